import { useEffect, useState } from 'react';
import { lookAtText } from '../../../state/crisis/check-text.ts';
import { asksForHelp } from './asks-for-help.ts';

/**
 * Whether help is shown above the results, because the words request help or indicate a crisis. Null until the check
 * has finished. It doesn't open the crisis card, because the person may still be typing.
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
