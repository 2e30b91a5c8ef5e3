import { queryClient } from '../query-client.ts';

/** Performance mark set once the first screen is complete. Scripts requested before it belong to that screen. */
const FIRST_QUIET_MARK = 'first-quiet';
/** Longest delay of later work while the browser is busy, ms. */
const AT_LATEST_MS = 10_000;
/** Delays in browsers without requestIdleCallback, ms. */
const BLIND_WAIT_MS = { firstScreen: 200, laterWork: 2500 };
/** Longest wait for pending queries, ms. */
const ANSWERS_AT_LATEST_MS = 4000;

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const idle = (blindWaitMs: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, blindWaitMs);
  });

/** Resolves to true when no query is pending any more, or to false after the longest wait. */
const answered = (): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (inTime: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(inTime);
    };
    const timer = setTimeout(() => finish(false), ANSWERS_AT_LATEST_MS);
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) finish(true);
    });
  });

async function reach(): Promise<void> {
  await loaded();
  await idle(BLIND_WAIT_MS.firstScreen);
  // Repeats the wait, because a response can render a component that starts another query.
  while (queryClient.isFetching() > 0 && (await answered())) await idle(BLIND_WAIT_MS.firstScreen);
  performance.mark(FIRST_QUIET_MARK);
}

let reached: Promise<void> | null = null;

/** Resolves once the first screen is complete: the page is loaded, no query is pending and the browser is idle. */
export function firstQuiet(): Promise<void> {
  reached ??= reach();
  return reached;
}

/**
 * Runs work once the first screen is complete, so that it doesn't delay that screen. Returns a function that cancels
 * it.
 */
export function whenQuiet(work: () => void): () => void {
  let isWanted = true;
  void firstQuiet()
    .then(() => idle(BLIND_WAIT_MS.laterWork))
    .then(() => {
      if (isWanted) work();
    });
  return () => {
    isWanted = false;
  };
}
