import { WAITING_MAX } from '@alento/domain/outbox/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/tier/tier.ts';
import { ApiError } from '../api/api-error.ts';
import { tick, World } from './outbox.harness.ts';
import { latestBody } from './outbox-item.ts';
import { FOUND, FOUND_WITH_WORKER, live, step, stepWithWorker } from './outbox-walk.harness.ts';

describe('outbox after random steps of a person, two tabs and the network', () => {
  it.each([
    ['with locks across tabs', true],
    ['without locks', false],
  ])('has created every item once on the server, in its last version (%s)', async (_, hasLocks) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const world = new World({ hasLocks });
        const { tabs, wants } = await live(world, steps);
        const wished = [...wants.values()].flatMap((note) => (note ? [note.text] : [])).sort();
        expect([...world.server.entries.values()].map(({ text }) => text).sort()).toEqual(wished);
        expect(world.server.reused).toEqual([]);
        expect([...world.stored.keys()]).toEqual([]);
        for (const each of tabs) expect(each.items()).toEqual([]);
      }),
      { numRuns: runs(150), examples: FOUND },
    );
  });

  it('has created every item once on the server, also if a service worker sends too and is killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepWithWorker, { minLength: 1, maxLength: 40 }), async (steps) => {
        const world = new World({ hasWorker: true });
        const { tabs, wants } = await live(world, steps);
        const wished = [...wants.values()].flatMap((note) => (note ? [note.text] : [])).sort();
        expect([...world.server.entries.values()].map(({ text }) => text).sort()).toEqual(wished);
        expect(world.server.reused).toEqual([]);
        expect([...world.stored.keys()]).toEqual([]);
        expect([world.shared?.copies, world.shared?.created.size]).toEqual([[], 0]);
        for (const each of tabs) expect(each.items()).toEqual([]);
      }),
      { numRuns: runs(200), examples: [...FOUND, ...FOUND_WITH_WORKER] },
    );
  });

  it('deletes an item on the server if the person deletes the item while its correction is being refused', async () => {
    const world = new World();
    const tab = world.open();
    const { id } = await tab.outbox.add('ana', 'note', { text: 'um' });
    void tab.outbox.send('ana');
    await tick();
    await tab.outbox.change('ana', id, { text: 'dois', bad: true });
    while (!world.calls.includes('correct dois')) await tick();
    await tab.outbox.remove('ana', id);
    for (let i = 0; i < 20; i += 1) await tick();
    expect([...world.server.entries.keys()]).toEqual([]);
    expect([...world.stored.keys()]).toEqual([]);
  });

  it('sends an edit that the person made while an earlier edit was being sent', async () => {
    const world = new World();
    const tab = world.open();
    const { id } = await tab.outbox.add('ana', 'note', { text: 'um' });
    void tab.outbox.send('ana');
    await tick();
    await tab.outbox.change('ana', id, { text: 'dois' });
    while (!world.calls.includes('correct dois')) await tick();
    await tab.outbox.change('ana', id, { text: 'três' });
    for (let i = 0; i < 20; i += 1) await tick();
    expect([...world.server.entries.values()].map(({ text }) => text)).toEqual(['três']);
    expect([...world.stored.keys()]).toEqual([]);
  });

  it.each([
    ['no service worker', false],
    ['a service worker', true],
  ])('creates items in the order in which they were added if none is edited or refused (%s)', async (_, hasWorker) => {
    const plain = (hasWorker ? stepWithWorker : step).filter(
      (one) => one.do !== 'edit' && one.do !== 'remove' && one.do !== 'make' && !('bad' in one && one.bad),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 40 }), async (steps) => {
        const world = new World({ hasWorker });
        const { wants } = await live(world, steps);
        const storedTexts = world.server.order.map((id) => world.server.entries.get(id)?.text);
        expect(storedTexts).toEqual([...wants.values()].map((note) => note?.text));
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('outbox', () => {
  const add = async (world: World, ...texts: string[]) => {
    const at = world.open();
    const ids: string[] = [];
    for (const text of texts) ids.push((await at.outbox.add('ana', 'note', { text })).id);
    return { at, ids, first: ids[0] ?? '', second: ids[1] ?? '' };
  };
  const texts = (world: World) => [...world.server.entries.values()].map(({ text }) => text);

  it('replaces the body of an edited item before its first attempt, and sends a correction afterwards', async () => {
    const world = new World();
    const { at, first, second } = await add(world, 'a', 'b');
    await at.outbox.change('ana', first, { text: 'a2' });
    world.lost = 1;
    await at.outbox.send('ana');
    await at.outbox.change('ana', first, { text: 'a3' });
    await at.outbox.change('ana', second, { text: 'b2' });
    await at.outbox.send('ana');
    expect(world.calls).toEqual(['create a2', 'create a2', 'correct a3', 'create b2']);
    expect(texts(world)).toEqual(['a3', 'b2']);
    expect(at.seen.map(({ text }) => text)).toEqual(['a3', 'b2']);
  });

  it('sends an item that is added at any moment while an earlier send ends', async () => {
    for (let steps = 0; steps < 25; steps += 1) {
      const world = new World();
      const { at } = await add(world, 'a');
      const unlocked = Promise.withResolvers<void>();
      const { alone } = world;
      world.alone = (...of) => alone.apply(world, of).finally(unlocked.resolve) as Promise<never>;
      const sent = at.outbox.send('ana', false);
      await unlocked.promise;
      for (let step = 0; step < steps; step += 1) await undefined;
      await at.outbox.add('ana', 'note', { text: 'b' });
      await at.outbox.send('ana', false);
      await sent;
      expect(texts(world)).toEqual(['a', 'b']);
    }
  });

  it('does not mark an item as tried while the device is offline', async () => {
    const world = new World();
    world.isUp = false;
    const { at } = await add(world, 'a');
    await at.outbox.send('ana');
    expect(world.calls).toEqual([]);
    expect(at.items()[0]?.tried).toBe(false);
  });

  it('stores the refusal of an item, and still sends the next items', async () => {
    const world = new World();
    const { at, first } = await add(world, 'a', 'b');
    await at.outbox.change('ana', first, { text: 'a', bad: true });
    await at.outbox.send('ana');
    expect(texts(world)).toEqual(['b']);
    expect(at.outbox.fate('ana', first)).toEqual({
      state: 'refused',
      refusal: { code: 'ENTRY_TAGS_INVALID', message: 'Não existe mais.' },
    });
    await at.outbox.send('ana');
    expect(world.calls).toEqual(['create a', 'create b']);
    await at.outbox.change('ana', first, { text: 'a2' });
    await at.outbox.send('ana');
    expect(texts(world)).toEqual(['b', 'a2']);
  });

  it('deletes a refused item from the device when the person removes the item', async () => {
    const world = new World();
    const { at, first } = await add(world, 'a');
    await at.outbox.change('ana', first, { text: 'a', bad: true });
    await at.outbox.send('ana');
    await at.outbox.remove('ana', first);
    expect(at.items()).toEqual([]);
    expect(world.stored.size).toBe(0);
  });

  it('doubles the wait after each failure, and waits as long as Retry-After requires', async () => {
    const world = new World();
    const { at } = await add(world, 'a');
    world.failures.push(new ApiError(503, 'UNAVAILABLE', 'x'), new ApiError(500, 'INTERNAL', 'x'));
    await at.outbox.send('ana');
    await at.outbox.send('ana');
    world.failures.push(new ApiError(429, 'RATE_LIMITED', 'x', 60));
    await at.outbox.send('ana');
    expect(at.later.map(({ ms }) => ms)).toEqual([5000, 10_000, 60_000]);
    await at.outbox.send('ana');
    expect(world.calls).toHaveLength(3);
    world.clock += 60_000;
    at.later.at(-1)?.work();
    await at.outbox.send('ana');
    expect(texts(world)).toEqual(['a']);
  });

  it('stops sending after a 401 and schedules no retry', async () => {
    const world = new World();
    const { at } = await add(world, 'a', 'b');
    world.failures.push(new ApiError(401, 'UNAUTHORIZED', 'x'));
    await at.outbox.send('ana');
    expect(world.calls).toEqual(['create a']);
    expect(at.later).toEqual([]);
    expect(at.items()).toHaveLength(2);
  });

  it('shows and sends only items of the person who is signed in', async () => {
    const world = new World();
    const { at } = await add(world, 'a');
    world.userId = 'bia';
    await at.outbox.send('ana');
    await at.outbox.send('bia');
    expect(world.calls).toEqual([]);
    expect(at.outbox.items('bia')).toEqual([]);
  });

  it('keeps items in memory if the storage is full, and sends them', async () => {
    const world = new World();
    world.isFull = true;
    const { at, first } = await add(world, 'a');
    world.isUp = false;
    await at.outbox.send('ana');
    expect(at.outbox.fate('ana', first)).toEqual({ state: 'waiting', isStored: false });
    expect(world.stored.size).toBe(0);
    world.isUp = true;
    await at.outbox.send('ana');
    expect(texts(world)).toEqual(['a']);
    expect(at.items()).toEqual([]);
  });

  it('keeps items beyond WAITING_MAX in memory only', async () => {
    const world = new World();
    const { at, ids } = await add(world, ...Array.from({ length: WAITING_MAX + 1 }, (_, index) => `n${index}`));
    expect(world.stored.size).toBe(WAITING_MAX);
    expect(at.outbox.fate('ana', ids.at(-1) ?? '')).toEqual({ state: 'waiting', isStored: false });
  });

  it('notifies every tab of a sent item, so that no tab shows it any more', async () => {
    const world = new World();
    const { at } = await add(world, 'a');
    const other = world.open();
    expect(other.items().map(latestBody)).toEqual([{ text: 'a' }]);
    await Promise.all([at.outbox.send('ana'), other.outbox.send('ana')]);
    await tick();
    expect(world.calls).toEqual(['create a']);
    expect([at.seen, other.seen].map((seen) => seen.map(({ text }) => text))).toEqual([['a'], ['a']]);
    expect([at.items(), other.items()]).toEqual([[], []]);
  });

  it('sends a correction if the person edits an item that was sent already', async () => {
    const world = new World();
    const { at, first } = await add(world, 'a');
    at.items();
    await at.outbox.send('ana');
    await at.outbox.change('ana', first, { text: 'a2' });
    await at.outbox.send('ana');
    expect(world.calls).toEqual(['create a', 'correct a2']);
    expect(texts(world)).toEqual(['a2']);
    await at.outbox.remove('ana', first);
    await at.outbox.send('ana');
    expect(texts(world)).toEqual([]);
  });

  it('drops an edited item if another device has deleted it', async () => {
    const world = new World();
    const { at, first } = await add(world, 'a');
    world.lost = 1;
    await at.outbox.send('ana');
    world.server.remove('e0');
    await at.outbox.change('ana', first, { text: 'a2' });
    await at.outbox.send('ana');
    expect(at.items()).toEqual([]);
    expect(at.outbox.fate('ana', first)).toEqual({ state: 'gone' });
  });
});
