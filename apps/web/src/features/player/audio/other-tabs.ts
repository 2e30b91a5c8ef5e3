import { player } from '../../../state/player/player.ts';

/** The same for every person, because all tabs share one device. */
const CHANNEL = 'alento-player';

/**
 * Keeps playback to one tab: starting it in one pauses the player of the others.
 * @returns ends it.
 */
export function takeTurnsWithOtherTabs(audio: EventTarget): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (): void => channel.postMessage('plays');
  channel.onmessage = () => player.settle(false);
  audio.addEventListener('play', tell);
  return () => {
    audio.removeEventListener('play', tell);
    channel.close();
  };
}
