import fc from 'fast-check';
import { type Note, tick, type World } from './outbox.harness.ts';

type Step =
  | { do: 'add'; tab: 0 | 1; bad: boolean }
  | { do: 'edit'; tab: 0 | 1; which: number; bad: boolean }
  | { do: 'remove'; tab: 0 | 1; which: number; bad: boolean }
  | { do: 'send'; tab: 0 | 1 }
  | { do: 'kill'; tab: 0 | 1 }
  | { do: 'network'; isUp: boolean }
  | { do: 'lose'; answers: number }
  | { do: 'tick'; times: number }
  | { do: 'sync' }
  | { do: 'kill-worker' }
  | { do: 'make' };

const tab = fc.constantFrom(0 as const, 1 as const);
const bad = fc.boolean();
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), tab, bad: fc.constant(false) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), tab, bad: fc.constant(true) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), tab, which: fc.nat(5), bad }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, which: fc.nat(5), bad }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), isUp: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), answers: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tick' as const), times: fc.integer({ min: 1, max: 6 }) }) },
);

/** Steps of a browser that also wakes the service worker, and may stop it at any time. */
export const stepWithWorker: fc.Arbitrary<Step> = fc.oneof(
  { weight: 25, arbitrary: step },
  { weight: 6, arbitrary: fc.constant({ do: 'sync' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'kill-worker' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'make' as const }) },
);

/** Steps that once failed: a deletion during a correction, and a response to an older key during a correction. */
export const FOUND: [Step[]][] = [
  [
    [
      { do: 'add', tab: 0, bad: false },
      { do: 'add', tab: 0, bad: false },
      { do: 'send', tab: 0 },
      { do: 'remove', tab: 0, which: 3, bad: false },
      { do: 'edit', tab: 0, which: 0, bad: true },
      { do: 'tick', times: 2 },
      { do: 'remove', tab: 0, which: 0, bad: false },
    ],
  ],
  [
    [
      { do: 'send', tab: 0 },
      { do: 'add', tab: 0, bad: true },
      { do: 'edit', tab: 0, which: 0, bad: true },
      { do: 'send', tab: 1 },
      { do: 'edit', tab: 0, which: 0, bad: false },
      { do: 'tick', times: 2 },
      { do: 'edit', tab: 0, which: 0, bad: false },
      { do: 'lose', answers: 1 },
    ],
  ],
];

/**
 * Once failed: an edit while the service worker sends the former body, whose note is then taken over; and an edit of
 * what the worker created, between its taking over and that of its note, by a page that is then closed.
 */
export const FOUND_WITH_WORKER: [Step[]][] = [
  [
    [
      { do: 'add', tab: 0, bad: false },
      { do: 'sync' },
      { do: 'tick', times: 4 },
      { do: 'edit', tab: 0, which: 0, bad: false },
      { do: 'add', tab: 0, bad: false },
    ],
  ],
  [
    [
      { do: 'make' },
      { do: 'sync' },
      { do: 'send', tab: 0 },
      { do: 'tick', times: 2 },
      { do: 'edit', tab: 0, which: 0, bad: false },
      { do: 'kill', tab: 0 },
    ],
  ],
];

/** Runs the steps and returns the texts that the person wanted, by item in order of creation. */
export async function live(world: World, steps: readonly Step[]) {
  const tabs = [world.open(), world.open()];
  const wants = new Map<string, Note | null>();
  let count = 0;
  const text = (isBad: boolean): Note => {
    count += 1;
    return { text: `n${count}`, ...(isBad ? { bad: true } : {}) };
  };
  for (const now of steps) {
    if (now.do === 'network') world.isUp = now.isUp;
    else if (now.do === 'lose') world.lost = now.answers;
    else if (now.do === 'tick') for (let i = 0; i < now.times; i += 1) await tick();
    else if (now.do === 'sync') void world.sync();
    else if (now.do === 'kill-worker') world.killWorker();
    else if (now.do === 'make') {
      const note = text(false);
      world.make(note.text);
      wants.set(`made-${note.text}`, note);
    } else {
      const at = tabs[now.tab] ?? world.open();
      if (now.do === 'kill') {
        world.kill(at);
        tabs[now.tab] = world.open();
      } else if (now.do === 'send') void at.outbox.send('ana');
      else if (now.do === 'add') {
        const note = text(now.bad);
        wants.set((await at.outbox.add('ana', 'note', note)).id, note);
      } else {
        const items = at.items();
        const item = items[now.which % Math.max(1, items.length)];
        if (!item) continue;
        const note = text(now.bad);
        wants.set(item.id, now.do === 'remove' ? null : note);
        if (now.do === 'remove') await at.outbox.remove('ana', item.id);
        else await at.outbox.change('ana', item.id, note);
      }
    }
  }
  // At the end the network works, and the person corrects every refused item.
  world.isUp = true;
  world.lost = 0;
  const repaired = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(tabs.map((each) => each.outbox.send('ana')));
    for (let i = 0; i < 4; i += 1) await tick();
    for (const item of tabs[0]?.items() ?? []) {
      if (item.refusal === null) continue;
      const note = text(false);
      repaired.add(item.id);
      wants.set(item.id, note);
      await tabs[0]?.outbox.change('ana', item.id, note);
    }
  }
  return { tabs, wants, repaired };
}
