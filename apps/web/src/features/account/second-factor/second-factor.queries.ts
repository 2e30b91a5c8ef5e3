import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { accountKeys } from '../account.keys.ts';

export const secondFactorsQuery = () =>
  queryOptions({
    queryKey: accountKeys.secondFactors(),
    queryFn: async ({ signal }) => (await call('GET /account/second-factor', {}, { signal })).data,
  });
