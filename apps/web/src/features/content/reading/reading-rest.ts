/** A place counts as read once the page rested there, ms; so it is told no more often than that either. */
export const REST_MS = 4000;
/** More of a text than anybody reads between two rests: a look further on, or a jump. */
const JUMP_SHARE = 0.1;

/**
 * Follows where a text is read while it is on the page. Tells a place when the page rests there, and
 * the last one when it is left, unless a jump led to it: what was jumped over was not read.
 *
 * @param measure how much of the text lies behind, 0 to 1; asked now, and whenever the page moves.
 * @returns how to stop: leaving the text is leaving the page.
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
  // Nobody reads behind another tab; who comes back to this one reads on where they were.
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
