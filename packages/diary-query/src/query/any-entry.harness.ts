import type { DiaryEntry } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';

export const TODAY = '2026-06-18';
export const TAGS = ['Terapia', 'Café', 'Família'];

export type Noted = DiaryEntry & { note: boolean };

/** A random entry of today or of at most so many days before, with or without a note and an hour. */
export const anyEntry = (daysBack: number): fc.Arbitrary<Noted> =>
  fc
    .record({
      back: fc.integer({ min: 0, max: daysBack }),
      minute: fc.integer({ min: 0, max: 1439 }),
      score: fc.integer({ min: 0, max: 5 }),
      tags: fc.subarray(TAGS),
      note: fc.boolean(),
      source: fc.constantFrom('app' as const, 'past' as const),
    })
    .map(({ back, minute, score, tags, note, source }) => {
      const date = addDays(TODAY, -back);
      const recordedAt = Date.parse(`${date}T00:00:00Z`) + (minute + 180) * 60_000;
      return { date, recordedAt, offsetMinutes: -180, score, tags, note, source };
    });
