import type { LocalDate } from '@alento/domain/time/local-date';
import { apiQuery } from '../../lib/api/api-query.ts';
import { session } from '../../lib/session/session.ts';

/** The user's id is part of the keys, so that two people never share a cached value. */
export const medicationKeys = {
  all: () => ['medication', session.userId()] as const,
  days: (start: LocalDate, end: LocalDate) => ['medication', session.userId(), start, end] as const,
};

/** The doses of a range of at most 92 days, with the person's medicines. */
export const medicationDaysQuery = (startDate: LocalDate, endDate: LocalDate) =>
  apiQuery(medicationKeys.days(startDate, endDate), 'GET /medication-days', { query: { startDate, endDate } });
