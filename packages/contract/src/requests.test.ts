import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { BATCH_MAX, EARLIEST_TIMESTAMP_MS, LIST_MAX, NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { ENTRY_TAGS_MAX, TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

/** The code of the first schema error, as the server returns it; null if the input is valid. */
function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `t-${index}`);
const { createMoodEntry, correctMoodEntry, createTag, listMoodEntries, readConcerningPattern } = endpoints;

const ENTRY = { score: 3 };
const CORRECTION = { score: 3, note: '' };
const SEARCH = { query: 'sono' };
const SIGN_UP = {
  email: 'maria@exemplo.com',
  password: 'Abcdef1!',
  termsOfUseDocumentId: 'terms-of-use-1',
  privacyPolicyDocumentId: 'privacy-policy-1',
};
const RESET = { newPassword: 'Abcdef1!', token: 'abc' };
const RECOVERY = { recoveryEmail: null, password: 'Abcdef1!' };
const DAYS = { startDate: '2026-11-15', endDate: '2026-11-21' };

type Changes = Partial<Record<ErrorCode | 'ok', readonly unknown[]>>;

/** Checks a valid input of a call, and changes of it that are accepted (`ok`) or refused with a code. */
function itRefuses(name: string, schema: z.ZodType, valid: object, changes: Changes): void {
  it(`of ${name} are accepted, or refused with the code of what is wrong`, () => {
    expect(refusalOf(schema, valid)).toBe(null);
    for (const [code, inputs] of Object.entries(changes))
      for (const change of inputs) {
        const input = { ...valid, ...(change as object) };
        expect(refusalOf(schema, input), JSON.stringify(change).slice(0, 80)).toBe(code === 'ok' ? null : code);
      }
  });
}

const TAGS: Changes = {
  ok: [{ name: '🇧🇷'.repeat(TAG_NAME_MAX), icon: 'sun' }, { name: `  ${'a'.repeat(TAG_NAME_MAX)}  ` }],
  TAG_NAME_INVALID: ['a'.repeat(TAG_NAME_MAX + 1), ' ', 'a\u0000', '\ud800', 5, undefined].map((name) => ({
    name,
  })),
  TAG_GROUP_INVALID: [7, 'x'.repeat(31), '\u0000'].map((group) => ({ name: 'Yoga', group })),
  TAG_ICON_INVALID: ['', 'constructor', null].map((icon) => ({ icon })),
};

describe('requests', () => {
  itRefuses('createMoodEntry', createMoodEntry.body, ENTRY, {
    ok: [
      { score: 0, tags: ids(ENTRY_TAGS_MAX) },
      { score: 5, note: '' },
      { note: '🇧🇷'.repeat(NOTE_MAX), timestamp: EARLIEST_TIMESTAMP_MS },
    ],
    SCORE_INVALID: [undefined, -1, 6, 2.5, '3', null, [3], Number.NaN].map((score) => ({ score })),
    NOTE_INVALID: [null, 7, 'a\u0000b', '\uD83D'].map((note) => ({ note })),
    NOTE_TOO_LONG: [{ note: 'x'.repeat(NOTE_MAX + 1) }],
    TIMESTAMP_INVALID: ['2026-11-21', 1.5, EARLIEST_TIMESTAMP_MS - 1, 8_640_000_000_000_001, null].map((timestamp) => ({
      timestamp,
    })),
    ENTRY_TAGS_TOO_MANY: [{ tags: ids(ENTRY_TAGS_MAX + 1) }],
    ENTRY_TAGS_INVALID: [{ tags: [''] }, { tags: ['a,b'] }, { tags: ['a'.repeat(65)] }],
    VALIDATION_FAILED: [{ tags: null }, { tags: 'a' }, { tags: [7] }],
  });
  itRefuses(
    'createMoodEntryBatch',
    endpoints.createMoodEntryBatch.body,
    { entries: [ENTRY] },
    {
      ok: [{ entries: times(BATCH_MAX, ENTRY) }],
      BATCH_SIZE_INVALID: [
        { entries: undefined },
        { entries: [] },
        { entries: 'all' },
        { entries: times(BATCH_MAX + 1, ENTRY) },
      ],
      SCORE_INVALID: [{ entries: [ENTRY, { score: 6 }] }],
    },
  );
  itRefuses('correctMoodEntry', correctMoodEntry.body, CORRECTION, {
    ok: [{ note: 'oi', timestamp: EARLIEST_TIMESTAMP_MS }],
    ENTRY_UPDATE_INCOMPLETE: [{ note: undefined }, { score: undefined }],
    SCORE_INVALID: [{ score: 9 }, { score: null }],
    NOTE_INVALID: [{ note: null }, { note: `a${'\u0300'.repeat(9)}` }],
    NOTE_TOO_LONG: [{ note: 'x'.repeat(NOTE_MAX + 1) }],
  });
  itRefuses(
    'listMoodEntries',
    listMoodEntries.query,
    {},
    {
      ok: [
        { limit: '1', before: '1795228667138~a-1', scores: '0,5', until: '2024-02-29', include: 'localDate' },
        { limit: String(LIST_MAX) },
      ],
      LIMIT_INVALID: [String(LIST_MAX + 1), '0', '1.5', 'ten'].map((limit) => ({ limit })),
      CURSOR_INVALID: [{ before: 'x' }],
      SCORE_INVALID: ['6', '', '1,,2', '1,-1'].map((scores) => ({ scores })),
      DATE_INVALID: [{ until: '2026-02-30' }],
    },
  );
  itRefuses('listMoodEntriesByDate', endpoints.listMoodEntriesByDate.query, DAYS, {
    ok: [{ _t: '1' }],
    DATE_INVALID: [{ endDate: undefined }, { startDate: '2026-02-29' }, { endDate: '21/11/2026' }],
  });
  itRefuses(
    'readConcerningPattern',
    readConcerningPattern.query,
    {},
    { ok: [{ days: '1' }, { days: '90' }], DAYS_INVALID: ['0', '91', 'week', ''].map((days) => ({ days })) },
  );
  itRefuses('searchMoodEntries', endpoints.searchMoodEntries.body, SEARCH, {
    ok: [{ query: ' x ', scores: [0, 5], limit: 1, before: '1~a', until: '2026-11-21' }],
    SEARCH_QUERY_INVALID: [undefined, '   ', 'x'.repeat(201), 'a\u0000', ['sono']].map((query) => ({ query })),
    // Each score becomes a parameter of the SQL statement, and PostgreSQL allows at most 65,535 parameters.
    SCORE_INVALID: [{ scores: [6] }, { scores: times(100_000, 3) }],
    LIMIT_INVALID: [{ limit: 501 }, { limit: '10' }],
    CURSOR_INVALID: [{ before: 'x' }],
  });
  itRefuses('signUp', endpoints.signUp.body, SIGN_UP, {
    EMAIL_INVALID: [{ email: undefined }, { email: 7 }, { email: 'x'.repeat(321) }],
    PASSWORD_WEAK: [{ password: undefined }],
    PASSWORD_TOO_LONG: [{ password: 'x'.repeat(1025) }],
    TERMS_NOT_ACCEPTED: [{ termsOfUseDocumentId: undefined }, { privacyPolicyDocumentId: null }],
    NAME_INVALID: ['x'.repeat(101), 'Ma\u0000ria', '\uD83D'].map((name) => ({ name })),
  });
  itRefuses(
    'signIn',
    endpoints.signIn.body,
    { email: 'maria@exemplo.com', password: '' },
    {
      EMAIL_INVALID: [{ email: undefined }],
      CREDENTIALS_INVALID: [undefined, { $ne: '' }, 'x'.repeat(1025)].map((password) => ({ password })),
    },
  );
  itRefuses('resetPassword', endpoints.resetPassword.body, RESET, {
    RESET_TOKEN_INVALID: [{ token: undefined }, { token: 'x'.repeat(201) }],
    PASSWORD_WEAK: [{ newPassword: undefined }],
  });
  itRefuses('changeRecoveryEmail', endpoints.changeRecoveryEmail.body, RECOVERY, {
    // An empty address is valid here; the domain refuses it with a more exact code.
    ok: [{ recoveryEmail: '' }],
    RECOVERY_EMAIL_INVALID: [{ recoveryEmail: undefined }, { recoveryEmail: 7 }],
    RECOVERY_EMAIL_FORMAT: [{ recoveryEmail: 'x'.repeat(321) }],
    PASSWORD_WRONG: [{ password: undefined }, { password: 'x'.repeat(1025) }],
    SECOND_FACTOR_WRONG: [{ secondFactor: { kind: 'sms', code: '1' } }],
  });
  itRefuses('createTag', createTag.body, { name: 'Yoga' }, TAGS);
  itRefuses('changeTag', endpoints.changeTag.body, { name: 'Yoga' }, TAGS);
  itRefuses(
    'readAnalytics',
    endpoints.readAnalytics.query,
    {},
    { PERIOD_INVALID: ['8', 'ALL', null].map((period) => ({ period })) },
  );

  it('of correctMoodEntry are incomplete without an object', () => {
    for (const body of [[], null]) expect(refusalOf(correctMoodEntry.body, body)).toBe('ENTRY_UPDATE_INCOMPLETE');
  });

  it.each([
    ['ENTRY_NOT_FOUND', correctMoodEntry.params],
    ['ENTRY_NOT_FOUND', endpoints.removeMoodEntry.params],
    ['SESSION_NOT_FOUND', endpoints.revokeSession.body],
    ['TAG_NOT_FOUND', endpoints.removeTag.params],
  ])('with an id of another form are refused with %s', (code, schema) => {
    for (const id of ['a', 'A-b_9', 'x'.repeat(64)]) expect(refusalOf(schema, { id })).toBeNull();
    for (const id of ['', 'x'.repeat(65), 'a b', 'a/b', "a'--", 'ação', 'a\n', '%00', 7, undefined])
      expect(refusalOf(schema, { id }), String(id)).toBe(code);
  });

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

describe('read requests', () => {
  it('keep a note as it is, and have the defaults of what is missing', () => {
    const note = ' e\u0301\r\n\u202Eשלום \uFEFF';
    expect(createMoodEntry.body.parse({ score: 3, note, id: 'mine' })).toEqual({ score: 3, note, tags: [] });
    expect(createMoodEntry.body.parse(ENTRY)).toEqual({ score: 3, note: '', tags: [] });
    expect(listMoodEntries.query.parse({ scores: '0,1' })).toEqual({ limit: 100, scores: [0, 1] });
    expect(readConcerningPattern.query.parse({})).toEqual({ days: 7 });
    expect(endpoints.readAnalytics.query.parse({})).toEqual({ period: '30' });
    expect(endpoints.signUp.body.parse(SIGN_UP)).toEqual({ ...SIGN_UP, isAnonymous: true });
    expect(createTag.body.parse({ name: ' Yoga ' })).toEqual({ name: 'Yoga', icon: 'tag' });
    expect(endpoints.updateUser.body.parse({ name: '  Maria ' })).toEqual({ name: 'Maria' });
    expect(endpoints.updateUser.body.parse({ name: null })).toEqual({ name: null });
  });

  it('have their tags sorted once, and none where a correction has none', () => {
    expect(createMoodEntry.body.parse({ score: 3, tags: ['b', 'a', 'b'] }).tags).toEqual(['a', 'b']);
    expect(correctMoodEntry.body.parse(CORRECTION)).not.toHaveProperty('tags');
    expect(correctMoodEntry.body.parse({ ...CORRECTION, tags: [] }).tags).toEqual([]);
  });

  it('may include the local date of an entry, but no other field', () => {
    expect(listMoodEntries.query.safeParse({ include: 'user_id' }).success).toBe(false);
  });
});
