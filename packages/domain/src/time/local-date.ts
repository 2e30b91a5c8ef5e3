/**
 * The latest accepted instant, ms epoch: 9999-12-31T23:59:59.999Z. Later years have five digits, which
 * neither the database driver nor `yyyy-MM-dd` supports.
 */
export const MAX_INSTANT_MS = 253_402_300_799_999;

/** A calendar date as `yyyy-MM-dd`, without a time zone. */
export type LocalDate = string;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/**
 * Maximum number of cached formatters. It is more than the number of zones. A limit is needed, because a request header
 * can contain many spellings of a zone (`UTC`, `uTC`…).
 */
const FORMATTERS_MAX = 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  });
  if (formatters.size >= FORMATTERS_MAX) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether `timeZone` is an IANA zone that this runtime supports. */
export function isTimeZone(timeZone: string): boolean {
  // An offset such as +05:45 is not accepted as a zone, because it may be wrong for other dates.
  if (!/^[A-Za-z]/.test(timeZone) || timeZone.length > 64) return false;
  try {
    formatterOf(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Cache of canonical zone names, limited as the formatters are. */
const canonicalNames = new Map<string, string>();

/** The runtime's canonical name of a zone: the same name for `Asia/Calcutta` and `asia/kolkata`. */
export function canonicalTimeZone(timeZone: string): string {
  const known = canonicalNames.get(timeZone);
  if (known !== undefined) return known;
  const name = formatterOf(timeZone).resolvedOptions().timeZone;
  if (canonicalNames.size >= FORMATTERS_MAX) canonicalNames.clear();
  canonicalNames.set(timeZone, name);
  return name;
}

/** Whether two names are names of the same zone. An unknown name equals only itself. */
export const isSameTimeZone = (a: string, b: string): boolean =>
  a === b || (isTimeZone(a) && isTimeZone(b) && canonicalTimeZone(a) === canonicalTimeZone(b));

/**
 * Offsets are cached for a quarter of an hour: since 1972 all offsets are whole minutes and change on a quarter of an
 * hour (IANA tz database).
 */
const QUARTER_HOUR_MS = 15 * 60_000;
const WHOLE_MINUTES_SINCE_MS = Date.UTC(1973, 0, 1);
const OFFSETS_MAX = 10_000;
const offsets = new Map<string, number>();

/** UTC offset in ms, computed from the local time that Intl formats for the zone. */
function readOffset(instantMs: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instantMs)) part[type] = Number(value);
  const wallClockMs = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return wallClockMs - Math.floor(instantMs / 1000) * 1000;
}

function offsetOf(instantMs: number, timeZone: string): number {
  if (instantMs < WHOLE_MINUTES_SINCE_MS) return readOffset(instantMs, timeZone);
  const quarter = Math.floor(instantMs / QUARTER_HOUR_MS);
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(quarter * QUARTER_HOUR_MS, timeZone);
  if (offsets.size >= OFFSETS_MAX) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The local date and the UTC offset (minutes, east positive) of an instant (ms epoch) in a zone. */
export function localDateAndOffset(
  instantMs: number,
  timeZone: string,
): { localDate: LocalDate; offsetMinutes: number } {
  const offsetMs = offsetOf(instantMs, timeZone);
  return {
    localDate: new Date(Math.floor(instantMs / 1000) * 1000 + offsetMs).toISOString().slice(0, 10),
    offsetMinutes: Math.round(offsetMs / 60_000),
  };
}

/** The local date of an instant (ms epoch) in a zone. */
export const localDateOf = (instantMs: number, timeZone: string): LocalDate =>
  localDateAndOffset(instantMs, timeZone).localDate;

/** Whether the text is an existing `yyyy-MM-dd` date. */
export function isLocalDate(text: string): text is LocalDate {
  const match = LOCAL_DATE.exec(text);
  if (!match || match[1] === '0000') return false;
  // A day beyond the end of the month gives an invalid date, or a date in the next month with another day.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(match[3]);
}

/** The date that is `days` later, or earlier if `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The month that contains a date: its first day, and the first day of the next month. */
export function monthOf(date: LocalDate): { first: LocalDate; next: LocalDate } {
  const first = `${date.slice(0, 7)}-01`;
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` };
}

/** The last `count` days, `today` included, oldest first. */
export const lastDays = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));

/** Weekday of a date: 0 is Sunday, 6 is Saturday, because weeks start on Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * The instant (ms epoch) of a local time on a date in a zone. For a time that a zone change skips, it is the instant at
 * the same distance after the gap; for a time that occurs twice, it is the first.
 */
export function instantAt(date: LocalDate, minutesOfDay: number, timeZone: string): number {
  const wallClockMs = Date.parse(`${date}T00:00:00Z`) + minutesOfDay * 60_000;
  const offsetBefore = localDateAndOffset(wallClockMs - DAY_MS, timeZone).offsetMinutes;
  const offsetAfter = localDateAndOffset(wallClockMs + DAY_MS, timeZone).offsetMinutes;
  for (const offset of [Math.max(offsetBefore, offsetAfter), Math.min(offsetBefore, offsetAfter)]) {
    const instant = wallClockMs - offset * 60_000;
    if (localDateAndOffset(instant, timeZone).offsetMinutes === offset) return instant;
  }
  return wallClockMs - offsetBefore * 60_000;
}

/**
 * The calendar month that contains an instant in a time zone.
 *
 * @returns its first instant, and that of the next month, ms epoch.
 */
export function monthAround(now: number, timeZone: string): { start: number; end: number } {
  const { first, next } = monthOf(localDateOf(now, timeZone));
  return { start: instantAt(first, 0, timeZone), end: instantAt(next, 0, timeZone) };
}
