import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { screeningKeys } from './screening.keys.ts';

export const screeningsQuery = () =>
  queryOptions({
    queryKey: screeningKeys.all(),
    queryFn: async ({ signal }) => (await call('GET /screenings', { query: {} }, { signal })).data,
  });
