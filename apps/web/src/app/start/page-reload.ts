/** Milliseconds after a reload during which the app doesn't reload the page again by itself. */
const APART_MS = 60_000;

/** Reloads by the app itself, at most one a minute: a file that is missing for long must not make it reload forever. */
export const pageReload = {
  /** Whether the page was opened by a reload, the app's or the person's, within the last minute. */
  isRecent(): boolean {
    const [navigation] = performance.getEntriesByType('navigation');
    const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
    return isReload && performance.now() < APART_MS;
  },

  start(): void {
    window.location.reload();
  },
};
