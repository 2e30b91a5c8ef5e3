import { formatDayOfMonth } from '../../lib/time/dates.format.ts';

/** The time at which a version was published: year, month, day, hour and minute. */
const STAMP = /\+(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})\d*$/;

/**
 * The name of a version in sentences: "de 28 de novembro, 13:00" for `1.2.0+202611281300`, as the numbers in front stay
 * the same over the air; otherwise the numbers alone.
 */
export function versionName(version: string): string {
  const [, year, month = '', day = '', hour = '', minute = ''] = STAMP.exec(version) ?? [];
  const isMoment = Number(hour) < 24 && Number(minute) < 60 && !Number.isNaN(Date.parse(`${year}-${month}-${day}`));
  if (year === undefined || !isMoment) return version.replace(/\+.*/, '');
  return `de ${formatDayOfMonth(`${year}-${month}-${day}`)}, ${hour}:${minute}`;
}
