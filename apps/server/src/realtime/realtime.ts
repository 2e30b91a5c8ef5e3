import { realtimeTopics, type TopicEvent, type TopicKind } from '@alento/contract/realtime';
import { type Sealed, seal, type UserKey, unseal } from '../crypto/seal.ts';
import type { Transaction } from '../db/database.ts';
import { PAYLOAD_MAX_BYTES, type Transport } from './transport.ts';

/** Events are batched for this long, ms. */
const GATHER_MS = 40;

type Follower<Kind extends TopicKind> = {
  hear(event: TopicEvent<Kind>): void;
  /** Events may have been missed: read the current state from the database. */
  missed(): void;
};

/**
 * Delivers events to the followers of a topic in every process (decision D47). The database holds the truth: an
 * event tells that something changed, or shows early what is stored later, and may be missed.
 */
export type Realtime = {
  /** Publishes with the next batch, in order. An event must fit a notice: its text has at most `PIECE_MAX` characters. */
  publish<Kind extends TopicKind>(kind: Kind, id: string, event: TopicEvent<Kind>): void;
  /** Publishes at the commit of the transaction, after the events published before. */
  publishWithin<Kind extends TopicKind>(
    tx: Transaction,
    kind: Kind,
    id: string,
    event: TopicEvent<Kind>,
  ): Promise<void>;
  /** Sends the current batch. Call it before a transaction that publishes. */
  flush(): Promise<void>;
  /** @returns a function that unsubscribes. */
  follow<Kind extends TopicKind>(kind: Kind, id: string, follower: Follower<Kind>): () => void;
  /** Starts listening and resolves once it does. Otherwise the first follower starts it. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Longest text of one event, in UTF-16 code units: at three bytes each, encrypted and in base64, it fits a notice. */
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
    // Sequential, because two connections of a pool would not keep the order.
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
