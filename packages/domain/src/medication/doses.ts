import { minutesOfDay } from '../reminder/slots.ts';
import { accept, type Result, refuse } from '../result.ts';
import { addDays, instantAt, type LocalDate, localDateOf } from '../time/local-date.ts';
import { DOSE_BACK_DAYS, DOSE_EARLY_MS, NIGHT_FROM, NIGHT_VISIBLE_UNTIL } from './limits.ts';
import type { DoseStatus, Medicine, NotedDose } from './medication.ts';

type Dated = Pick<Medicine, 'times' | 'since' | 'endedOn' | 'former'>;

/** Whether a medicine is taken on a day: from the first day in the diary until the day before the end. */
export const isTakenOn = ({ since, endedOn }: Dated, date: LocalDate): boolean =>
  date >= since && (endedOn === null || date < endedOn);

/** The times at which a medicine is planned on a day, HH:MM, in order; none if it is not taken on that day. */
export function plannedTimes(medicine: Dated, date: LocalDate): readonly string[] {
  if (!isTakenOn(medicine, date)) return [];
  return medicine.former.find(({ until }) => date < until)?.times ?? medicine.times;
}

/** A dose of a day. The status is null if nothing was noted. */
export type DayDose = {
  readonly medicationId: string;
  /** HH:MM; null for a dose that was not planned. */
  readonly time: string | null;
  readonly status: DoseStatus | null;
};

const placeOf = ({ time }: DayDose): string => time ?? '~';

/**
 * The doses of a day in the order of their times: the planned ones, and those that were noted without being planned. A
 * noted dose stays when the times of its medicine change.
 *
 * @param noted notes of any days.
 */
export function dosesOf(
  medicines: readonly (Dated & { readonly id: string })[],
  noted: readonly NotedDose[],
  date: LocalDate,
): DayDose[] {
  const ofDay = noted.filter((dose) => dose.date === date);
  return medicines
    .flatMap((medicine): DayDose[] => {
      const own = ofDay.filter(({ medicationId }) => medicationId === medicine.id);
      const times = new Set<string | null>([...plannedTimes(medicine, date), ...own.map(({ time }) => time)]);
      return [...times].map((time) => ({
        medicationId: medicine.id,
        time,
        status: own.find((dose) => dose.time === time)?.status ?? null,
      }));
    })
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))));
}

/** Whether a day is today or one of the days before on which a dose can be noted. */
export const canNoteOn = (date: LocalDate, today: LocalDate): boolean =>
  date <= today && date >= addDays(today, -DOSE_BACK_DAYS);

/** When the time of a planned dose has come, ms epoch. "Depois" reminds again only from then on. */
export const doseInstant = (date: LocalDate, time: string, timeZone: string): number =>
  instantAt(date, minutesOfDay(time), timeZone);

/** From when on a planned dose is offered by one tap, ms epoch. It may be on the day before. */
export const offeredFrom = (date: LocalDate, time: string, timeZone: string): number =>
  doseInstant(date, time, timeZone) - DOSE_EARLY_MS;

/** Whether a planned dose belongs to the night, which ends on the next day. */
export const isOfNight = ({ time }: Pick<DayDose, 'time'>): boolean => time !== null && time >= NIGHT_FROM;

/** When the planned doses of a day are over, ms epoch: at its end, those of the night at noon of the next day. */
export const doseEnd = (date: LocalDate, time: string, timeZone: string): number =>
  doseInstant(addDays(date, 1), isOfNight({ time }) ? NIGHT_VISIBLE_UNTIL : '00:00', timeZone);

/**
 * Checks whether a dose can be noted: on a day that `canNoteOn` allows, or shortly before it if the dose is offered
 * then; if the medicine is taken on its day, at a planned time or without a time. A dose that was noted before can
 * always be corrected on such a day.
 *
 * @param at the time, ms epoch, and the zone in which the dose's time is meant.
 * @param wasNoted whether something was noted about this dose before.
 */
export function checkDose(
  medicine: Dated,
  { date, time }: Pick<NotedDose, 'date' | 'time'>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
  wasNoted: boolean,
): Result<true> {
  const today = localDateOf(now, timeZone);
  const isNear = date > today && time !== null && offeredFrom(date, time, timeZone) <= now;
  if (!isNear && !canNoteOn(date, today)) return refuse('DOSE_DAY_INVALID');
  if (wasNoted) return accept(true);
  if (!isTakenOn(medicine, date)) return refuse('DOSE_DAY_INVALID');
  if (time !== null && !plannedTimes(medicine, date).includes(time)) return refuse('DOSE_TIME_INVALID');
  return accept(true);
}
