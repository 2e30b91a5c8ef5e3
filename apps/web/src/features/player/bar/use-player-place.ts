import { PLAYER_OFFSET } from '@alento/domain/interface/layout';
import { playerPlaceOf } from '@alento/domain/interface/player';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { getPlatform } from '../../../platform/platform.ts';

/** Where the tab bar ends and the header's links begin (app.css). */
const LARGE = '(width >= 64rem)';
/** The second row of the small bar, px: as much as `h-13`. */
const SECOND_ROW = 52;

function followWidth(listener: () => void): () => void {
  const width = window.matchMedia(LARGE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

type PlayerPlace = { place: 'top' | 'bottom'; isLarge: boolean };

/**
 * Where the player stands on this screen. In a browser only.
 *
 * @param isBare on a page without header and tab bar there is room below it only.
 */
export function usePlayerPlace(isBare: boolean): PlayerPlace {
  const isLarge = useSyncExternalStore(followWidth, () => window.matchMedia(LARGE).matches);
  return isBare ? { place: 'bottom', isLarge: false } : { place: playerPlaceOf(getPlatform(), isLarge), isLarge };
}

type Room = PlayerPlace & { isBare: boolean; isBar: boolean; hasSecondRow: boolean };

/** Tells the style sheet what the bar takes of the page: as much as core §9 says, and the second row on top. */
export function usePlayerRoom({ place, isLarge, isBare, isBar, hasSecondRow }: Room): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isBar) return;
    if (hasSecondRow) style.setProperty('--player-offset', `${PLAYER_OFFSET + SECOND_ROW}px`);
    if (place === 'top' && !isLarge) {
      // By its width alone a native shell would have the bar at the bottom (app.css).
      style.setProperty('--player-top', 'var(--player-offset)');
      style.setProperty('--player-bottom', '0px');
    }
    // Nothing else stands at the bottom there: it is the player that toasts keep clear of.
    if (isBare) style.setProperty('--bottom-bar', 'var(--player-offset)');
    return () => {
      for (const name of ['--player-offset', '--player-top', '--player-bottom', '--bottom-bar'])
        style.removeProperty(name);
    };
  }, [place, isLarge, isBare, isBar, hasSecondRow]);
}
