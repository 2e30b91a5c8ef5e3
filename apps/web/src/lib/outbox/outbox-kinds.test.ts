import { WAITING_MAX } from '@alento/domain/outbox/limits';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { type Tab, tick, World } from './outbox.harness.ts';

const note = (tab: Tab, text: string) => tab.outbox.add('ana', 'note', { text });
const photo = (tab: Tab, body: Record<string, unknown> = {}) => tab.outbox.add('ana', 'attachment', body);

/** Registers how photos are sent. A photo with `hangs` gets no response. */
function withPhotos(world: World, tab: Tab): void {
  tab.outbox.register('attachment', async () => ({
    create: (body) =>
      (body as { hangs?: boolean }).hangs
        ? new Promise(() => world.calls.push('create photo'))
        : world.call(tab, 'create photo', () => null),
    correct: async (result) => result,
    remove: async () => undefined,
    onSent: () => undefined,
  }));
}

function begin() {
  const world = new World();
  const tab = world.open();
  withPhotos(world, tab);
  return { world, tab };
}

it('sends what has no file first', async () => {
  const { world, tab } = begin();
  await note(tab, 'a');
  await photo(tab);
  await note(tab, 'b');
  await tab.outbox.send('ana');
  expect(world.calls).toEqual(['create a', 'create b', 'create photo']);
});

it('keeps an item of a kind that only a later version of the app knows, and sends the others', async () => {
  const world = new World();
  const tab = world.open();
  await tab.outbox.add('ana', 'later', {});
  await note(tab, 'a');
  await tab.outbox.send('ana');
  expect(world.calls).toEqual(['create a']);
  expect(tab.items()).toMatchObject([{ kind: 'later', tried: false }]);
  expect(tab.later).toEqual([]);
});

it('sends a note of any tab while a photo is on its way', async () => {
  const { world, tab } = begin();
  const other = world.open();
  await photo(tab, { hangs: true });
  void tab.outbox.send('ana');
  while (world.calls.length === 0) await tick();
  await note(tab, 'a');
  await tab.outbox.send('ana', false);
  await note(other, 'b');
  await other.outbox.send('ana', false);
  expect(world.calls).toEqual(['create photo', 'create a', 'create b']);
});

it('sends notes while photos wait as long as Retry-After requires, and repeats each by a timer of its own', async () => {
  const { world, tab } = begin();
  await photo(tab);
  world.failures.push(new ApiError(429, 'RATE_LIMITED', 'x', 3600));
  await tab.outbox.send('ana');
  await note(tab, 'a');
  world.failures.push(new ApiError(503, 'UNAVAILABLE', 'x'));
  await tab.outbox.send('ana');
  await tab.outbox.send('ana');
  expect(world.calls).toEqual(['create photo', 'create a', 'create a']);
  expect(tab.later.map(({ ms }) => ms)).toEqual([3_600_000, 5000]);
  expect(new Set(tab.later.map(({ name }) => name)).size).toBe(2);
});

it('repeats by a timer only what it is for', async () => {
  const { world, tab } = begin();
  await photo(tab);
  await note(tab, 'a');
  world.failures.push(new ApiError(503, 'UNAVAILABLE', 'x'), new ApiError(503, 'UNAVAILABLE', 'x'));
  await tab.outbox.send('ana');
  await vi.waitFor(() => expect(tab.later).toHaveLength(2));
  // All would begin with the note.
  tab.later.find(({ name }) => name.endsWith(':files'))?.work();
  await vi.waitFor(() => expect(world.calls).toHaveLength(3));
  expect(world.calls).toEqual(['create a', 'create photo', 'create photo']);
});

it('does not send a photo before the note that it belongs to', async () => {
  const { world, tab } = begin();
  const { id } = await photo(tab, { isLocal: true });
  await photo(tab);
  expect(tab.outbox.hasWork('ana')).toBe(true);
  await tab.outbox.send('ana');
  expect(world.calls).toEqual(['create photo']);
  expect(tab.items()).toMatchObject([{ id, tried: false }]);
  expect(tab.outbox.hasWork('ana')).toBe(false);
});

it('stores a note although photos have taken all their places', async () => {
  const { world, tab } = begin();
  for (let count = 0; count <= WAITING_MAX; count += 1) await photo(tab);
  expect(world.stored.size).toBe(WAITING_MAX);
  const { id } = await note(tab, 'a');
  expect(tab.outbox.fate('ana', id)).toEqual({ state: 'waiting', isStored: true });
});

it('keeps a photo that is only in this page there when it is changed, and when the session ends by itself', async () => {
  const { world, tab } = begin();
  world.isFull = true;
  const { id } = await photo(tab);
  world.isFull = false;
  await tab.outbox.change('ana', id, { entryId: 'e1' });
  tab.outbox.clear(false);
  expect([world.stored.size, tab.items().map(({ body }) => body)]).toEqual([0, [{ entryId: 'e1' }]]);
  tab.outbox.clear(true);
  expect(tab.items()).toEqual([]);
});
