import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/** Resolves to whether the plan is stored. If the code can't be loaded, the next occasion retries. */
async function keep(userId: string): Promise<boolean> {
  const code = await import('../../features/safety/device-plan/keep-plan.ts').catch(() => null);
  return code ? code.keepPlan(userId) : false;
}

/**
 * Stores the safety plan on this device from the first visit on, because it is needed without a network and at once on
 * the crisis card.
 */
export function useKeptPlan(userId: string): void {
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (await keep(userId)) window.removeEventListener('online', askNow);
    };
    const askNow = (): void => void ask();
    const callOff = whenQuiet(askNow);
    window.addEventListener('online', askNow);
    return () => {
      callOff();
      window.removeEventListener('online', askNow);
    };
  }, [userId]);
}
