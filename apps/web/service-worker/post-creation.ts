import type { MoodEntry } from '@alento/contract/mood-entry';
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';
import { CLIENT_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { isFinalRefusal } from '@alento/domain/http/retry';
import { OUTBOX_CALL_MAX_MS } from '@alento/domain/outbox/limits';
import { creationOf, dated, MOOD_KIND, type MoodBody } from '../src/features/mood-entry/waiting/mood-creation.ts';
import { clientVersion } from '../src/lib/api/client-version.ts';
import type { Copy, Outcome, SharedSession, WorkerRefusal } from '../src/platform/worker-store.ts';

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
export async function postCreation(
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
    if (response.ok) return { result: dated((await response.json()) as MoodEntry, mood.timeZone) };
    return isFinalRefusal(response.status) ? { refusal: await refusalOf(response) } : null;
  } catch {
    // No response, or an incomplete one: the server may have stored the item, so its key stays.
    return null;
  }
}
