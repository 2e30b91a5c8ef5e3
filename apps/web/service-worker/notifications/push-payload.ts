import { notificationText } from '@alento/domain/reminder/notification-texts.copy';

/** What a push carries besides its texts: strings only. */
export type PushData = Readonly<Record<string, string>>;

/** A push as the server sends it. */
export type PushPayload = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: PushData;
  /** Instant after which it is no longer wanted, ms epoch; null if it isn't known. */
  readonly expiresAt: number | null;
};

const UNREADABLE: PushPayload = {
  ...notificationText('unreadable', true),
  tag: 'unreadable',
  data: {},
  expiresAt: null,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that are strings. */
export const stringsOf = (value: unknown): PushData =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Reads a push. What can't be read becomes a neutral text, because every push has to show something. */
export function payloadOf(text: string | null): PushPayload {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return UNREADABLE;
  }
  if (!isRecord(value)) return UNREADABLE;
  const { title, body, tag, data, expiresAt } = value;
  if (typeof title !== 'string' || title === '' || typeof body !== 'string') return UNREADABLE;
  return {
    title,
    body,
    tag: typeof tag === 'string' ? tag : UNREADABLE.tag,
    data: stringsOf(data),
    expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
  };
}
