import { timeOfDayOf } from '@alento/domain/analytics/time-of-day';
import { finished, type Reading } from '@alento/domain/content/reading';
import { MOTIVATIONS, type Motivation, SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import type { UserData } from '@alento/domain/onboarding/user-data';
import type { RecommendationHistory } from '@alento/domain/recommendation/history';
import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import { INSTRUMENTS, type Instrument, type Severity } from '@alento/domain/screening/instruments';
import { addDays, DAY_MS, type LocalDate } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Transaction } from '../../db/database.ts';
import { recommendationRepository as repository } from './recommendation.repository.ts';

/** What other features know of a person, read within one transaction; app.ts joins them. */
export type HistoryPorts = {
  readTags: (actor: PersonWithPlan, tx: Transaction) => Promise<{ id: string; name: string }[]>;
  readAnswers: (actor: PersonWithPlan, tx: Transaction) => Promise<UserData>;
  /** Newest first. */
  readScreenings: (
    actor: PersonWithPlan,
    tx: Transaction,
  ) => Promise<{ instrument: Instrument; severity: Severity; takenAt: number }[]>;
  readReading: (actor: PersonWithPlan, tx: Transaction) => Promise<Reading>;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((one) => one === value) ?? null;

const goalsOf = ({ goals, motivation }: UserData): Motivation[] => {
  const told: readonly unknown[] = Array.isArray(goals) ? goals : [motivation];
  return MOTIVATIONS.filter((one) => told.includes(one));
};

/** Ids read to the end, the last one first. */
const finishedOf = (reading: Reading): string[] =>
  finished(reading).toSorted((a, b) => (reading.progress[b]?.at ?? 0) - (reading.progress[a]?.at ?? 0));

/** Gathers what a set is made from. No note is read. */
export async function readHistory(
  tx: Transaction,
  actor: PersonWithPlan,
  { today, now }: { today: LocalDate; now: number },
  ports: HistoryPorts,
): Promise<Omit<RecommendationHistory, 'recent'>> {
  const entries = await repository.listEntries(tx, actor.owner, addDays(today, 1 - HISTORY_DAYS), today);
  const answers = await ports.readAnswers(actor, tx);
  const screenings = await ports.readScreenings(actor, tx);
  return {
    today,
    entries: entries.map(({ recordedAt, offsetMinutes, ...entry }) => ({
      ...entry,
      part: timeOfDayOf(recordedAt.getTime(), offsetMinutes),
    })),
    tags: await ports.readTags(actor, tx),
    goals: goalsOf(answers),
    sleep: oneOf(SLEEP_QUALITIES, answers.sleepQuality),
    screenings: INSTRUMENTS.flatMap((instrument) => {
      const newest = screenings.find((one) => one.instrument === instrument);
      if (!newest) return [];
      return [{ instrument, severity: newest.severity, daysAgo: Math.max(0, (now - newest.takenAt) / DAY_MS) }];
    }),
    finished: finishedOf(await ports.readReading(actor, tx)),
  };
}
