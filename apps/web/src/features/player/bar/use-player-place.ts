import { PLAYER_OFFSET } from '@alento/domain/interface/layout';
import { playerPlaceOf } from '@alento/domain/interface/player';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { getPlatform } from '../../../platform/platform.ts';

/** From this width on there are links in the header instead of the tab bar (app.css). */
const LARGE = '(width >= 64rem)';
/** Height of the small bar's second row, px; equals `h-13`. */
const SECOND_ROW = 52;

function followWidth(listener: () => void): () => void {
  const width = window.matchMedia(LARGE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

type PlayerPlace = { place: 'top' | 'bottom'; isLarge: boolean };

/**
 * Position of the player on this screen. Browser only.
 * @param isBare on a page without header and tab bar, the player is below it.
 */
export function usePlayerPlace(isBare: boolean): PlayerPlace {
  const isLarge = useSyncExternalStore(followWidth, () => window.matchMedia(LARGE).matches);
  return isBare ? { place: 'bottom', isLarge: false } : { place: playerPlaceOf(getPlatform(), isLarge), isLarge };
}

type Room = PlayerPlace & { isBare: boolean; isBar: boolean; hasSecondRow: boolean };

/** Sets CSS variables for the space that the bar takes: the height of core §9, plus the second row. */
export function usePlayerRoom({ place, isLarge, isBare, isBar, hasSecondRow }: Room): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isBar) return;
    if (hasSecondRow) style.setProperty('--player-offset', `${PLAYER_OFFSET + SECOND_ROW}px`);
    if (place === 'top' && !isLarge) {
      // app.css decides by width alone, which would put a native app's bar at the bottom.
      style.setProperty('--player-top', 'var(--player-offset)');
      style.setProperty('--player-bottom', '0px');
    }
    // Nothing else is at the bottom there, so toasts have to avoid the player.
    if (isBare) style.setProperty('--bottom-bar', 'var(--player-offset)');
    return () => {
      for (const name of ['--player-offset', '--player-top', '--player-bottom', '--bottom-bar'])
        style.removeProperty(name);
    };
  }, [place, isLarge, isBare, isBar, hasSecondRow]);
}
