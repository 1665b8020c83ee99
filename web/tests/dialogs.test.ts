import { expect, it } from 'vitest';
import { firstThings } from '../src/lib/dialogs';

it('waits for what is to be read first, and for nothing else', async () => {
  document.body.innerHTML = '<dialog open></dialog><dialog open data-first="true"></dialog>';
  const story = document.querySelector<HTMLDialogElement>('[data-first]');
  let done = false;
  const waiting = firstThings().then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toBe(false);
  story?.removeAttribute('open');
  story?.dispatchEvent(new Event('close'));
  await waiting;
  expect(done).toBe(true);
});
