import { formatMoment } from '../../lib/time/moments.format.ts';

/** The time at which a version was published, UTC: year, month, day, hour and minute. */
const STAMP = /\+(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})\d*$/;

/**
 * The name of a version in sentences: the moment of its publication in this device's zone, such as "de 28 de nov. de
 * 2026, 10:00" for `1.2.0+202611281300`, as the numbers in front stay the same over the air; otherwise the numbers.
 */
export function versionName(version: string): string {
  const [, ...stamp] = STAMP.exec(version) ?? [];
  const [year, month, day, hour, minute] = stamp;
  const at = stamp.length === 0 ? Number.NaN : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return Number.isNaN(at) ? version.replace(/\+.*/, '') : `de ${formatMoment(at)}`;
}
