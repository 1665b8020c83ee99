import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { address } from '../src/lib/router.svelte';
import { speak } from '../src/lib/texts.svelte';
import Import from '../src/pages/mine/Import.svelte';

const PLAYER = { player: { id: 'p', name: 'Ola', is_guest: true, settings: {} }, token: 't' };

/** What the server was sent as a record. */
let sent: unknown;

/** Choose a file; the server answers what it is told to. */
async function choose(text: string, status: number, answer: unknown): Promise<void> {
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path.endsWith('/session')) return Promise.resolve(new Response(JSON.stringify(PLAYER)));
    sent = request?.body;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  await speak('en');
  render(Import);
  const file = new File([text], 'record.json', { type: 'application/json' });
  await fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('goes to the replay of a record that was proved', async () => {
  await choose('{"game": "fantazja"}', 201, { id: 'abc' });
  await waitFor(() => expect([address.now.page, address.now.rest]).toEqual(['r', 'abc']));
});

it('sends the text of the file as it is, so that the server sees a key that is there twice', async () => {
  const text = '{"game": "fantazja",  "seats": [], "seats": []}';
  await choose(text, 201, { id: 'abc' });
  await waitFor(() => expect(sent).toBe(text));
});

it('names the step and the rule that do not fit', async () => {
  const error = {
    code: 'record',
    message: 'the tile does not match',
    step: 12,
    rule: 'F-P4',
    kind: 'rule',
  };
  await choose('{"game": "fantazja"}', 422, { error });
  await waitFor(() => expect(screen.getByText('Step 12:')).toBeTruthy());
  expect(screen.getByText('The rules do not allow this.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'F-P4' })).toBeTruthy();
});

it('says that a file is no record at all', async () => {
  await choose('once upon a time', 500, {});
  await waitFor(() => expect(screen.getByText(/cannot be read/)).toBeTruthy());
});
