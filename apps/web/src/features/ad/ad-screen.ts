import type { AdScreen } from '@alento/domain/interface/ad-placement';
import { paths } from '@alento/domain/interface/paths';
import { routeAt } from '@alento/domain/interface/route-at';
import { matchPath } from 'react-router';

/** Category of the content library for people in a crisis and their relatives. */
export const CRISIS_CATEGORY = 'crise-e-ajuda';

/** Classifies the screen at a path for the ad rules. */
export const adScreenOf = (pathname: string): AdScreen =>
  matchPath({ path: `${paths.articles}/${CRISIS_CATEGORY}`, end: false }, pathname)
    ? 'crisis'
    : (routeAt(pathname).ads ?? 'ordinary');
