import { realtimeTopics, type TopicEvent, type TopicKind } from '@alento/contract/realtime';
import { type Sealed, seal, type UserKey, unseal } from '../crypto/seal.ts';
import type { Transaction } from '../db/database.ts';
import { PAYLOAD_MAX_BYTES, type Transport } from './transport.ts';

/** Events gather for so long and go together, ms. */
const GATHER_MS = 40;

type Follower<Kind extends TopicKind> = {
  hear(event: TopicEvent<Kind>): void;
  /** Something may have been missed: the database knows how things stand. */
  missed(): void;
};

/**
 * Events to whoever follows a topic, in whatever process (decision D47). What counts is in the database:
 * an event tells that something changed, or shows early what is kept later, and may be missed.
 */
export type Realtime = {
  /** Sent with others in a moment, in order. An event must fit a notice: its words are a piece of at most `PIECE_MAX`. */
  publish<Kind extends TopicKind>(kind: Kind, id: string, event: TopicEvent<Kind>): void;
  /** Sent as the transaction commits, after what was published before. */
  publishWithin<Kind extends TopicKind>(
    tx: Transaction,
    kind: Kind,
    id: string,
    event: TopicEvent<Kind>,
  ): Promise<void>;
  /** Sends what was published so far. Call it before a transaction that publishes. */
  flush(): Promise<void>;
  /** @returns what stops it. */
  follow<Kind extends TopicKind>(kind: Kind, id: string, follower: Follower<Kind>): () => void;
  /** Begins to listen, which the first follower does otherwise, and resolves once it does. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** The longest text of one event, UTF-16 code units: three bytes each, sealed, in base64, within a notice. */
export const PIECE_MAX = 1500;

type Deps = {
  transport: Transport;
  /** Seals events on their way: the database may write them to its disk. */
  key: UserKey;
  onError: (error: unknown) => void;
};

/** The one real-time port: NOTIFY on PostgreSQL, within the process on an embedded database. */
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
    // One after the other: two connections of a pool would not keep the order.
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
