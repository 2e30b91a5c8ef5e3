import type { Consent } from '@alento/contract/consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { consentsQuery } from './consents.queries.ts';
import { myDataKeys } from './my-data.keys.ts';

export type ConsentWish = Pick<Consent, 'purpose' | 'isGranted'>;

/** Grants or withdraws an optional consent. */
export function useChangeConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ purpose, isGranted }: ConsentWish) =>
      (await call('PUT /consents/{purpose}', { params: { purpose }, body: { isGranted } })).data,
    onMutate: () => ({ key: consentsQuery().queryKey }),
    onSuccess: (changed, _, { key }) => {
      client.setQueryData(key, (all) => all?.map((one) => (one.purpose === changed.purpose ? changed : one)));
    },
    // The history of the consents has changed.
    onSettled: () => void client.invalidateQueries({ queryKey: myDataKeys.overview() }),
  });
}
