import { useEffect, useEffectEvent, useRef } from 'react';
import { session } from '../../lib/session/session.ts';
import { locked } from '../lock/locked.ts';
import { type Crisis, crisis } from './crisis.ts';
import { noteCrisis } from './device-state.ts';

/**
 * Opens the crisis card for a sign in answers, once while they are shown: when the returned function is called, and when
 * a page that may tell a sign is left in any way. If the app locks, is hidden or closed on that page, the card doesn't
 * open, but the person is asked later.
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
  const note = useEffectEvent((): void => {
    const userId = session.userId();
    const sign = hasRaised.current ? null : detect();
    if (userId !== null && sign?.about === 'self') noteCrisis(userId);
  });
  const leavePage = useEffectEvent((): void => {
    // The lock removes every page. Over its screen the card would tell anybody of the answer.
    if (locked.is()) note();
    else raise();
  });
  useEffect(() => {
    if (!tellsCrisis) return;
    const close = (): void => note();
    // A phone ends a hidden app without `pagehide`.
    const hide = (): void => {
      if (document.visibilityState === 'hidden') note();
    };
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', hide);
      leavePage();
    };
  }, [tellsCrisis]);
  return raise;
}
