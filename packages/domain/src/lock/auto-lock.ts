/** Minutes away after which the app locks; 0 locks at once. */
export const AWAY_MINUTES = [0, 1, 5, 15] as const;

export type AwayMinutes = (typeof AWAY_MINUTES)[number];

export const DEFAULT_AWAY_MINUTES = 1 satisfies AwayMinutes;

export const isAwayMinutes = (value: unknown): value is AwayMinutes =>
  AWAY_MINUTES.some((minutes) => minutes === value);

export const awayMs = (minutes: AwayMinutes): number => minutes * 60_000;

/** Whether the app locks on the return. A clock that was set back while away hides how long that was, so it locks. */
export const wasAwayTooLong = (leftAt: number, now: number, minutes: AwayMinutes): boolean =>
  now < leftAt || now - leftAt >= awayMs(minutes);
