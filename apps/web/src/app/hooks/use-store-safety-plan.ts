import { useEffect } from 'react';
import { loadPlanForOffline } from '../../features/safety/device-plan/keep-plan.ts';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/**
 * Stores the safety plan on this device at the first visit, because the crisis card shows it at once and without a
 * network.
 */
export function useStoreSafetyPlan(userId: string): void {
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (await loadPlanForOffline(userId)) window.removeEventListener('online', askNow);
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
