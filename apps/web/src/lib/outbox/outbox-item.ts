/**
 * One thing a person made that the server may not have yet. `body` goes out under `key`, and never
 * changes once it was tried; what the person wants since then is `wish`, or that it be gone.
 */
export type OutboxItem<Body = unknown> = {
  /** Its name on this device, the same for as long as it waits. */
  readonly id: string;
  readonly kind: string;
  /** Order of sending; ms epoch of its making where nothing else was made then. */
  readonly place: number;
  /** Idempotency key (decision D6). */
  readonly key: string;
  readonly body: Body;
  /** Whether the server may have it. Kept before the first try: the page may end during it. */
  readonly tried: boolean;
  readonly wish: Body | null;
  readonly isUnwanted: boolean;
  /** The server's answer to its creation, while what changed since is still to be sent. */
  readonly result: unknown;
  readonly refusal: Refusal | null;
};

/** Why the server did not take it: it waits for the person, and holds up nothing behind it. */
export type Refusal = { readonly code: string; readonly message: string };

const NAME = 'outbox:';
export const nameOf = (id: string): string => `${NAME}${id}`;
export const isItemName = (name: string): boolean => name.startsWith(NAME);
/** The same of a key of the device's storage, which names its owner too. */
export const isItemKey = (key: string): boolean => key.includes(`:${NAME}`);

/** What the person wants it to be. */
export const wanted = <Body>({ wish, body }: OutboxItem<Body>): Body => wish ?? body;

export const inOrder = (a: OutboxItem, b: OutboxItem): number => a.place - b.place || (a.id < b.id ? -1 : 1);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readRefusal(value: unknown): Refusal | null {
  if (!isObject(value) || typeof value.code !== 'string' || typeof value.message !== 'string') return null;
  return { code: value.code, message: value.message };
}

/** An item as it was kept; null where that is not one. */
export function readItem(stored: string | null): OutboxItem | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (!isObject(value)) return null;
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
