import type { LocalDate } from '@alento/domain/time/local-date';
import { apiQuery } from '../../lib/api/api-query.ts';
import { medicationKeys } from './medication.keys.ts';

/** The doses of a range of at most 92 days, with the person's medicines. */
export const medicationDaysQuery = (startDate: LocalDate, endDate: LocalDate) =>
  apiQuery(medicationKeys.days(startDate, endDate), 'GET /medication-days', { query: { startDate, endDate } });
