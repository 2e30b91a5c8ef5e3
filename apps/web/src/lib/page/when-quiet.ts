import { queryClient } from '../query-client.ts';

/** Set once the first screen is complete: scripts asked for before it belong to that screen. */
const FIRST_QUIET_MARK = 'first-quiet';
/** How long a busy page may put later work off, ms. */
const AT_LATEST_MS = 10_000;
/** How long later work waits where the browser can't tell when it is idle, ms. */
const BLIND_WAIT_MS = { firstScreen: 200, laterWork: 2500 };
/** How long answers are waited for: with none coming, the page goes on, ms. */
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

/** Resolves when no answer is awaited any longer, with false after the longest wait. */
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
  // One answer brings a part that asks the next question.
  while (queryClient.isFetching() > 0 && (await answered())) await idle(BLIND_WAIT_MS.firstScreen);
  performance.mark(FIRST_QUIET_MARK);
}

let reached: Promise<void> | null = null;

/** Resolves once the first screen is complete: the page is loaded, no answer is awaited, the browser is idle. */
export function firstQuiet(): Promise<void> {
  reached ??= reach();
  return reached;
}

/**
 * Does it once the page has everything it needs: what is kept for later must not slow down what is
 * wanted now. Answers how to call it off.
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
