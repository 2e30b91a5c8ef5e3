import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';

/** The request took longer than specified. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
}

/**
 * Limits the time of a call to the assistant, retries included, to the specified time, and throws CallTimeout
 * afterwards.
 * @param leave a signal that aborts the call earlier
 */
export async function withinTimeout<T>(work: (signal: AbortSignal) => Promise<T>, leave?: AbortSignal): Promise<T> {
  const stop = new AbortController();
  const onLeave = (): void => stop.abort();
  leave?.addEventListener('abort', onLeave);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CallTimeout());
      stop.abort();
    }, CHAT_REQUEST_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(stop.signal), over]);
  } finally {
    clearTimeout(timer);
    leave?.removeEventListener('abort', onLeave);
  }
}
