import { useEffect, useRef } from 'react';
import { recommendationKeys } from '../../features/recommendation/recommendation.keys.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { readAllButPlan } from '../../state/account/stream/plan-changes.ts';

/** Reads again when a new day begins, because periods, quotas and recommendations are those of a day. */
export function useNewDay(): void {
  const today = useToday();
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    // A set of recommendations belongs to its day. Read again, the server would make today's for yesterday's card.
    readAllButPlan(recommendationKeys.all()[0]);
  }, [today]);
}
