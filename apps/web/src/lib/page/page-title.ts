import { useEffect } from 'react';
import { titleOf } from './title-of.ts';

/** Sets the title of a page whose title comes with its data, after the route's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
