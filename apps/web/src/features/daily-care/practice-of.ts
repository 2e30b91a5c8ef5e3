import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';

/** Index of the day's practice: the next one every day, the same all day. */
export const practiceIndex = (date: LocalDate, total: number): number =>
  Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS) % total;
