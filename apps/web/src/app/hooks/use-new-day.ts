import { useEffect, useRef } from 'react';
import { useToday } from '../../lib/time/use-today.ts';
import { readAllButPlan } from '../../state/account/stream/plan-changes.ts';

/** Reads again when a new day begins, because periods, quotas and recommendations are those of a day (decision D56). */
export function useNewDay(): void {
  const today = useToday();
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    readAllButPlan();
  }, [today]);
}
