// "Your turn" by title, sound and notification.

import { settings } from './settings.svelte';

const NOTES = [659.3, 987.8]; // e'' and b'': a small call
let audio: AudioContext | null = null;

/** Two soft notes, made here. Browsers let a page sound only after somebody has touched it. */
export function ring(notes: readonly number[] = NOTES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  notes.forEach((pitch, index) => playNote(audio as AudioContext, pitch, index * 0.14));
}

function playNote(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** A notification, only while nobody looks at the page. */
export function notify(title: string, words: string): void {
  if (!mayNotify() || !document.hidden) return;
  const note = new Notification(title, { body: words, tag: 'bajarz-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
