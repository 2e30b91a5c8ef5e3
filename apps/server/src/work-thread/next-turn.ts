import { setImmediate } from 'node:timers/promises';

/** Time of the event loop that one person's turns may take at once, ms, and the part of each ms that comes back. */
const BURST_MS = 400;
const SHARE = 1 / 3;
/** The longest pause, ms, and the most that a turn counts: it may have waited for work that isn't the person's. */
const PAUSE_MS = 1000;
const TURN_MS = 100;

/** Turns of the event loop that were given to a person and have not ended, with the pause after them. */
const begun = new Map<string, Promise<void>>();
/** The time that a person's turns took, less what came back by `at`. */
const taken = new Map<string, { ms: number; at: number }>();

/** Adds a turn to the person's time. Returns how long the person's next turn has to wait, ms. */
function pauseAfter(userId: string, start: number): number {
  const at = performance.now();
  const before = taken.get(userId);
  const left = before ? Math.max(0, before.ms - (at - before.at) * SHARE) : 0;
  // Turns that are open at the same time share it.
  const took = Math.min(at - start, TURN_MS) / Math.max(1, begun.size);
  const time = { ms: Math.min(left + took, BURST_MS + PAUSE_MS * SHARE), at };
  taken.set(userId, time);
  const forget = (): void => {
    if (taken.get(userId) === time) taken.delete(userId);
  };
  // `unref`, because it must not keep a process alive that stops.
  setTimeout(forget, time.ms / SHARE).unref();
  return Math.max(0, time.ms - BURST_MS) / SHARE;
}

async function turnOf(userId: string): Promise<void> {
  const start = performance.now();
  await setImmediate();
  const pause = pauseAfter(userId, start);
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
}

/**
 * Waits for a turn of the event loop that isn't given to other work of this person, and takes it. So many requests of
 * one person at once, or many steps of one, delay others by one of them only: an embedded database answers all of them
 * within a turn. A person whose turns took more than 400 ms gets a third of the time from then on, because a call of
 * somebody else that needs several turns waits for one of theirs each time.
 */
export async function nextTurnOf(userId: string): Promise<void> {
  const before = begun.get(userId);
  const mine = (before ?? Promise.resolve()).then(() => turnOf(userId));
  begun.set(userId, mine);
  void mine.then(() => {
    if (begun.get(userId) === mine) begun.delete(userId);
  });
  await before;
}
