import type { LocalDate } from '@alento/domain/time/local-date';

/**
 * Path of a day's page. Other paths are written literally in the texts; copy.test.ts checks them against the
 * web app.
 */
export const dayLink = (date: LocalDate): string => `/periodo-detalhes?type=day&date=${date}`;
