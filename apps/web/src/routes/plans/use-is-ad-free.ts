import { paths } from '@alento/domain/interface/paths';
import { useLocation } from 'react-router';
import { isSearchState } from '../../features/content/search/search-state.ts';
import { useHelpFirst } from '../care/use-help-first.ts';

/** Whether no page shows ads: after a sign of crisis, and during a search, because its words may be about a crisis. */
export function useIsAdFree(): boolean {
  const { pathname, state } = useLocation();
  const helpFirst = useHelpFirst();
  return helpFirst || (pathname === paths.articles && isSearchState(state));
}
