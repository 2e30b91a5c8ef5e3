import { BACKOFF_BASE_MS } from '@alento/domain/http/retry';
import type { PlanId } from '@alento/domain/plan/plans';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { stream } from '../../../lib/api/stream.ts';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';

/** Longest wait before the stream is opened again, ms, unless the server asks for more. */
const LONGEST_WAIT_MS = 60_000;
/** A stream that was open for this time, ms, counts as working: the next wait is short again. */
const STEADY_MS = 30_000;

/** Resolves after the time, or when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Resolves when the device has a network, because the browser logs every request without one as an error. */
const online = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine || signal.aborted) return resolve();
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** What an event says has changed. */
export type AccountChange = 'plan' | 'my-data' | 'sharing';

type StreamListeners = {
  /** An event that something has changed. */
  changed: (what: AccountChange) => void;
  /**
   * The stream is open.
   *
   * @param planId the plan in force, which may have changed since it was read.
   * @param again whether it was open before, so that events may have been missed.
   */
  opened: (planId: PlanId, again: boolean) => void;
};

/**
 * How a stream ended: how long it was open, for how long the server asks to wait, ms, and whether it wants no token.
 */
type End = { openMs: number; retryAfterMs: number; isUnauthorized: boolean };

/** Asks whether the session is over. The answer ends it, as for any call; without an answer it continues. */
const checkSession = (): Promise<unknown> => call('GET /auth/get-session', {}).catch(() => null);

async function listenOnce(
  { changed, opened }: { changed: (what: AccountChange) => void; opened: (planId: PlanId) => void },
  signal: AbortSignal,
): Promise<End> {
  const attempt = new AbortController();
  const leave = (): void => attempt.abort();
  signal.addEventListener('abort', leave, { signal: attempt.signal });
  // The browser would log the broken connection as an error.
  window.addEventListener('offline', leave, { signal: attempt.signal });
  let openedAt: number | null = null;
  let retryAfterMs = 0;
  let isUnauthorized = false;
  try {
    for await (const message of stream('/account/stream', {}, attempt.signal, false)) {
      openedAt ??= now();
      if (message.event === 'opened') opened(message.data.planId);
      else changed(message.event);
    }
  } catch (error) {
    // Whatever ended it, the stream is opened again.
    if (error instanceof ApiError) {
      retryAfterMs = (error.retryAfter ?? 0) * 1000;
      isUnauthorized = error.status === 401;
    }
  } finally {
    attempt.abort();
  }
  return { openMs: openedAt === null ? 0 : now() - openedAt, retryAfterMs, isUnauthorized };
}

/** Listens to the account's events until the signal is aborted. A stream that has ended is opened again. */
export async function listen({ changed, opened }: StreamListeners, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let wasOpen = false;
  let isChecked = false;
  while (!signal.aborted) {
    await online(signal);
    if (signal.aborted) return;
    const { openMs, retryAfterMs, isUnauthorized } = await listenOnce(
      {
        changed,
        opened: (planId) => {
          opened(planId, wasOpen);
          wasOpen = true;
        },
      },
      signal,
    );
    // Once, so that a token that only the stream rejects doesn't lead to a request with each attempt.
    if (isUnauthorized && !isChecked && session.token() !== null) await checkSession();
    isChecked = isUnauthorized;
    failures = openMs >= STEADY_MS ? 0 : failures + 1;
    const backoffMs = Math.min(BACKOFF_BASE_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
    await pause(Math.max(backoffMs, retryAfterMs), signal);
  }
}
