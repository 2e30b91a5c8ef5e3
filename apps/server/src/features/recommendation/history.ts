import { setImmediate as nextTurn } from 'node:timers/promises';
import { YEAR_DAYS } from '@alento/domain/analytics/limits';
import { partOfEntry } from '@alento/domain/analytics/time-of-day';
import { finished, type Reading } from '@alento/domain/content/reading';
import { SLEEP_QUALITIES } from '@alento/domain/onboarding/options';
import { goalsOf, type UserData } from '@alento/domain/onboarding/user-data';
import type { RecommendationHistory } from '@alento/domain/recommendation/history';
import { REPEAT_AFTER_DAYS } from '@alento/domain/recommendation/limits';
import { INSTRUMENTS, type Instrument, type Severity } from '@alento/domain/screening/instruments';
import { addDays, DAY_MS, type LocalDate } from '@alento/domain/time/local-date';
import type { Owner } from '../../access/owner.ts';
import type { KeyHolder } from '../../access/person.ts';
import { type OfEach, rowsOfEach } from '../../access/several-owners.ts';
import type { Runner } from '../../db/database.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { openSet } from './day-sets/recommendation-set.ts';
import { recommendationRepository } from './recommendation.repository.ts';

/** Maximum number of entries per person used for ranking; more than a person usually records in that period. */
const ENTRIES_MAX = 4000;
/** Number of people whose entries of a year are read by one statement; more would block an embedded database. */
const PEOPLE_AT_ONCE = 10;

/** Functions that read data of several people from other features in one statement each; app.ts provides them. */
export type HistoryPorts = {
  readTagsOf: (people: readonly KeyHolder[], runner: Runner) => Promise<OfEach<{ id: string; name: string }[]>>;
  readAnswersOf: (people: readonly KeyHolder[], runner: Runner) => Promise<OfEach<UserData>>;
  /** Newest first. */
  readScreeningsOf: (
    people: readonly KeyHolder[],
    runner: Runner,
  ) => Promise<OfEach<{ instrument: Instrument; severity: Severity; takenAt: number }[]>>;
  readReadingOf: (people: readonly KeyHolder[], runner: Runner) => Promise<OfEach<Reading>>;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((one) => one === value) ?? null;

/** Ids of the pieces that the person finished, the last one first. */
const finishedOf = (reading: Reading): string[] =>
  finished(reading).toSorted((a, b) => (reading.progress[b]?.at ?? 0) - (reading.progress[a]?.at ?? 0));

/** Awaits a statement and then yields to the event loop, on which PGlite runs statements without a pause. */
async function inTurn<Rows>(reading: PromiseLike<Rows>): Promise<Rows> {
  const rows = await reading;
  await nextTurn();
  return rows;
}

/** Reads the entries of the last 365 days of several people, without notes. */
async function readYears(runner: Runner, owners: readonly Owner[], today: LocalDate) {
  const days = { since: addDays(today, 1 - YEAR_DAYS), until: today };
  const rows: Awaited<ReturnType<typeof entryQueries.listScoredOf>> = [];
  for (let at = 0; at < owners.length; at += PEOPLE_AT_ONCE)
    for (const row of await inTurn(
      entryQueries.listScoredOf(runner, owners.slice(at, at + PEOPLE_AT_ONCE), days, ENTRIES_MAX),
    ))
      rows.push(row);
  return rowsOfEach(rows);
}

/**
 * Reads the input for the sets of these people with one statement per ten people and a fixed number of others. Reads no
 * notes.
 */
export async function readHistories(
  runner: Runner,
  people: readonly KeyHolder[],
  { today, now }: { today: LocalDate; now: number },
  ports: HistoryPorts,
): Promise<OfEach<RecommendationHistory>> {
  const owners = people.map(({ owner }) => owner);
  const daysAgo = (days: number): LocalDate => addDays(today, -days);
  const entriesOf = await readYears(runner, owners, today);
  const setsOf = rowsOfEach(
    await inTurn(recommendationRepository.listSince(runner, owners, daysAgo(REPEAT_AFTER_DAYS - 1), daysAgo(1))),
  );
  const answersOf = await inTurn(ports.readAnswersOf(people, runner));
  const screeningsOf = await inTurn(ports.readScreeningsOf(people, runner));
  const tagsOf = await inTurn(ports.readTagsOf(people, runner));
  const readingOf = await inTurn(ports.readReadingOf(people, runner));

  return (person) => {
    const answers = answersOf(person);
    const screenings = screeningsOf(person);
    const before = setsOf(person.owner).map((row) => openSet(person, row));
    return {
      today,
      entries: entriesOf(person.owner).map(({ localDate, score, tagIds, recordedAt, offsetMinutes, source }) => ({
        localDate,
        score,
        tagIds,
        part: partOfEntry({ recordedAt: recordedAt.getTime(), offsetMinutes, source }),
      })),
      tags: tagsOf(person),
      goals: goalsOf(answers),
      sleep: oneOf(SLEEP_QUALITIES, answers.sleepQuality),
      screenings: INSTRUMENTS.flatMap((instrument) => {
        const newest = screenings.find((one) => one.instrument === instrument);
        if (!newest) return [];
        return [{ instrument, severity: newest.severity, daysAgo: Math.max(0, (now - newest.takenAt) / DAY_MS) }];
      }),
      finished: finishedOf(readingOf(person)),
      // Pieces of sets that were not seen are left out, so that they can be recommended again.
      recent: before.flatMap(({ pieces, deliveredAt }) => (deliveredAt === null ? [] : pieces.map(({ id }) => id))),
    };
  };
}
