import { RequestTimeout } from './summary-errors.ts';

const left = (): DOMException => new DOMException('left', 'AbortError');

/** Waits for some time, and rejects if the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(left());
    const leave = (): void => {
      clearTimeout(timer);
      reject(left());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** Runs abortable work with a time limit. Null means no limit. */
export async function within<T>(
  ms: number | null,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal.aborted) throw left();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => undefined;
  // This promise rejects by itself, because the work may ignore the signal.
  const over = new Promise<never>((_, reject) => {
    leave = () => {
      reject(left());
      stop.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    if (ms === null) return;
    timer = setTimeout(() => {
      reject(new RequestTimeout());
      stop.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(stop.signal), over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
