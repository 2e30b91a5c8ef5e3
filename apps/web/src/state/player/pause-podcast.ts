import { player } from './player.ts';

/** Pauses the player of podcasts, so that two voices never sound together. */
export function pausePodcast(): void {
  if (player.current() === null) return;
  player.settle(false);
  player.sound().pause();
}
