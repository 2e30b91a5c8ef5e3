import { player } from '../../../state/player/player.ts';

/** A page that reveals nothing, in case another person looks at the screen. */
const ELSEWHERE = 'https://www.google.com.br';

/** Hides this page at once and replaces its history entry. The audio stops and is removed from the lock screen. */
export function leaveFast(): void {
  document.body.hidden = true;
  document.title = '';
  player.close();
  window.location.replace(ELSEWHERE);
}
