import { instantAt, localDateOf, monthOf } from './local-date.ts';

/**
 * The calendar month that contains an instant in a time zone.
 *
 * @returns its first instant, and that of the next month, ms epoch.
 */
export function monthAround(now: number, timeZone: string): { start: number; end: number } {
  const { first, next } = monthOf(localDateOf(now, timeZone));
  return { start: instantAt(first, 0, timeZone), end: instantAt(next, 0, timeZone) };
}
