import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/**
 * Stores the safety plan and resolves to whether it is stored. If the code can't be loaded, the next occasion retries.
 */
async function keep(userId: string): Promise<boolean> {
  const code = await import('../../features/safety/device-plan/keep-plan.ts').catch(() => null);
  return code ? code.keepPlan(userId) : false;
}

/**
 * Stores the safety plan on this device at the first visit, because the crisis card shows it at once and without a
 * network.
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
