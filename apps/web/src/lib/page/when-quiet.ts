/** How long a busy page may put it off, ms, and how long it waits where the browser can't tell. */
const AT_LATEST_MS = 10_000;
const BLIND_WAIT_MS = 3000;

/**
 * Does it once the page has everything it needs: what is kept for later must not slow down what is
 * wanted now. Answers how to call it off.
 */
export function whenQuiet(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, BLIND_WAIT_MS);
  return () => clearTimeout(timer);
}
