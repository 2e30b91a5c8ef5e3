/** A position counts as read after this time without scrolling, in ms. This also limits how often it is reported. */
export const REST_MS = 4000;
/** If two reported positions differ by more than this share of the text, the reader jumped. */
const JUMP_SHARE = 0.1;

/**
 * Tracks the reading position. It reports the position when scrolling stops and when the page is left, unless the
 * reader jumped there, because skipped text was not read.
 * @param measure returns the share scrolled past, 0 to 1; called at once and on every scroll
 * @returns a function that stops tracking, with a last report
 */
export function followReading(
  measure: () => number,
  report: (share: number, options: { isLeaving: boolean }) => void,
): () => void {
  let rested = 0;
  let reached = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    rested = reached;
    if (reached > 0) report(reached, { isLeaving });
  }
  function move(): void {
    reached = measure();
    clearTimeout(timer);
    timer = setTimeout(count, REST_MS, false);
  }
  function leave(): void {
    if (timer !== undefined && reached - rested < JUMP_SHARE) count(true);
    clearTimeout(timer);
    timer = undefined;
  }
  // Text in a hidden tab isn't being read. When the tab is visible again, tracking continues at the same position.
  const see = (): void => (document.visibilityState === 'hidden' ? leave() : move());

  if (document.visibilityState !== 'hidden') move();
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', see);
  return () => {
    window.removeEventListener('scroll', move);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', see);
    leave();
  };
}
