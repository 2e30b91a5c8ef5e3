import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../lib/api/api-error.ts';
import { useHasPassed } from '../../lib/time/use-has-passed.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';

/**
 * Whether the access to a person's data has ended: its last instant has passed, or any call about this person was
 * refused because the person has revoked it.
 *
 * @param endsAt ms epoch; null until it is known.
 */
export function useHasEnded(id: string, endsAt: number | null): boolean {
  const cache = useQueryClient().getQueryCache();
  const [wasRefused, setRefused] = useState(false);
  const hasPassed = useHasPassed(endsAt);
  useEffect(() => {
    const own = sharingKeys.patient(id);
    const isOwn = (key: QueryKey): boolean => hashKey(key.slice(0, own.length)) === hashKey(own);
    return cache.subscribe(({ query }) => {
      if (isRefusal(query.state.error, 'PATIENT_NOT_FOUND') && isOwn(query.queryKey)) setRefused(true);
    });
  }, [cache, id]);
  return wasRefused || hasPassed;
}

/**
 * Removes everything about patients from the memory of this page. The list of patients is read again when it is shown.
 */
export function useForgetPatients(): void {
  const client = useQueryClient();
  useEffect(() => client.removeQueries({ queryKey: sharingKeys.patients() }), [client]);
}
