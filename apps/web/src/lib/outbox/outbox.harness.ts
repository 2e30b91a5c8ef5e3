import type { Copy, FromWorker, Outcome, Tried } from '../../platform/worker-store.ts';
import { ApiError, offline } from '../api/api-error.ts';
import { isDecided } from '../intent/intent.ts';
// The outbox loads it when it sends, which must take no step of a test.
import './deliver.ts';
import { Outbox } from './outbox-engine.ts';
import type { OutboxKind } from './outbox-item.ts';
import type { OutboxNews, OutboxParts } from './outbox-parts.ts';
import { type SentCopies, sendCopies } from './send-copies.ts';
import { shareWithWorker } from './share-with-worker.ts';

export type Note = { text: string; bad?: boolean };
export type CreatedNote = { id: string } & Note;

const never = <T>(): Promise<T> => new Promise(() => undefined);
/** Lets pending promises advance by one step. */
export const tick = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A server that knows idempotency keys. */
class FakeServer {
  readonly entries = new Map<string, Note>();
  /** Ids in order of creation, deleted ones included. */
  readonly order: string[] = [];
  readonly reused: string[] = [];
  #keys = new Map<string, { body: string; id: string }>();

  create(body: Note, key: string): CreatedNote {
    const text = JSON.stringify(body);
    const before = this.#keys.get(key);
    if (before) {
      if (before.body !== text) {
        this.reused.push(key);
        throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', 'x');
      }
      const entry = this.entries.get(before.id);
      if (!entry) throw new ApiError(410, 'IDEMPOTENT_RESULT_GONE', 'x');
      return { id: before.id, ...entry };
    }
    if (body.bad) throw new ApiError(422, 'ENTRY_TAGS_INVALID', 'Não existe mais.');
    const id = `e${this.order.length}`;
    this.#keys.set(key, { body: text, id });
    this.order.push(id);
    this.entries.set(id, body);
    return { id, ...body };
  }

  correct(id: string, body: Note): CreatedNote {
    if (!this.entries.has(id)) throw new ApiError(404, 'ENTRY_NOT_FOUND', 'x');
    if (body.bad) throw new ApiError(422, 'ENTRY_TAGS_INVALID', 'Não existe mais.');
    this.entries.set(id, body);
    return { id, ...body };
  }

  remove(id: string): void {
    if (!this.entries.delete(id)) throw new ApiError(404, 'ENTRY_NOT_FOUND', 'x');
  }
}

/** A tab or a run of the service worker. Either may be killed at any step. */
type Context = { isDead: boolean };
type Lock = { holder: Context | null; queue: { tab: Context; take: () => void }[] };

/** What tabs and service worker share, with the semantics of `platform/worker-store.ts`. */
class SharedRows {
  copies: Copy[] = [];
  readonly created = new Map<string, Copy>();
  /** Keys of the created rows that a page has read. */
  readonly #read = new Set<string>();
  readonly tried = new Map<string, Tried>();

  exchange(copies: readonly Copy[]): FromWorker {
    this.copies = copies.filter(({ key }) => !this.tried.has(key));
    const created = [...this.created.values()].sort((a, b) => a.place - b.place);
    for (const { key } of created) this.#read.add(key);
    return { created, tried: [...this.tried.values()] };
  }

  forget({ created, tried }: FromWorker): void {
    for (const { key } of created) this.created.delete(key);
    for (const { key, outcome } of tried) {
      const now = this.tried.get(key);
      if (now && (now.outcome === null) === (outcome === null)) this.tried.delete(key);
    }
  }

  claimNext(): Copy | null {
    const all = [...this.copies, ...this.created.values()].sort((a, b) => a.place - b.place);
    const next = all.find(({ key }) => !this.tried.get(key)?.outcome);
    if (!next) return null;
    this.tried.set(next.key, { key: next.key, userId: next.userId, body: next.body, outcome: null });
    return next;
  }

  conclude({ key, userId, body }: Copy, outcome: Outcome): void {
    this.copies = this.copies.filter((copy) => copy.key !== key);
    if ('result' in outcome && !this.#read.has(key) && this.created.delete(key)) this.tried.delete(key);
    else this.tried.set(key, { key, userId, body, outcome });
  }
}

/** One device with its tabs, the network and the server. */
export class World {
  readonly server = new FakeServer();
  readonly stored = new Map<string, string>();
  readonly calls: string[] = [];
  isUp = true;
  /** How many of the next responses the network loses. */
  lost = 0;
  isFull = false;
  userId: string | null = 'ana';
  /** Errors of the next calls, which don't reach the server. */
  readonly failures: Error[] = [];
  clock = 1_000_000;
  readonly #locks = new Map<string, Lock>();
  readonly tabs = new Set<Tab>();
  readonly hasLocks: boolean;
  /** Null in a browser without Background Sync. */
  readonly shared: SharedRows | null;
  #worker: Context = { isDead: true };

  constructor({ hasLocks = true, hasWorker = false } = {}) {
    this.hasLocks = hasLocks;
    this.shared = hasWorker ? new SharedRows() : null;
  }

  /** Starts the service worker, which sends what it has. */
  async sync(): Promise<SentCopies> {
    const { shared } = this;
    if (!shared) throw new Error('This browser has no Background Sync');
    const worker: Context = { isDead: false };
    this.#worker = worker;
    const step = async <T>(work: () => T): Promise<T> => {
      await tick();
      return worker.isDead ? never() : work();
    };
    return sendCopies({
      session: () => step(() => (this.userId === null ? null : { userId: this.userId, token: 't' })),
      isReachable: async () => this.isUp,
      claimNext: () => step(() => shared.claimNext()),
      conclude: (copy, outcome) => step(() => shared.conclude(copy, outcome)),
      send: async ({ key, body }) => {
        const note = body as Note;
        try {
          return {
            result: await this.call(worker, `worker creates ${note.text}`, () => this.server.create(note, key)),
          };
        } catch (failure) {
          if (!isDecided(failure)) return null;
          return { refusal: { status: failure.status, code: failure.errorCode, message: failure.message } };
        }
      },
      alone: (name, work) => this.alone(worker, name, work),
    });
  }

  /** The service worker creates a note itself, from a notification. */
  make(text: string): void {
    this.clock += 1;
    const key = `made-${text}`;
    this.shared?.created.set(key, { key, id: key, userId: 'ana', kind: 'note', place: this.clock, body: { text } });
  }

  killWorker(): void {
    this.kill(this.#worker);
  }

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.add(tab);
    return tab;
  }

  /** A call over the simulated network: the request or the response may get lost. */
  async call<T>(tab: Context, name: string, work: () => T): Promise<T> {
    await tick();
    if (tab.isDead) return never();
    this.calls.push(name);
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (!this.isUp) throw offline();
    let answer: { value: T } | { error: unknown };
    try {
      answer = { value: work() };
    } catch (error) {
      answer = { error };
    }
    await tick();
    if (tab.isDead) return never();
    if (this.lost > 0) {
      this.lost -= 1;
      throw offline();
    }
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  async alone<T>(tab: Context, name: string, work: () => Promise<T>): Promise<T> {
    if (tab.isDead) return never();
    const lock = this.#locks.get(name) ?? { holder: null, queue: [] };
    this.#locks.set(name, lock);
    if (lock.holder === null) lock.holder = tab;
    else await new Promise<void>((take) => lock.queue.push({ tab, take }));
    try {
      return await work();
    } finally {
      if (!tab.isDead) this.#free(lock);
    }
  }

  #free(lock: Lock): void {
    const next = lock.queue.shift();
    lock.holder = next?.tab ?? null;
    next?.take();
  }

  /** Closes a page, even during its work. */
  kill(tab: Context): void {
    tab.isDead = true;
    if (tab instanceof Tab) this.tabs.delete(tab);
    for (const lock of this.#locks.values()) {
      lock.queue = lock.queue.filter((waiting) => waiting.tab !== tab);
      if (lock.holder === tab) this.#free(lock);
    }
  }
}

/** How a tab reaches the service worker's rows: each access is a step, between which anything may happen. */
function shareOf({ shared }: World, tab: Tab): OutboxParts['share'] {
  if (!shared) return null;
  const step = async <T>(work: () => T): Promise<T> => {
    await tick();
    return tab.isDead ? never() : work();
  };
  return (sharing) =>
    shareWithWorker(sharing, {
      exchange: async (_userId, copies) => {
        const current = await step(copies);
        return step(() => shared.exchange(current));
      },
      forget: (_userId, taken) => step(() => shared.forget(taken)),
    });
}

export class Tab {
  isDead = false;
  readonly seen: CreatedNote[] = [];
  readonly outbox: Outbox;
  readonly later: { name: string; ms: number; work: () => void }[] = [];
  hear: (news: OutboxNews) => void = () => undefined;

  constructor(world: World) {
    const turns = new Map<string, Promise<unknown>>();
    const inTurn = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const mine = (turns.get(name) ?? Promise.resolve()).then(work);
      turns.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    };
    const parts: OutboxParts = {
      userId: () => world.userId,
      storage: {
        read: (userId, name) => world.stored.get(`${userId} ${name}`) ?? null,
        update: async (userId, name, update) => {
          if (this.isDead) return never();
          const value = update(world.stored.get(`${userId} ${name}`) ?? null);
          if (value === null) world.stored.delete(`${userId} ${name}`);
          else if (world.isFull) return false;
          else world.stored.set(`${userId} ${name}`, value);
          return true;
        },
        all: (userId) =>
          [...world.stored]
            .filter(([name]) => name.startsWith(`${userId} `))
            .map(([name, value]) => ({ name: name.slice(userId.length + 1), value })),
      },
      alone: (name, work) => (world.hasLocks ? world.alone(this, name, work) : inTurn(name, work)),
      tabs: {
        announce: (news) => {
          for (const other of world.tabs) if (other !== this) void tick().then(() => other.hear(news));
        },
        onNews: (listener) => {
          this.hear = (news) => {
            if (!this.isDead) listener(news);
          };
        },
      },
      isReachable: async () => world.isUp,
      share: shareOf(world, this),
      now: () => {
        world.clock += 1;
        return world.clock;
      },
      later: (name, ms, work) => this.later.push({ name, ms, work }),
    };
    this.outbox = new Outbox(parts);
    const kind: OutboxKind<Note, CreatedNote> = {
      create: (body, key) => world.call(this, `create ${body.text}`, () => world.server.create(body, key)),
      correct: ({ id }, body) => world.call(this, `correct ${body.text}`, () => world.server.correct(id, body)),
      remove: ({ id }) => world.call(this, `remove ${id}`, () => world.server.remove(id)),
      onSent: (note) => this.seen.push(note),
    };
    this.outbox.register('note', async () => kind as unknown as OutboxKind<unknown, unknown>);
  }

  items = () => this.outbox.items('ana');
}
