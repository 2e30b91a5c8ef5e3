import { useEffect, useEffectEvent, useRef } from 'react';
import { type Crisis, crisis } from './crisis.ts';

/**
 * Opens the crisis card for a sign in answers, once while they are shown: when the returned function is called, and when
 * a page that may tell a sign is left in any way.
 * @param detect returns the sign in the current answers
 * @param tellsCrisis whether the page that is shown may tell a sign
 */
export function useSign(detect: () => Crisis | null, tellsCrisis: boolean): () => void {
  const hasRaised = useRef(false);
  const raise = (): void => {
    const sign = hasRaised.current ? null : detect();
    if (!sign) return;
    hasRaised.current = true;
    crisis.raise(sign);
  };
  const leavePage = useEffectEvent(raise);
  useEffect(() => {
    if (tellsCrisis) return () => leavePage();
  }, [tellsCrisis]);
  return raise;
}
