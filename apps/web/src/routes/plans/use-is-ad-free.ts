import { paths } from '@alento/domain/interface/paths';
import { useLocation } from 'react-router';
import { isSearchState } from '../../features/content/search/search-state.ts';
import { useHelpFirst } from '../care/use-help-first.ts';

/**
 * Whether ads are off on any page: after a sign of crisis, where help comes first, and during a search, whose words may
 * be about a crisis (decision D10).
 */
export function useIsAdFree(): boolean {
  const { pathname, state } = useLocation();
  const helpFirst = useHelpFirst();
  return helpFirst || (pathname === paths.articles && isSearchState(state));
}
