import { paths } from '@alento/domain/interface/paths';
import { useLocation } from 'react-router';
import { isSearchState } from '../../features/content/search/search-state.ts';
import { useHelpFirst } from '../care/use-help-first.ts';

/**
 * Whether this moment has no ads, wherever it is lived: after a sign of crisis help comes first, and a
 * search may ask for it in so many words (decision D10).
 */
export function useIsAdFree(): boolean {
  const { pathname, state } = useLocation();
  const helpFirst = useHelpFirst();
  return helpFirst || (pathname === paths.articles && isSearchState(state));
}
