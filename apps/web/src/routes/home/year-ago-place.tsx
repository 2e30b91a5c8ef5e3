import { isSoonAfterCrisis } from '@alento/domain/retrospective/year-ago';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { concerningQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { YearAgoCard } from '../../features/mood-entry/year-ago/year-ago-card.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { now } from '../../lib/time/clock.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { crisis } from '../../state/crisis/crisis.ts';

type Props = {
  /**
   * What this device and the server know. An answer that waits on the device keeps it from taking over what the server
   * says.
   */
  states: readonly { lastCrisisAt: number | null }[];
};

/**
 * The card 'Há um ano', below the week and its summary. It stays away during difficult days and for a week after a sign
 * of crisis.
 */
export function YearAgoPlace({ states }: Props) {
  const account = useAccount();
  const today = useToday();
  const isCrisis = useSyncExternalStore(crisis.subscribe, crisis.current) !== null;
  const isConcerning = useQuery(concerningQuery()).data?.hasConcerningPattern ?? true;
  if (!account || isCrisis || isConcerning || states.some(({ lastCrisisAt }) => isSoonAfterCrisis(lastCrisisAt, now())))
    return null;
  return <YearAgoCard key={today} userId={account.userId} today={today} />;
}
