import { hashKey, type QueryKey } from '@tanstack/react-query';
import { plansQuery } from '../../features/plan/plan.queries.ts';
import { safetyKeys } from '../../features/safety/safety.keys.ts';
import { tagKeys } from '../../features/tag/tag.keys.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';
import { subscriptionQuery } from '../../state/account/subscription.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';

/** Queries whose age a screen tells. */
const toldKeys = (): QueryKey[] => [subscriptionQuery().queryKey, plansQuery().queryKey, safetyKeys.plan()];

/** Queries that screens need besides, whose age says nothing. */
const quietKeys = (): QueryKey[] => [
  currentPlanQuery().queryKey,
  safetyKeys.state(),
  sharingKeys.profile(),
  tagKeys.list(),
];

const isAmong = (keys: readonly QueryKey[], key: QueryKey): boolean => {
  const hash = hashKey(key);
  return keys.some((one) => hashKey(one) === hash);
};

const startsWith = (key: QueryKey, start: QueryKey): boolean => hashKey(key.slice(0, start.length)) === hashKey(start);

/** Whether the query is stored as it is. Entries are stored as one diary. */
export const isKept = (key: QueryKey): boolean =>
  startsWith(key, moodKeys.patterns()) || isAmong([...toldKeys(), ...quietKeys()], key);

/** Whether a screen with this query says since when its data are. */
export const isTold = (key: QueryKey): boolean => startsWith(key, moodKeys.entries()) || isAmong(toldKeys(), key);
