import { pausePodcast } from '../../../state/player/pause-podcast.ts';

/** The voice note that was played last. */
let last: HTMLAudioElement | null = null;

/** Pauses the voice note that plays, if one does. */
export const pauseNote = (): void => last?.pause();

/** Pauses the podcast and every other voice note, because this one is about to play. */
export function takeTurn(audio: HTMLAudioElement): void {
  pausePodcast();
  if (last !== audio) pauseNote();
  last = audio;
}

/** Forgets a voice note that is no longer shown. */
export function leaveTurn(audio: HTMLAudioElement): void {
  audio.pause();
  if (last === audio) last = null;
}
