import { useEffect, useState } from 'react';
import { lookAtText } from '../../../state/crisis/check-text.ts';
import { asksForHelp } from './asks-for-help.ts';

/**
 * Whether help comes before what a search finds: its words ask for it, or tell of a crisis; null until
 * that was looked at. It opens nothing by itself: somebody may still be typing.
 */
export function useSearchHelp(query: string): boolean | null {
  const [looked, setLooked] = useState<{ query: string; isCrisis: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void lookAtText(query).then((level) => {
      if (isCurrent) setLooked({ query, isCrisis: level === 'crisis' });
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  if (asksForHelp(query)) return true;
  return looked?.query === query ? looked.isCrisis : null;
}
