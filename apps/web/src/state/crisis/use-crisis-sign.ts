import { useEffect, useState } from 'react';
import { checkTextWhileTyping } from './check-text.ts';

/**
 * Whether words that a person may still be typing have a sign of a crisis; null until they were checked. It doesn't open
 * the crisis card.
 */
export function useCrisisSign(text: string): boolean | null {
  const [looked, setLooked] = useState<{ text: string; isCrisis: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void checkTextWhileTyping(text).then((level) => {
      if (isCurrent) setLooked({ text, isCrisis: level === 'crisis' });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return looked?.text === text ? looked.isCrisis : null;
}
