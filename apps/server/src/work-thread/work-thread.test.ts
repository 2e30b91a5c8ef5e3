import { createSecretKey, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { refuse } from '@alento/domain/result';
import { afterEach, expect, it } from 'vitest';
import { seal, type UserKey } from '../crypto/seal.ts';
import { currentRequestId, withRequestId } from '../log/request-id.ts';
import { createTurns, inTime } from './turns.ts';
import { createWorkThread } from './work-thread.ts';

const TOO_MANY = { ok: false, code: 'RATE_LIMITED', retryAfter: 1 };
const userKey = createSecretKey(randomBytes(32)) as UserKey;
const context = { table: 'mood_entries', column: 'note', rowId: 'a/b' };
const texts = [{ context, sealed: seal(userKey, context, 'Corri no parque, com café depois') }];
const thread = createWorkThread();
afterEach(() => thread.close());

it('the work thread decrypts texts and returns those that match', async () => {
  expect(await thread.run('foundWords', { userKey, texts, words: ['cafe', 'nada', 'parque'] })).toEqual([[0, 2]]);
  const wanted = [{ terms: ['corr'], beginning: null }];
  expect(await thread.run('matchTerms', { userKey, texts, wanted })).toEqual([
    { place: 0, matches: 1, stems: 1, excerpt: 'Corri no parque, com café depois' },
  ]);
});

it('the work thread rejects a call with the error of its task, and runs the next task', async () => {
  const other = createSecretKey(randomBytes(32)) as UserKey;
  await expect(thread.run('foundWords', { userKey: other, texts, words: ['cafe'] })).rejects.toThrow();
  expect(await thread.run('foundWords', { userKey, texts, words: ['cafe'] })).toEqual([[0]]);
});

it('the work thread rejects waiting tasks when it ends, and is started again', async () => {
  const run = thread.run('foundWords', { userKey, texts, words: ['cafe'] });
  const broken = expect(run).rejects.toThrow('The work thread ended');
  await thread.close();
  await broken;
  expect(await thread.run('foundWords', { userKey, texts, words: ['cafe'] })).toEqual([[0]]);
});

it('the work thread rejects a call with the signal’s reason when the signal aborts', async () => {
  await expect(
    thread.run('foundWords', { userKey, texts, words: ['cafe'] }, AbortSignal.timeout(0)),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
  const gone = AbortSignal.abort(new Error('left'));
  await expect(thread.run('foundWords', { userKey, texts, words: ['cafe'] }, gone)).rejects.toThrow('left');
});

it('the work thread goes on with the next task after a crash', async () => {
  const start = () => new Worker(new URL('./stuck-thread.harness.ts', import.meta.url));
  const breaking = createWorkThread({ start });
  const words = null as unknown as string[];
  const broken = expect(breaking.run('foundWords', { userKey, texts, words })).rejects.toThrow(/null/);
  const behind = breaking.run('foundWords', { userKey, texts, words: ['cafe'] });
  await broken;
  expect(await behind).toEqual([]);
  await breaking.close();
});

it('the work thread is replaced if a task doesn’t end after its signal aborted, and the tasks behind it still run', async () => {
  const start = () => new Worker(new URL('./stuck-thread.harness.ts', import.meta.url));
  const stuck = createWorkThread({ start, graceMs: 10 });
  const endless = stuck.run('foundWords', { userKey, texts, words: [] }, AbortSignal.timeout(50));
  const behind = stuck.run('foundWords', { userKey, texts, words: ['cafe'] });
  await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await behind).toEqual([]);
  await stuck.close();
});

it('the work thread rejects a task whose input can’t be sent, and runs the next one', async () => {
  const words = [Symbol('not cloneable')] as unknown as string[];
  await expect(thread.run('foundWords', { userKey, texts, words })).rejects.toThrow(/could not be cloned/);
  expect(await thread.run('foundWords', { userKey, texts, words: ['cafe'] })).toEqual([[0]]);
});

it('the work thread ends when its heap is large and it has had no task for a while, and is started again', async () => {
  const started: Worker[] = [];
  const start = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    started.push(worker);
    return worker;
  };
  const idling = createWorkThread({ start, idleMs: 20, largeBytes: 1 });
  const input = { userKey, texts, words: ['cafe'] };
  expect(await idling.run('foundWords', input)).toEqual([[0]]);
  const ended = Promise.withResolvers<void>();
  started[0]?.on('exit', () => ended.resolve());
  await ended.promise;
  expect(await idling.run('foundWords', input)).toEqual([[0]]);
  expect(started).toHaveLength(2);
  await idling.close();
});

it('createTurns.runPiece runs two pieces of a person at once, goes on after a failure, and lets others in', async () => {
  const turns = createTurns();
  const running = new Set<number>();
  let most = 0;
  const piece = async (place: number) => {
    most = Math.max(most, running.add(place).size);
    await setImmediate();
    running.delete(place);
    if (place === 0) throw new Error('failed');
    return place;
  };
  const pieces = [0, 1, 2, 3, 4].map((place) => turns.runPiece('ana', () => piece(place)));
  const other = turns.runPiece('bia', () => Promise.resolve([...running]));
  expect(await Promise.allSettled(pieces)).toMatchObject([
    { status: 'rejected' },
    ...[1, 2, 3, 4].map((value) => ({ value })),
  ]);
  expect(await other).not.toContain(4);
  expect(most).toBe(2);
});

/** Counts turns of the event loop until `stop` returns their number. */
function countTurns(): { now(): number; stop(): number } {
  let turn = 0;
  const next = (): NodeJS.Immediate =>
    globalThis.setImmediate(() => {
      turn += 1;
      immediate = next();
    });
  let immediate = next();
  const stop = (): number => {
    clearImmediate(immediate);
    return turn;
  };
  return { now: () => turn, stop };
}

it('createTurns.runPiece gives each short piece of a person a turn of the event loop', async () => {
  const turns = createTurns();
  const count = countTurns();
  const seen = await Promise.all([1, 2, 3, 4, 5, 6].map(() => turns.runPiece('ana', async () => count.now())));
  count.stop();
  expect(new Set(seen).size).toBeGreaterThanOrEqual(5);
});

/** Keeps the event loop busy. Its value is the time of its end. */
const longPiece = async (ms: number): Promise<number> => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return performance.now();
};

it('createTurns.runPiece pauses waiting work of a person for five times the time that a long piece took', async () => {
  const turns = createTurns();
  // One of the two places waits, for a search for example.
  void turns.runPiece('ana', () => new Promise(() => {}));
  const long = turns.runPiece('ana', () => longPiece(20));
  const began = await turns.runPiece('ana', async () => performance.now());
  // Timers may fire a millisecond early.
  expect(began - (await long)).toBeGreaterThanOrEqual(99);
});

it('createTurns.runPiece starts work at once that comes after a long piece', async () => {
  const turns = createTurns();
  // An account of its own, because nextTurnOf counts the time of each account.
  void turns.runPiece('carla', () => new Promise(() => {}));
  await turns.runPiece('carla', () => longPiece(60));
  // Turns of the event loop instead of ms, because the machine may be busy: a pause of 250 ms has thousands.
  const count = countTurns();
  await turns.runPiece('carla', async () => undefined);
  expect(count.stop()).toBeLessThan(10);
});

it('createTurns runs the work of one person in sequence and of different people concurrently', async () => {
  const turns = createTurns();
  const signal = AbortSignal.timeout(10_000);
  const order: string[] = [];
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const first = turns.run('ana', signal, async () => {
    await blocked;
    order.push('ana 1');
  });
  const second = turns.run('ana', signal, async () => void order.push('ana 2'));
  const late = turns.run('ana', AbortSignal.timeout(5), async () => void order.push('never'));
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  await turns.run('bia', signal, async () => void order.push('bia'));
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['bia', 'ana 1', 'ana 2']);
});

it('createTurns refuses work at once while ten pieces of work of the same person run or wait', async () => {
  const turns = createTurns();
  const signal = AbortSignal.timeout(10_000);
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const work = Array.from({ length: 10 }, () => turns.run('ana', signal, () => blocked));
  const refused = turns.run('ana', signal, async () => undefined);
  expect(await inTime('UNAVAILABLE', refused)).toEqual(TOO_MANY);
  expect(await turns.run('bia', signal, async () => 'bia')).toBe('bia');
  release();
  await Promise.all(work);
  expect(await turns.run('ana', signal, async () => 'ana')).toBe('ana');
});

it('createTurns runs the first and the newest of a person’s searches, and refuses those between at once', async () => {
  const turns = createTurns();
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const search = (name: string) =>
    turns.runNewest({ userId: 'ana', kind: 'notes', ms: 10_000 }, async () => {
      await blocked;
      return name;
    });
  const first = search('first');
  await setImmediate();
  const [second, third, newest] = ['second', 'third', 'newest'].map(search);
  const otherKind = turns.runNewest({ userId: 'ana', kind: 'history', ms: 10_000 }, async () => 'other kind');
  for (const refused of [second, third])
    expect(refused && (await inTime('UNAVAILABLE', refused))).toEqual(refuse('SEARCH_SUPERSEDED'));
  release();
  expect(await Promise.all([first, newest, otherKind])).toEqual(['first', 'newest', 'other kind']);
});

it('createTurns gives a turn of the event loop to one call of a person, and doesn’t delay other people', async () => {
  const turns = createTurns();
  let turn = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turn += 1) await setImmediate();
  })();
  const turnOf = async (userId: string): Promise<number> => {
    await turns.next(userId);
    return turn;
  };
  const [first, ...others] = await Promise.all(['ana', 'ana', 'ana', 'ana', 'bia'].map(turnOf));
  isDone = true;
  await counting;
  expect(new Set([first, ...others.slice(0, 3)]).size).toBe(4);
  expect(others[3]).toBe(first);
});

it('createTurns counts the time limit of a search from its start', async () => {
  const turns = createTurns();
  const first = turns.run('ana', AbortSignal.timeout(10_000), () => new Promise((resolve) => setTimeout(resolve, 60)));
  const search = turns.runNewest({ userId: 'ana', kind: 'notes', ms: 30 }, async (signal) => signal.aborted);
  await first;
  expect(await search).toBe(false);
});

it('createTurns runs the work of at most two people at once', async () => {
  const turns = createTurns();
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const people = ['ana', 'bia', 'caio', 'davi', 'eva', 'ana'];
  const late = turns.run('fabi', AbortSignal.timeout(1), () => new Promise((resolve) => setTimeout(resolve, 20)));
  await Promise.all([late, ...people.map((person) => turns.run(person, AbortSignal.timeout(10_000), work))]);
  expect(most).toBe(2);
});

it('createTurns never starts the work of a third person that was refused while it waited', async () => {
  const turns = createTurns();
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const others = ['ana', 'bia'].map((person) => turns.run(person, AbortSignal.timeout(10_000), () => blocked));
  let hasRun = false;
  const third = turns.run('caio', AbortSignal.timeout(5), async () => {
    hasRun = true;
  });
  await expect(third).rejects.toMatchObject({ name: 'TimeoutError' });
  release();
  await Promise.all(others);
  await setImmediate();
  expect(hasRun).toBe(false);
});

it('createTurns runs work that waited with the request id of its own request', async () => {
  const turns = createTurns();
  const idOf = (requestId: string, userId: string) =>
    withRequestId(requestId, () =>
      turns.run(userId, AbortSignal.timeout(10_000), async () => {
        await setImmediate();
        return currentRequestId();
      }),
    );
  const requests = [
    ['r1', 'ana'],
    ['r2', 'ana'],
    ['r3', 'bia'],
    ['r4', 'caio'],
  ] as const;
  expect(await Promise.all(requests.map(([id, userId]) => idOf(id, userId)))).toEqual(requests.map(([id]) => id));
});
