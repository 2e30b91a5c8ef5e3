import { hash } from 'node:crypto';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { IMPORT_NAME_MAX } from '@alento/domain/my-data/limits';
import { beginningWithin } from '@alento/domain/text/plain-text';
import { cleanName } from '../text/clean-text.ts';
import {
  type ForeignActivity,
  type ForeignEntry,
  type ForeignMood,
  type Problem,
  type ReadDiary,
  refuseFile,
} from './diary.ts';

/** What a reader found in one row. The mood and the note are clean, the activities may be of any form. */
export type FoundEntry = Omit<ForeignEntry, 'activities'> & {
  score: MoodScore | null;
  activities: readonly string[];
};

/** What a reader found in one row: an entry, what is wrong with the row, or an entry with something left out. */
export type ReadEntry = { value: FoundEntry; problem?: string } | { problem: string };

/** Counts names, and spells a name as it was written first. Names that differ only in case are the same. */
function nameCounts<T>() {
  const known = new Map<string, { name: string; entries: number; detail: T }>();
  return {
    spelling(name: string): string {
      return known.get(name.toLowerCase())?.name ?? name;
    },
    count(name: string, detail: T): void {
      const one = known.get(name.toLowerCase());
      if (one) one.entries += 1;
      else known.set(name.toLowerCase(), { name, entries: 1, detail });
    },
    all: () => [...known.values()],
  };
}

const shortened = (name: string): string => beginningWithin(name, IMPORT_NAME_MAX, IMPORT_NAME_MAX).trim();

/** Names in their order, those that differ only in case once. */
const onceEach = (names: string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size < seen.add(name.toLowerCase()).size);
};

/** Collects what a reader finds in a file. */
export function createDiaryBuilder({ maxEntries }: { maxEntries: number }) {
  const entries: ForeignEntry[] = [];
  const seen = new Set<string>();
  const moods = nameCounts<MoodScore | null>();
  const activities = nameCounts<null>();
  const problems: Problem[] = [];
  let duplicates = 0;

  /** Adds an entry, unless the same one is there already. */
  function add({ mood, score, activities: found, line, localDate, time, note }: FoundEntry): void {
    const name = moods.spelling(shortened(mood));
    const distinct = onceEach(found.map(cleanName).map(shortened).filter(Boolean)).map(activities.spelling);
    // Long notes aren't kept twice.
    const key = hash('sha256', JSON.stringify([localDate, time, name, note, distinct]));
    if (seen.has(key)) {
      duplicates += 1;
      return;
    }
    seen.add(key);
    moods.count(name, score);
    for (const one of distinct) activities.count(one, null);
    entries.push({ line, localDate, time, mood: name, note, activities: distinct });
  }

  /**
   * Adds a problem. A reader reports at most four for each row and a few for the whole file. It reads at most
   * `maxEntries` rows, and a sentence repeats at most 40 characters of the file, so that the list fits in memory.
   *
   * @param message sentence of `PROBLEM_COPY`.
   */
  function report(line: number, message: string): void {
    problems.push({ line, message });
  }

  return {
    add,
    report,

    /** Adds what was read in the row at this line. */
    take(line: number, read: ReadEntry): void {
      if (read.problem !== undefined) report(line, read.problem);
      if ('value' in read) add(read.value);
    },

    /** Whether the file has more entries than it may have, so that reading on is useless. */
    isFull: (): boolean => entries.length > maxEntries,

    /** @param rows number of rows of the file, with or without problems. */
    diary(rows: number): ReadDiary {
      if (rows === 0) return refuseFile('FILE_HAS_NO_ENTRIES');
      if (entries.length > maxEntries) return refuseFile('FILE_TOO_MANY_ENTRIES');
      const scale = moods
        .all()
        .map(({ name, entries, detail }): ForeignMood => ({ name, score: detail, entries }))
        .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.entries - a.entries);
      const frequent = activities
        .all()
        .map(({ name, entries }): ForeignActivity => ({ name, entries }))
        .sort((a, b) => b.entries - a.entries || (a.name < b.name ? -1 : 1));
      return {
        ok: true,
        entries,
        scale,
        activities: frequent,
        problems: problems.sort((a, b) => a.line - b.line),
        duplicates,
      };
    },
  };
}
