import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/** Whether it came; where even its code can't be fetched, the next occasion asks. */
async function keep(userId: string): Promise<boolean> {
  const code = await import('../../features/safety/device-plan/keep-plan.ts').catch(() => null);
  return code ? code.keepPlan(userId) : false;
}

/**
 * The safety plan is on this device from the first visit on, opened or not: it is needed most where
 * there is no network, and on the crisis card at once.
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
