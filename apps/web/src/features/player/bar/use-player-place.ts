import { PLAYER_OFFSET } from '@alento/domain/interface/layout';
import { playerPlaceOf } from '@alento/domain/interface/player';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { followMedia, matchesMedia } from '../../../platform/media.ts';
import { getPlatform } from '../../../platform/platform.ts';

/** From this width on, the header has links and there is no tab bar (app.css). */
const LARGE = '(width >= 64rem)';
/** The height of the small bar's second row, in px. It equals `h-13`. */
const SECOND_ROW = 52;

const followWidth = (listener: () => void): (() => void) => followMedia(LARGE, listener);

type PlayerPlace = { place: 'top' | 'bottom'; isLarge: boolean };

/**
 * Returns where the player is on this screen. It can't be called while prerendering.
 * @param isBare true on a page without header and tab bar; the player is then below the page
 */
export function usePlayerPlace(isBare: boolean): PlayerPlace {
  const isLarge = useSyncExternalStore(followWidth, () => matchesMedia(LARGE));
  return isBare ? { place: 'bottom', isLarge: false } : { place: playerPlaceOf(getPlatform(), isLarge), isLarge };
}

type Room = PlayerPlace & { isBare: boolean; isBar: boolean; hasSecondRow: boolean };

/** Sets CSS variables for the space that the bar takes: the specified height, plus that of the second row. */
export function usePlayerRoom({ place, isLarge, isBare, isBar, hasSecondRow }: Room): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isBar) return;
    if (hasSecondRow) style.setProperty('--player-offset', `${PLAYER_OFFSET + SECOND_ROW}px`);
    if (place === 'top' && !isLarge) {
      // app.css decides by width alone, and would put the native app's bar at the bottom.
      style.setProperty('--player-top', 'var(--player-offset)');
      style.setProperty('--player-bottom', '0px');
    }
    // On such a page the player is the only bar at the bottom, and toasts must not cover it.
    if (isBare) style.setProperty('--bottom-bar', 'var(--player-offset)');
    return () => {
      for (const name of ['--player-offset', '--player-top', '--player-bottom', '--bottom-bar'])
        style.removeProperty(name);
    };
  }, [place, isLarge, isBare, isBar, hasSecondRow]);
}
