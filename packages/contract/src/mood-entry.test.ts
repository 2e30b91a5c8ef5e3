import { BATCH_MAX, EARLIEST_TIMESTAMP_MS, LIST_MAX, NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

/** The code of the first schema error, as the server returns it; null if the input is valid. */
function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const { createMoodEntry, createMoodEntryBatch, correctMoodEntry, searchMoodEntries } = endpoints;

describe('the body of createMoodEntry', () => {
  it.each([
    [{ score: 0 }, null],
    [{ score: 5, note: '' }, null],
    [{ score: 3, note: '🇧🇷'.repeat(NOTE_MAX), timestamp: EARLIEST_TIMESTAMP_MS }, null],
    [{ score: 3, note: 'e\u0301\r\n\u202Eשלום' }, null],
    [{}, 'SCORE_INVALID'],
    [{ score: -1 }, 'SCORE_INVALID'],
    [{ score: 6 }, 'SCORE_INVALID'],
    [{ score: 2.5 }, 'SCORE_INVALID'],
    [{ score: '3' }, 'SCORE_INVALID'],
    [{ score: null }, 'SCORE_INVALID'],
    [{ score: [3] }, 'SCORE_INVALID'],
    [{ score: Number.NaN }, 'SCORE_INVALID'],
    [{ score: 3, note: null }, 'NOTE_INVALID'],
    [{ score: 3, note: 7 }, 'NOTE_INVALID'],
    [{ score: 3, note: 'a\u0000b' }, 'NOTE_INVALID'],
    [{ score: 3, note: '\uD83D' }, 'NOTE_INVALID'],
    [{ score: 3, note: 'x'.repeat(NOTE_MAX + 1) }, 'NOTE_TOO_LONG'],
    [{ score: 3, note: `a${'\u0300'.repeat(100_000)}` }, 'NOTE_TOO_LONG'],
    [{ score: 3, timestamp: '2026-11-21' }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: 1.5 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: EARLIEST_TIMESTAMP_MS - 1 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: 8_640_000_000_000_001 }, 'TIMESTAMP_INVALID'],
    [{ score: 3, timestamp: null }, 'TIMESTAMP_INVALID'],
    [{ score: 3, tags: Array.from({ length: ENTRY_TAGS_MAX }, (_, index) => `t-${index}`) }, null],
    [{ score: 3, tags: Array.from({ length: ENTRY_TAGS_MAX + 1 }, (_, index) => `t-${index}`) }, 'ENTRY_TAGS_TOO_MANY'],
    [{ score: 3, tags: null }, 'VALIDATION_FAILED'],
    [{ score: 3, tags: 'a' }, 'VALIDATION_FAILED'],
    [{ score: 3, tags: [7] }, 'VALIDATION_FAILED'],
    [{ score: 3, tags: [''] }, 'ENTRY_TAGS_INVALID'],
    [{ score: 3, tags: ['a,b'] }, 'ENTRY_TAGS_INVALID'],
    [{ score: 3, tags: ['a'.repeat(65)] }, 'ENTRY_TAGS_INVALID'],
  ])('is accepted or refused with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(createMoodEntry.body, input)).toBe(code);
  });

  it('gets an empty note if the note is missing, and keeps a given note unchanged', () => {
    expect(createMoodEntry.body.parse({ score: 3 })).toEqual({ score: 3, note: '', tags: [] });
    const note = ' e\u0301\r\n\u202Eשלום \uFEFF';
    expect(createMoodEntry.body.parse({ score: 3, note, id: 'mine' })).toEqual({ score: 3, note, tags: [] });
  });

  it.each([
    [{ entries: [{ score: 1 }] }, null],
    [{ entries: Array.from({ length: BATCH_MAX }, () => ({ score: 1 })) }, null],
    [{ entries: [] }, 'BATCH_SIZE_INVALID'],
    [{ entries: Array.from({ length: BATCH_MAX + 1 }, () => ({ score: 1 })) }, 'BATCH_SIZE_INVALID'],
    [{ entries: 'all' }, 'BATCH_SIZE_INVALID'],
    [{}, 'BATCH_SIZE_INVALID'],
    [{ entries: [{ score: 1 }, { score: 6 }] }, 'SCORE_INVALID'],
  ])('in a batch is accepted or refused with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(createMoodEntryBatch.body, input)).toBe(code);
  });
});

describe('the search words', () => {
  it.each([
    ['searchMoodEntries', 200, 'SEARCH_QUERY_INVALID'],
    ['searchHistory', 200, 'SEARCH_QUERY_INVALID'],
    ['searchChatSessions', 200, 'SEARCH_QUERY_INVALID'],
    ['searchContent', 100, 'CONTENT_QUERY_INVALID'],
  ] as const)('of %s may have %i user-perceived characters', (name, limit, code) => {
    const { body } = endpoints[name];
    for (const character of ['a', 'e\u0301', '🇧🇷']) {
      expect(refusalOf(body, { query: character.repeat(limit) })).toBeNull();
      expect(refusalOf(body, { query: character.repeat(limit + 1) })).toBe(code);
    }
    expect(refusalOf(body, { query: `a${'\u0301'.repeat(16 * limit)}` }), 'combining marks').toBe(code);
  });
});

describe('a request of correctMoodEntry', () => {
  it.each([
    [{ score: 3, note: '' }, null],
    [{ score: 3, note: 'oi', timestamp: EARLIEST_TIMESTAMP_MS }, null],
    [{}, 'ENTRY_UPDATE_INCOMPLETE'],
    [{ score: 3 }, 'ENTRY_UPDATE_INCOMPLETE'],
    [{ note: 'oi' }, 'ENTRY_UPDATE_INCOMPLETE'],
    [[], 'ENTRY_UPDATE_INCOMPLETE'],
    [null, 'ENTRY_UPDATE_INCOMPLETE'],
    [{ score: 9, note: 'oi' }, 'SCORE_INVALID'],
    [{ score: null, note: 'oi' }, 'SCORE_INVALID'],
    [{ score: 3, note: null }, 'NOTE_INVALID'],
    [{ score: 3, note: 'x'.repeat(NOTE_MAX + 1) }, 'NOTE_TOO_LONG'],
  ])('with the body %j gives the error %s (null: accepted)', (input, code) => {
    expect(refusalOf(correctMoodEntry.body, input)).toBe(code);
  });

  it.each(['a', 'A-b_9', 'x'.repeat(64)])('with the id %s is accepted', (id) => {
    expect(refusalOf(correctMoodEntry.params, { id })).toBeNull();
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a/b', "a'--", 'ação', 'a\n', '%00'])('with the id %j is refused', (id) => {
    expect(refusalOf(correctMoodEntry.params, { id })).toBe('ENTRY_NOT_FOUND');
    expect(refusalOf(endpoints.removeMoodEntry.params, { id })).toBe('ENTRY_NOT_FOUND');
  });
});

describe('a query of entries', () => {
  it.each([
    [{}, null],
    [{ limit: '1', before: '1795228667138~a-1', scores: '0,5', until: '2024-02-29' }, null],
    [{ limit: String(LIST_MAX) }, null],
    [{ limit: String(LIST_MAX + 1) }, 'LIMIT_INVALID'],
    [{ limit: '0' }, 'LIMIT_INVALID'],
    [{ limit: '1.5' }, 'LIMIT_INVALID'],
    [{ limit: 'ten' }, 'LIMIT_INVALID'],
    [{ before: 'x' }, 'CURSOR_INVALID'],
    [{ scores: '6' }, 'SCORE_INVALID'],
    [{ scores: '' }, 'SCORE_INVALID'],
    [{ scores: '1,,2' }, 'SCORE_INVALID'],
    [{ scores: '1,-1' }, 'SCORE_INVALID'],
    [{ until: '2026-02-30' }, 'DATE_INVALID'],
  ])('for a list with %j gives the error %s (null: accepted)', (query, code) => {
    expect(refusalOf(endpoints.listMoodEntries.query, query)).toBe(code);
  });

  it('for a list without parameters requests 100 entries', () => {
    expect(endpoints.listMoodEntries.query.parse({})).toEqual({ limit: 100 });
    expect(endpoints.listMoodEntries.query.parse({ scores: '0,1' })).toEqual({ limit: 100, scores: [0, 1] });
  });

  it.each([
    [{ startDate: '2026-11-15', endDate: '2026-11-21', _t: '1' }, null],
    [{ startDate: '2026-11-15' }, 'DATE_INVALID'],
    [{ startDate: '2026-02-29', endDate: '2026-11-21' }, 'DATE_INVALID'],
    [{ startDate: '2026-11-15', endDate: '21/11/2026' }, 'DATE_INVALID'],
  ])('for a date range with %j gives the error %s (null: accepted)', (query, code) => {
    expect(refusalOf(endpoints.listMoodEntriesByDate.query, query)).toBe(code);
  });

  it.each([
    [{}, null],
    [{ days: '1' }, null],
    [{ days: '90' }, null],
    [{ days: '0' }, 'DAYS_INVALID'],
    [{ days: '91' }, 'DAYS_INVALID'],
    [{ days: 'week' }, 'DAYS_INVALID'],
    [{ days: '' }, 'DAYS_INVALID'],
  ])('for a concerning pattern with %j gives the error %s (null: accepted)', (query, code) => {
    expect(refusalOf(endpoints.readConcerningPattern.query, query)).toBe(code);
  });

  it('for a list may request the local date of each entry, but no other field', () => {
    const { query } = endpoints.listMoodEntries;
    expect(query.parse({ include: 'localDate' })).toEqual({ limit: 100, include: 'localDate' });
    expect(query.safeParse({ include: 'user_id' }).success).toBe(false);
  });

  it('for a concerning pattern uses seven days if it contains no number of days', () => {
    expect(endpoints.readConcerningPattern.query.parse({})).toEqual({ days: 7 });
  });
});

describe('the body of searchMoodEntries', () => {
  it.each([
    [{ query: 'sono' }, null],
    [{ query: ' x ', scores: [0, 5], limit: 1, before: '1~a', until: '2026-11-21' }, null],
    [{}, 'SEARCH_QUERY_INVALID'],
    [{ query: '   ' }, 'SEARCH_QUERY_INVALID'],
    [{ query: 'x'.repeat(201) }, 'SEARCH_QUERY_INVALID'],
    [{ query: 'a\u0000' }, 'SEARCH_QUERY_INVALID'],
    [{ query: ['sono'] }, 'SEARCH_QUERY_INVALID'],
    [{ query: 'sono', scores: [6] }, 'SCORE_INVALID'],
    // Each score becomes a parameter of the SQL statement, and PostgreSQL allows at most 65,535 parameters.
    [{ query: 'sono', scores: Array.from({ length: 100_000 }, () => 3) }, 'SCORE_INVALID'],
    [{ query: 'sono', limit: 501 }, 'LIMIT_INVALID'],
    [{ query: 'sono', limit: '10' }, 'LIMIT_INVALID'],
    [{ query: 'sono', before: 'x' }, 'CURSOR_INVALID'],
  ])('is accepted or refused with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(searchMoodEntries.body, input)).toBe(code);
  });
});
