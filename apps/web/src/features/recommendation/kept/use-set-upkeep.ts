import type { LocalDate } from '@alento/domain/time/local-date';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../../lib/session/session.ts';
import { recommendationKeys } from '../recommendation.keys.ts';
import { dropOldSet, writeSet } from './kept-set-store.ts';

const REFRESH = 'refresh';

const isAskedBy = (search: string, state: unknown): boolean =>
  new URLSearchParams(search).get(REFRESH) === 'true' ||
  (typeof state === 'object' && state !== null && REFRESH in state && state[REFRESH] === true);

/** Drops sets of other days. A navigation with a request to refresh refetches the set, as on /home. */
export function useSetUpkeep(today: LocalDate): void {
  const client = useQueryClient();
  const { search, state } = useLocation();
  const isRefresh = isAskedBy(search, state);
  useEffect(() => {
    const userId = session.userId();
    if (userId !== null) dropOldSet(userId, today);
  }, [today]);
  useEffect(() => {
    const userId = session.userId();
    if (!isRefresh || userId === null) return;
    void writeSet(userId, null);
    void client.invalidateQueries({ queryKey: recommendationKeys.all() });
  }, [client, isRefresh]);
}
