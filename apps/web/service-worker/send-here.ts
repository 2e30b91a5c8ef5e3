import type { MoodEntry } from '@alento/contract/mood-entry';
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';
import { CLIENT_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { isFinalRefusal } from '@alento/domain/http/retry';
import { OUTBOX_CALL_MAX_MS } from '@alento/domain/outbox/limits';
import { creationOf, MOOD_KIND, type MoodBody, withOrigin } from '../src/features/mood-entry/waiting/mood-creation.ts';
import { clientVersion } from '../src/lib/api/client-version.ts';
import { type SentCopies, sendCopies } from '../src/lib/outbox/send-copies.ts';
import { OUTBOX_CHANNEL, type OutboxNews } from '../src/lib/outbox/worker-messages.ts';
import {
  type Copy,
  claimNext,
  type Outcome,
  type SharedSession,
  sharedSession,
  storeOutcome,
  type WorkerRefusal,
} from '../src/platform/worker-store.ts';

async function refusalOf(response: Response): Promise<WorkerRefusal> {
  const body: Record<string, unknown> | null = await response.json().catch(() => null);
  const text = (value: unknown, instead: string): string => (typeof value === 'string' ? value : instead);
  return {
    status: response.status,
    code: text(body?.errorCode, 'INTERNAL'),
    message: text(body?.message, TRANSPORT_TEXTS.INTERNAL),
  };
}

/**
 * Creates an item of the outbox on the server. Resolves to null if it has to be repeated later: without a response,
 * after a 401, or if only a page can send this kind.
 *
 * A token that the server renews in this response is ignored. The server keeps the old one valid until the renewed one
 * is used for the first time, and sends another renewed one to a later request (apps/server/src/access/session-check.ts).
 * Pages store renewed tokens in the device's storage, which a service worker can't write.
 */
async function postCreation(
  { kind, key, body }: Copy,
  { token }: Pick<SharedSession, 'token'>,
): Promise<Outcome | null> {
  if (kind !== MOOD_KIND) return null;
  // Safe: only the mood feature and recordFromNotification create items of this kind.
  const mood = body as MoodBody;
  try {
    const response = await fetch('/api/mood-entries', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: key,
        [TIME_ZONE_HEADER]: mood.timeZone,
        [CLIENT_VERSION_HEADER]: clientVersion('web'),
      },
      body: JSON.stringify(creationOf(mood)),
      signal: AbortSignal.timeout(OUTBOX_CALL_MAX_MS),
    });
    if (response.ok) return { result: withOrigin((await response.json()) as MoodEntry, mood) };
    return isFinalRefusal(response.status) ? { refusal: await refusalOf(response) } : null;
  } catch {
    // No response, or an incomplete one: the server may have stored the item, so its key stays.
    return null;
  }
}

/** How long to wait while a page is sending, ms. */
const LOCK_MAX_MS = 5000;

async function alone<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const signal = AbortSignal.timeout(LOCK_MAX_MS);
  let hasLock = false;
  try {
    return await navigator.locks.request(name, { signal }, () => {
      hasLock = true;
      return work();
    });
  } catch (error) {
    if (hasLock) throw error;
    return 'busy';
  }
}

/** Asks the server only if the browser says that there is no network, because that may be wrong. */
const isReachable = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/api/health').then(
    () => true,
    () => false,
  );

/** Tells open pages of an item that no page had, as another tab would. */
function announce({ userId, id, kind }: Copy, result: unknown): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage({ userId, sent: { id, kind, result } } satisfies OutboxNews);
  channel.close();
}

/**
 * Sends what waits, in the service worker.
 *
 * @returns also the keys of the items that the server has now.
 */
export async function sendHere(): Promise<{ state: SentCopies; sent: ReadonlySet<string> }> {
  const sent = new Set<string>();
  const state = await sendCopies({
    session: sharedSession,
    claimNext,
    conclude: async (copy: Copy, outcome: Outcome) => {
      const isUnknownToPages = await storeOutcome(copy, outcome);
      if (!('result' in outcome)) return;
      sent.add(copy.key);
      if (isUnknownToPages) announce(copy, outcome.result);
    },
    isReachable,
    send: postCreation,
    alone,
  });
  return { state, sent };
}
