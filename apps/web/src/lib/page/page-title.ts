import { useEffect } from 'react';
import { titleOf } from './title-of.ts';

/** Sets the title of a page whose title is part of its data. It replaces the title of the route. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
