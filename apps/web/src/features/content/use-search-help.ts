import { useEffect, useState } from 'react';
import { lookAtText } from '../../lib/crisis/check-text.ts';
import { asksForHelp } from './asks-for-help.ts';

/**
 * Whether help comes before what a search finds: its words ask for it, or tell of a crisis. It opens
 * nothing by itself: somebody may still be typing.
 */
export function useSearchHelp(query: string): boolean {
  const [crisisIn, setCrisisIn] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void lookAtText(query).then((level) => {
      if (isCurrent) setCrisisIn(level === 'crisis' ? query : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return asksForHelp(query) || crisisIn === query;
}
