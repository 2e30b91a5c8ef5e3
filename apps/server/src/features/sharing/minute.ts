const MINUTE_MS = 60_000;

/** The start of the minute of an instant, ms epoch. */
export const minuteOf = (now: number): Date => new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS);
