import type { LocalDate } from '@alento/domain/time/local-date';

/** The page of one day. Other screens are linked where the texts name them; copy.test.ts holds those against the web app. */
export const dayLink = (date: LocalDate): string => `/periodo-detalhes?type=day&date=${date}`;
