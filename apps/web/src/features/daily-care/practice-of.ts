import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';

/** Which of `total` a day shows: every day the next one, the same for the whole day. */
export const practiceIndex = (date: LocalDate, total: number): number =>
  Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) % total;
