import type { LocalDate } from '@alento/domain/time/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { medicationKeys } from './medication.keys.ts';

/** The doses of a range of at most 92 days, with the person's medicines. */
export const medicationDaysQuery = (startDate: LocalDate, endDate: LocalDate) =>
  queryOptions({
    queryKey: medicationKeys.days(startDate, endDate),
    queryFn: async ({ signal }) =>
      (await call('GET /medication-days', { query: { startDate, endDate } }, { signal })).data,
  });
