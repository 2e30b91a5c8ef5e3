import { player } from '../../../state/player/player.ts';

/** An unsuspicious page, in case somebody is watching. */
const ELSEWHERE = 'https://www.google.com.br';

/** Hides this page at once and replaces its history entry; audio stops and leaves the lock screen. */
export function leaveFast(): void {
  document.body.hidden = true;
  document.title = '';
  player.close();
  window.location.replace(ELSEWHERE);
}
