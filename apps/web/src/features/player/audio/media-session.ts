import { PLAYER_SKIP_SECONDS } from '@alento/domain/interface/player';
import { useEffect } from 'react';
import { type PlayerItem, player } from '../../../state/player/player.ts';
import { playerCopy } from '../player.copy.ts';
import type { Engine } from './engine.ts';
import type { Playback } from './playback.ts';

const mediaSession = (): MediaSession | null => ('mediaSession' in navigator ? navigator.mediaSession : null);

/**
 * Sets the handler of an action. Browsers throw a TypeError for an action that they don't support; the other actions
 * still work.
 */
function setAction(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

const actionsOf = (engine: Engine): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => ({
  play: () => player.settle(true),
  pause: () => player.settle(false),
  stop: () => player.close(),
  seekbackward: ({ seekOffset }) => engine.skip(-(seekOffset ?? PLAYER_SKIP_SECONDS)),
  seekforward: ({ seekOffset }) => engine.skip(seekOffset ?? PLAYER_SKIP_SECONDS),
  seekto: ({ seekTime }) => {
    if (seekTime !== undefined) engine.seek(seekTime);
  },
});

/** Shows the item on the lock screen, and handles the controls there and the media keys. */
export function useMediaSession(engine: Engine, item: PlayerItem | null, isPlaying: boolean, playback: Playback): void {
  const { title, imageUrl } = item ?? {};
  const isThere = item !== null;
  useEffect(() => {
    const session = mediaSession();
    if (!session || !isThere) return;
    const actions = Object.entries(actionsOf(engine)) as [MediaSessionAction, MediaSessionActionHandler][];
    for (const [action, handler] of actions) setAction(session, action, handler);
    return () => {
      for (const [action] of actions) setAction(session, action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [engine, isThere]);

  useEffect(() => {
    const session = mediaSession();
    if (!session || title === undefined) return;
    const artwork = imageUrl ? [{ src: imageUrl }] : [];
    session.metadata = new MediaMetadata({ title, artist: playerCopy.artist, artwork });
  }, [title, imageUrl]);

  const { position, duration, rate } = playback;
  useEffect(() => {
    const session = mediaSession();
    if (!session || !isThere) return;
    session.playbackState = isPlaying ? 'playing' : 'paused';
    if (duration !== null) {
      session.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: rate });
    }
  }, [isThere, isPlaying, position, duration, rate]);
}
