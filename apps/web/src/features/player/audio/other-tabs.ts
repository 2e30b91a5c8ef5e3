import { openChannel } from '../../../platform/tab-channel.ts';
import { player } from '../../../state/player/player.ts';

/** The channel's name has no user id, because all tabs share one device. */
const CHANNEL = 'alento-player';

/**
 * Limits playback to one tab: starting it in one tab pauses the player of the others.
 * @returns a function that ends this
 */
export function takeTurnsWithOtherTabs(audio: EventTarget): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === null) return () => undefined;
  const notifyOtherTabs = (): void => channel.postMessage('plays');
  channel.onmessage = () => player.settle(false);
  audio.addEventListener('play', notifyOtherTabs);
  return () => {
    audio.removeEventListener('play', notifyOtherTabs);
    channel.close();
  };
}
