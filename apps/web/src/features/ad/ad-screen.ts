import type { AdScreen } from '@alento/domain/interface/ad-placement';
import { paths } from '@alento/domain/interface/paths';
import { routeAt } from '@alento/domain/interface/route-at';
import { matchPath } from 'react-router';

/** The library's category for people in a crisis and those who look after them. */
export const CRISIS_CATEGORY = 'crise-e-ajuda';

/** Kind of screen at this address for the ad rules (decision D10). */
export const adScreenOf = (pathname: string): AdScreen =>
  matchPath({ path: `${paths.articles}/${CRISIS_CATEGORY}`, end: false }, pathname)
    ? 'crisis'
    : (routeAt(pathname).ads ?? 'ordinary');
