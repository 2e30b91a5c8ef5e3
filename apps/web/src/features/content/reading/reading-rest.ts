/** A position counts as read after this time without scrolling, ms. This also limits how often it is reported. */
export const REST_MS = 4000;
/** A larger distance than anybody reads between two reports: the reader jumped. */
const JUMP_SHARE = 0.1;

/**
 * Tracks the reading position. Reports it when scrolling stops, and once more when the page is left, unless the reader
 * jumped there: skipped text was not read.
 * @param measure the share scrolled past, 0 to 1; called now and on every scroll.
 * @returns stops tracking, as when the page is left.
 */
export function followReading(
  measure: () => number,
  tell: (share: number, told: { isLeaving: boolean }) => void,
): () => void {
  let rested = 0;
  let reached = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    rested = reached;
    if (reached > 0) tell(reached, { isLeaving });
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
  // A hidden tab is not read. When it becomes visible, reading continues at the same position.
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
