import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { DATABASES } from './databases.ts';

/**
 * What pages and the service worker share, because the worker can't read localStorage. Everything belongs to the person
 * of the row `session`; without that row nothing is written. localStorage stays the truth about unsent items: these
 * rows are copies of it, and notes of what the worker did.
 */

/** The session that the worker uses. */
export type SharedSession = { userId: string; token: string };

/** A creation that the worker may send. `key` is its idempotency key, `place` its order, ms epoch. */
export type Copy = { key: string; userId: string; id: string; kind: string; place: number; body: unknown };

export type WorkerRefusal = { status: number; code: string; message: string };
export type Outcome = { result: unknown } | { refusal: WorkerRefusal };

/** A creation that the worker has sent or is sending, with the body that it sent. `outcome` is null if unknown. */
export type Tried = { key: string; userId: string; body: unknown; outcome: Outcome | null };

/** What a page has to take over from the worker. */
export type FromWorker = { created: Copy[]; tried: Tried[] };

interface Schema extends DBSchema {
  session: { key: string; value: SharedSession };
  /** Copies of the outbox, written by pages. */
  waiting: { key: string; value: Copy };
  tried: { key: string; value: Tried };
  /** What the worker created itself. `isRead`: a page is taking it over, and has to learn of its outcome. */
  made: { key: string; value: Copy & { isRead?: boolean } };
}

const STORES = ['session', 'waiting', 'tried', 'made'] as const;
type Change = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

const SESSION = 'session';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<Schema>(DATABASES.worker, 1, {
    upgrade(database) {
      database.createObjectStore('session');
      for (const name of ['waiting', 'tried', 'made'] as const) database.createObjectStore(name, { keyPath: 'key' });
    },
    // Another context deletes the database, because the session is over.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Runs work in one transaction on all stores; transactions of pages and worker run one after the other. */
async function inOne<T>(work: (change: Change) => Promise<T>): Promise<T> {
  const change = (await open()).transaction([...STORES], 'readwrite') as unknown as Change;
  const [value] = await Promise.all([work(change), change.done]);
  return value;
}

const isOf = async (change: Change, userId: string): Promise<boolean> =>
  (await change.objectStore('session').get(SESSION))?.userId === userId;

async function putSession(change: Change, { userId, token }: SharedSession): Promise<void> {
  if (!(await isOf(change, userId))) await Promise.all(STORES.map((name) => change.objectStore(name).clear()));
  await change.objectStore('session').put({ userId, token }, SESSION);
}

/** Stores the session. Rows of another person are deleted. */
export const shareSession = (session: SharedSession): Promise<void> => inOne((change) => putSession(change, session));

/** The session that a page has shared; null if nobody is signed in. */
export const sharedSession = async (): Promise<SharedSession | null> =>
  (await (await open()).get('session', SESSION)) ?? null;

/**
 * Replaces the copies by the current ones, and returns in the same transaction what the worker noted. A creation with a
 * note gets no copy: the page may have another body for its key, until it has taken over the note.
 */
export const replaceCopies = (session: SharedSession, copies: readonly Copy[]): Promise<FromWorker> =>
  inOne(async (change) => {
    await putSession(change, session);
    const waiting = change.objectStore('waiting');
    await waiting.clear();
    const tried = await change.objectStore('tried').getAll();
    const noted = new Set(tried.map(({ key }) => key));
    await Promise.all(copies.filter(({ key }) => !noted.has(key)).map((copy) => waiting.put(copy)));
    const made = change.objectStore('made');
    const created = await made.getAll();
    await Promise.all(created.map((copy) => made.put({ ...copy, isRead: true })));
    return { created: created.sort((a, b) => a.place - b.place), tried };
  });

/** Deletes what a page has taken over. A note that has changed since stays, so that its outcome isn't lost. */
export const forget = (userId: string, { created, tried }: FromWorker): Promise<void> =>
  inOne(async (change) => {
    if (!(await isOf(change, userId))) return;
    await Promise.all(created.map(({ key }) => change.objectStore('made').delete(key)));
    const notes = change.objectStore('tried');
    for (const { key, outcome } of tried) {
      const now = await notes.get(key);
      if (now && (now.outcome === null) === (outcome === null)) await notes.delete(key);
    }
  });

/** Adds something that the worker created for this person. Returns false if this person is not signed in. */
export const addCreated = (copy: Copy): Promise<boolean> =>
  inOne(async (change) => {
    if (!(await isOf(change, copy.userId))) return false;
    await change.objectStore('made').put(copy);
    return true;
  });

/** Replaces something that the worker created, unless it was tried or a page has read it. */
export const changeCreated = (copy: Copy): Promise<void> =>
  inOne(async (change) => {
    const found = await change.objectStore('made').get(copy.key);
    const tried = await change.objectStore('tried').getKey(copy.key);
    if (found && !found.isRead && tried === undefined) await change.objectStore('made').put(copy);
  });

/**
 * Picks the next creation to send and notes in the same transaction that it is tried, so that a page never sends
 * another body under its key. Null if nothing is left.
 */
export const claimNext = (userId: string): Promise<Copy | null> =>
  inOne(async (change) => {
    if (!(await isOf(change, userId))) return null;
    const notes = change.objectStore('tried');
    const concluded = new Set((await notes.getAll()).filter(({ outcome }) => outcome).map(({ key }) => key));
    const all = [...(await change.objectStore('waiting').getAll()), ...(await change.objectStore('made').getAll())];
    const [next] = all.filter(({ key }) => !concluded.has(key)).sort((a, b) => a.place - b.place);
    if (!next) return null;
    await notes.put({ key: next.key, userId, body: next.body, outcome: null });
    return next;
  });

/**
 * Notes the server's response to a creation. One that the worker made itself and the server has is deleted, unless a
 * page has read it: the page may store it without a note and send an edit under its key. A refused one stays until a
 * page has taken it over.
 *
 * @returns whether it was deleted, so that no page will learn of it from this store.
 */
export const storeOutcome = ({ key, userId, body }: Copy, outcome: Outcome): Promise<boolean> =>
  inOne(async (change) => {
    if (!(await isOf(change, userId))) return false;
    await change.objectStore('waiting').delete(key);
    const created = change.objectStore('made');
    const found = await created.get(key);
    const isOnlyHere = found !== undefined && !found.isRead && 'result' in outcome;
    if (isOnlyHere) {
      await created.delete(key);
      await change.objectStore('tried').delete(key);
    } else await change.objectStore('tried').put({ key, userId, body, outcome });
    return isOnlyHere;
  });

/** Closes the connection, in tests. */
export async function closeWorkerStore(): Promise<void> {
  (await opened?.catch(() => null))?.close();
  opened = null;
}
