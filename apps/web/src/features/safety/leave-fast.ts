/** A page nobody asks about, for whoever looks over a shoulder. */
const ELSEWHERE = 'https://www.google.com.br';

/** Takes this page off the screen at once, and off the way back. */
export function leaveFast(): void {
  document.body.hidden = true;
  document.title = '';
  window.location.replace(ELSEWHERE);
}
