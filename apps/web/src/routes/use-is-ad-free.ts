import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { isSearchState } from '../features/content/use-library-search.ts';
import { useHelpFirst } from './use-help-first.ts';

/**
 * Whether this moment has no ads, wherever it is lived: after a sign of crisis help comes first, and a
 * search may ask for it in so many words (decision D10).
 */
export function useIsAdFree(): boolean {
  const { pathname, state } = useLocation();
  const helpFirst = useHelpFirst();
  return helpFirst || (pathname === paths.articles && isSearchState(state));
}
