import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';

/** The request took longer than allowed. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
}

/**
 * Limits the time of a call, retries included, and throws CallTimeout afterwards. The result rejects by itself, because
 * the work may ignore its signal.
 *
 * @param leave a signal that aborts the call earlier
 * @param ms null for no limit. By default that of calls to the assistant.
 */
export async function withinTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  leave?: AbortSignal,
  ms: number | null = CHAT_REQUEST_TIMEOUT_MS,
): Promise<T> {
  leave?.throwIfAborted();
  const stop = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = (reason: unknown): void => {
    reject(reason);
    stop.abort();
  };
  const onLeave = (): void => end(leave?.reason);
  leave?.addEventListener('abort', onLeave);
  const timer = ms === null ? undefined : setTimeout(() => end(new CallTimeout()), ms);
  try {
    return await Promise.race([work(stop.signal), over]);
  } finally {
    clearTimeout(timer);
    leave?.removeEventListener('abort', onLeave);
  }
}
