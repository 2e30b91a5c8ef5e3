import { MOOD_KIND, type MoodBody } from '../src/features/mood-entry/waiting/mood-creation.ts';
import { newIdempotencyKey } from '../src/lib/intent/idempotency-key.ts';
import { SYNC_TAG } from '../src/lib/outbox/worker-messages.ts';
import { now, timeZone } from '../src/lib/time/clock.ts';
import { clockSkew, compareClock } from '../src/lib/time/clock-skew.ts';
import { addCreated, type Copy, changeCreated } from '../src/platform/worker-store.ts';
import { nudgePages } from './ask-pages.ts';
import { sendHere } from './send-here.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly registration: { readonly sync?: { register: (tag: string) => Promise<void> } };
};

/** How long to wait for the server's time, ms. */
const CLOCK_MAX_MS = 3000;

/** How far the server's clock is ahead of this device's, ms; 0 if it is about right, or without a response. */
async function serverSkew(): Promise<number> {
  const sentAt = now();
  try {
    const { headers } = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(CLOCK_MAX_MS) });
    compareClock(headers.get('Date'), sentAt);
    return clockSkew();
  } catch {
    // Without a network nothing is known about the clock.
    return 0;
  }
}

/** Leaves the rest to an open page, or to the browser, which wakes the worker when there is a network. */
async function sendLater(): Promise<void> {
  await nudgePages(self);
  // Rejected if the person has switched off Background Sync. The next page takes the mood over.
  await self.registration.sync?.register(SYNC_TAG).catch(() => undefined);
}

/**
 * Records a mood from a notification's action, without a page. It is stored first and sent at once if possible. If this
 * device's clock is wrong, the mood gets the server's time: nobody can be asked here.
 *
 * @param score 0 to 5
 * @param account user id of the account to which the notification belongs
 * @param at time of the tap, ms epoch
 * @returns `sent` if the server has it; `stored` if it waits on this device, where pages show it, also with the reason
 *   if it was refused; `no-session` if this account is not signed in here, or nothing can be stored: nothing was
 *   recorded.
 */
export async function recordFromNotification(
  score: number,
  { account, at }: { account: string; at: number },
): Promise<'sent' | 'stored' | 'no-session'> {
  const key = newIdempotencyKey();
  const body: MoodBody = { score, note: '', tags: [], timestamp: at, timeZone: timeZone() };
  const mood: Copy = { key, userId: account, id: key, kind: MOOD_KIND, place: at, body };
  if (!(await addCreated(mood).catch(() => false))) return 'no-session';
  const skewMs = await serverSkew();
  // If the time can't be changed, the stored mood is sent with its own: asking again would record it twice.
  if (skewMs !== 0) await changeCreated({ ...mood, body: { ...body, timestamp: at + skewMs } }).catch(() => undefined);
  const { sent } = await sendHere();
  if (sent.has(key)) return 'sent';
  await sendLater();
  return 'stored';
}
