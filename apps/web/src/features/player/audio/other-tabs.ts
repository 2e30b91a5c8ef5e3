import { player } from '../../../state/player/player.ts';

/** The same for everyone: two tabs are on one device, whoever is signed in. */
const CHANNEL = 'alento-player';

/**
 * One sound on one device: what starts here pauses the player of every other tab, and the other way round.
 *
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
