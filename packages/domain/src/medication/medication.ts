import type { LocalDate } from '../time/local-date.ts';

/** What a person can note about a dose. */
export const DOSE_STATUSES = ['taken', 'skipped', 'later'] as const;
export type DoseStatus = (typeof DOSE_STATUSES)[number];

/** Times that were planned before a change. They apply to days before `until` that no older plan covers. */
export type FormerPlan = { readonly until: LocalDate; readonly times: readonly string[] };

/** A medicine as the person wrote it down. */
export type Medicine = {
  readonly name: string;
  /** The dose as written; empty without one. */
  readonly dose: string;
  /** Times of day, HH:MM, in order. Empty for a medicine that is taken when needed. */
  readonly times: readonly string[];
  readonly reminds: boolean;
  /** First day in the diary. */
  readonly since: LocalDate;
  /** The day from which it is no longer taken; null if it still is. */
  readonly endedOn: LocalDate | null;
  /** Plans before changes, oldest first, so that a change doesn't alter the days before it. */
  readonly former: readonly FormerPlan[];
};

/** A dose that was noted. The time is null for one that was not planned. */
export type NotedDose = {
  readonly medicationId: string;
  readonly date: LocalDate;
  readonly time: string | null;
  readonly status: DoseStatus;
};
