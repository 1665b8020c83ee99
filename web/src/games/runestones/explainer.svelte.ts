// When a thing of the board tells what it is: the mouse rests on it, a finger or the key I asks.

import { subjectOf, type Subject } from './explain';

const REST = 500; // ms that the mouse rests on something first
const NEXT = 120; // the same, from one thing to the next
const HOLD = 450; // ms that a finger holds it
const SLIP = 10; // px that a holding finger may move

export interface Told {
  subject: Subject;
  anchor: Element;
  /** It stays until something is pressed; else until the mouse moves away. */
  stays: boolean;
}

export class Explainer {
  told: Told | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the mouse is over. */
  private over: Element | null = null;
  private closedAt = 0;
  /** Where the mouse was last, or where the finger went down. */
  private from = { x: -1, y: -1 };
  /** A finger has held something: the click that follows is none. */
  private held = false;

  close(): void {
    clearTimeout(this.timer);
    if (this.told) this.closedAt = Date.now();
    this.told = null;
  }

  private open(anchor: Element | null, stays: boolean): void {
    const subject = subjectOf(anchor?.getAttribute('data-explain') ?? '');
    if (anchor?.isConnected && subject) this.told = { subject, anchor, stays };
  }

  private find(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest('[data-explain]') : null;
  }

  readonly onpointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.hover(event);
  };

  private hover(event: PointerEvent): void {
    const anchor = this.find(event);
    const still = event.clientX === this.from.x && event.clientY === this.from.y;
    this.from = { x: event.clientX, y: event.clientY };
    if (anchor === this.over) return;
    this.over = still ? null : anchor; // a still mouse asks nothing: the board has moved
    if (this.told?.stays) return;
    const soon = this.told !== null || Date.now() - this.closedAt < NEXT;
    this.close();
    if (!this.over || event.buttons) return;
    this.timer = setTimeout(() => this.open(anchor, false), soon ? NEXT : REST);
  }

  readonly onpointerdown = (event: PointerEvent): void => {
    this.close();
    this.held = false;
    if (event.pointerType === 'mouse') return;
    const anchor = this.find(event);
    if (!anchor) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.held = true;
      this.open(anchor, true);
    }, HOLD);
  };

  readonly onpointermove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.hover(event);
    if (event.pointerType === 'mouse' || this.held) return;
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (far > SLIP) clearTimeout(this.timer);
  };

  readonly onpointerup = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(this.timer);
  };

  /** In the capturing phase: a held thing is not pressed; what only tells of itself does so. */
  readonly onclick = (event: MouseEvent): void => {
    const anchor = this.find(event);
    if (this.held && anchor) {
      event.preventDefault();
      event.stopPropagation();
    } else if (anchor?.hasAttribute('data-tells')) this.open(anchor, true);
    this.held = false;
  };

  /** A long press is ours, not the browser's. */
  readonly oncontextmenu = (event: Event): void => {
    if (this.held) event.preventDefault();
  };

  readonly onfocusin = (event: FocusEvent): void => {
    if (this.told?.stays && !this.told.anchor.contains(event.target as Node)) this.close();
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && this.told) {
      this.close();
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key.toLowerCase() === 'i' && !target.closest('input, textarea, select')) {
      const anchor = this.find(event) ?? this.over;
      const same = this.told?.stays && this.told.anchor === anchor;
      this.close();
      if (!same) this.open(anchor, true);
    }
  };
}
