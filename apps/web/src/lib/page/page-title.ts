import { useEffect } from 'react';
import { titleOf } from './title-of.ts';

/** For pages whose title comes with their data, after the route's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
