import { parseObject } from '../parse-json.ts';

/**
 * Something a person created that the server may not have yet. `body` is sent under `key` and doesn't change after the
 * first attempt. A later edit is in `wish`; `isUnwanted` marks a later deletion.
 */
export type OutboxItem<Body = unknown> = {
  /** Local id, constant while the item is in the outbox. */
  readonly id: string;
  readonly kind: string;
  /** Order of sending: time of creation, ms epoch, raised if another item has the same. */
  readonly place: number;
  /** Idempotency key. */
  readonly key: string;
  readonly body: Body;
  /**
   * Whether the server may have received the item. Stored before the first attempt, because the page may be closed
   * during it.
   */
  readonly tried: boolean;
  readonly wish: Body | null;
  readonly isUnwanted: boolean;
  /** The server's response to the creation, stored while an edit still has to be sent. */
  readonly result: unknown;
  readonly refusal: Refusal | null;
};

/** The state of an item that no page has tried to send. */
export const UNTRIED = {
  tried: false,
  wish: null,
  isUnwanted: false,
  result: null,
  refusal: null,
} as const satisfies Partial<OutboxItem>;

/** Why the server refused the item. It stays until the person changes or deletes it; the items after it are sent. */
export type Refusal = { readonly code: string; readonly message: string };

/** Returns the new state of an item; null deletes it. */
export type Change = (item: OutboxItem) => OutboxItem | null;
export type Otherwise = {
  /** Applied to the last known state of an item that is no longer stored. */
  orElse?: Change;
  /** Called when the item is dropped, before the screens update. */
  onDrop?: () => void;
};

const NAME = 'outbox:';
export const nameOf = (id: string): string => `${NAME}${id}`;
export const isItemName = (name: string): boolean => name.startsWith(NAME);
/** Whether a storage key, including the prefix with the person's id, belongs to an outbox item. */
export const isItemKey = (key: string): boolean => key.includes(`:${NAME}`);

/** The body to create or correct to: the latest edit, or the original body. */
export const latestBody = <Body>({ wish, body }: OutboxItem<Body>): Body => wish ?? body;

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether items of the kind have a file: only pages send them, and nothing waits for them. */
export const hasFile = ({ kind }: Pick<OutboxItem, 'kind'>): boolean => kind === 'attachment';

/** Whether the item belongs to another one that has to be sent before, and gets that one's id then. */
export const waitsForOther = ({ body }: OutboxItem): boolean => (body as { isLocal?: boolean }).isLocal === true;

export const inOrder = (a: OutboxItem, b: OutboxItem): number => a.place - b.place || (a.id < b.id ? -1 : 1);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readRefusal(value: unknown): Refusal | null {
  if (!isObject(value) || typeof value.code !== 'string' || typeof value.message !== 'string') return null;
  return { code: value.code, message: value.message };
}

/** Parses a stored item; null if it is invalid. */
export function readItem(stored: string | null): OutboxItem | null {
  const value = parseObject(stored);
  if (value === null) return null;
  const { id, kind, place, key, body, wish = null, result = null } = value;
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof key !== 'string') return null;
  if (typeof place !== 'number' || !isObject(body)) return null;
  return {
    id,
    kind,
    place,
    key,
    body,
    tried: value.tried === true,
    wish,
    isUnwanted: value.isUnwanted === true,
    result,
    refusal: readRefusal(value.refusal),
  };
}

/** How a feature sends its items of one kind. Each function makes one attempt and must have a timeout of its own. */
export type OutboxKind<Body, Result> = {
  /** Creates the item once per key; a retry returns the first result. */
  create: (body: Body, key: string) => Promise<Result>;
  /** Updates the created item to `body`; must be idempotent. */
  correct: (result: Result, body: Body) => Promise<Result>;
  remove: (result: Result) => Promise<void>;
  /** Called in every open tab when the server has the item, before the item of that id leaves the outbox. */
  onSent: (result: Result, id: string) => void;
  /** Returns another body to try at once after this refusal, without asking the person; null if there is none. */
  amend?: (body: Body, refusal: Refusal) => Body | null;
};
