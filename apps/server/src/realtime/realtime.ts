import { realtimeTopics, type TopicEvent, type TopicKind } from '@alento/contract/realtime';
import { type Sealed, seal, type UserKey, unseal } from '../crypto/seal.ts';
import type { Transaction } from '../db/database.ts';
import { PAYLOAD_MAX_BYTES, type Transport } from './transport.ts';

/** Time for which events are collected into one batch, ms. */
const GATHER_MS = 40;

type Follower<Kind extends TopicKind> = {
  hear(event: TopicEvent<Kind>): void;
  /** Called when events may have been missed. The follower must read the current state from the database. */
  missed(): void;
};

/**
 * Delivers events to the followers of a topic in every process. Events may be missed, so everything that must not be
 * lost is also stored in the database.
 */
export type Realtime = {
  /** Publishes an event with the next batch, in order. Its text must not be longer than `PIECE_MAX`. */
  publish<Kind extends TopicKind>(kind: Kind, id: string, event: TopicEvent<Kind>): void;
  /** Publishes an event when the transaction commits, after all events that were published before. */
  publishWithin<Kind extends TopicKind>(
    tx: Transaction,
    kind: Kind,
    id: string,
    event: TopicEvent<Kind>,
  ): Promise<void>;
  /** Sends the current batch. Call it before a transaction that publishes an event. */
  flush(): Promise<void>;
  /** Subscribes to a topic. Returns the function that unsubscribes. */
  follow<Kind extends TopicKind>(kind: Kind, id: string, follower: Follower<Kind>): () => void;
  /** Starts listening for events and resolves when it has started. If it isn't called, the first `follow` starts it. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Maximum length of an event's text in UTF-16 code units. Encrypted and in base64 it fits into one NOTIFY. */
export const PIECE_MAX = 1500;

type Deps = {
  transport: Transport;
  /** Encrypts events in transit, because the database may write them to disk. */
  key: UserKey;
  onError: (error: unknown) => void;
};

/** The real-time port: NOTIFY on PostgreSQL, in-process on an embedded database. */
export function createRealtime({ transport, key, onError }: Deps): Realtime {
  const followers = new Map<string, Set<Follower<TopicKind>>>();
  let gathered: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> = Promise.resolve();
  let listening: Promise<void> | null = null;

  const contextOf = (topic: string) => ({ table: 'realtime', column: 'event', rowId: topic });

  function payloadOf(kind: TopicKind, id: string, event: TopicEvent<TopicKind>): string {
    const topic = `${kind}/${id}`;
    const sealed = seal(key, contextOf(topic), JSON.stringify(event));
    const payload = `${topic} ${Buffer.from(sealed).toString('base64')}`;
    if (Buffer.byteLength(payload) > PAYLOAD_MAX_BYTES) throw new Error(`An event of ${kind} does not fit a notice`);
    return payload;
  }

  function heard(payload: string): void {
    const [topic = '', body = ''] = payload.split(' ');
    const following = followers.get(topic);
    if (!following) return;
    try {
      const kind = topic.slice(0, topic.indexOf('/')) as TopicKind;
      const text = unseal(key, contextOf(topic), Buffer.from(body, 'base64') as Uint8Array as Sealed);
      const event = realtimeTopics[kind].parse(JSON.parse(text));
      for (const follower of [...following]) follower.hear(event);
    } catch (error) {
      onError(error);
    }
  }

  function missed(): void {
    for (const following of [...followers.values()]) for (const follower of [...following]) follower.missed();
  }

  function listen(): Promise<void> {
    listening ??= new Promise((resolve) => {
      transport.listen(heard, () => {
        resolve();
        missed();
      });
    });
    return listening;
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const payloads = gathered;
    gathered = [];
    // Batches are sent one after another, because two connections of a pool wouldn't keep their order.
    if (payloads.length > 0) sending = sending.then(() => transport.send(payloads)).catch(onError);
    return sending;
  }

  return {
    publish(kind, id, event) {
      gathered.push(payloadOf(kind, id, event));
      timer ??= setTimeout(() => void flush(), GATHER_MS);
    },
    publishWithin: (tx, kind, id, event) => transport.sendWithin(tx, payloadOf(kind, id, event)),
    flush,
    follow(kind, id, follower) {
      const topic = `${kind}/${id}`;
      const following = followers.get(topic) ?? new Set();
      followers.set(topic, following.add(follower as Follower<TopicKind>));
      void listen();
      return () => {
        following.delete(follower as Follower<TopicKind>);
        if (following.size === 0 && followers.get(topic) === following) followers.delete(topic);
      };
    },
    start: listen,
    async close() {
      await flush();
      await transport.close();
    },
  };
}
