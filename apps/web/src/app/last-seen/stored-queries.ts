import { hashKey, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { plansQuery } from '../../features/plan/plan.queries.ts';
import { tagKeys } from '../../features/tag/tag.keys.ts';
import { today } from '../../lib/time/use-today.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';
import { subscriptionQuery } from '../../state/account/subscription.ts';
import { safetyKeys } from '../../state/crisis/safety.keys.ts';
import { attachmentKeys } from '../../state/mood/attachment.keys.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { firstSeenDay } from './seen-data.ts';

/** Queries whose age a screen displays. */
const keysWithAge = (): QueryKey[] => [subscriptionQuery().queryKey, plansQuery().queryKey, safetyKeys.plan()];

/** Other queries that screens need, whose age is not displayed. */
const keysWithoutAge = (): QueryKey[] => [
  currentPlanQuery().queryKey,
  safetyKeys.state(),
  sharingKeys.profile(),
  tagKeys.list(),
];

const isAmong = (keys: readonly QueryKey[], key: QueryKey): boolean => {
  const hash = hashKey(key);
  return keys.some((one) => hashKey(one) === hash);
};

/** Whether the query is about photos of days whose entries are stored. Older months would displace what is more needed. */
const isOfStoredDays = (key: QueryKey): boolean =>
  partialMatchKey(key, attachmentKeys.all()) && String(key.at(-1)) >= firstSeenDay(today());

/** Whether the query's data is stored unchanged. The entries of all queries are merged into one stored diary instead. */
export const isStoredQuery = (key: QueryKey): boolean =>
  partialMatchKey(key, moodKeys.patterns()) ||
  isOfStoredDays(key) ||
  isAmong([...keysWithAge(), ...keysWithoutAge()], key);

/** Whether a screen displays since when it has the data of this query. */
export const hasDisplayedAge = (key: QueryKey): boolean =>
  partialMatchKey(key, moodKeys.entries()) || isAmong(keysWithAge(), key);
