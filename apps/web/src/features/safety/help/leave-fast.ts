import { player } from '../../../state/player/player.ts';

/** A page nobody asks about, for whoever looks over a shoulder. */
const ELSEWHERE = 'https://www.google.com.br';

/** Takes this page off the screen at once, and off the way back; nothing of it is heard, or stays on a lock screen. */
export function leaveFast(): void {
  document.body.hidden = true;
  document.title = '';
  player.close();
  window.location.replace(ELSEWHERE);
}
