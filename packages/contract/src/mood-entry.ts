import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import {
  BATCH_MAX,
  CHECK_IN_NOTE_MAX,
  CONCERNING_WINDOW_DAYS,
  CONCERNING_WINDOW_MAX_DAYS,
  LIST_DEFAULT,
  LIST_MAX,
  SEARCH_QUERY_MAX,
} from '@alento/domain/mood-entry/limits';
import { checkNote, isOnboardingEntryId, noteLimitOf } from '@alento/domain/mood-entry/plan-mood-entry';
import { isMoodScore, MAX_SCORE, MIN_SCORE, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from './endpoint.ts';
import { Id, ListCursor, ListLimit, PastInstant, SearchWords, TextThat, WholeWithin } from './fields.ts';
import { EntryTags } from './tag.ts';

const Score = WholeWithin(MIN_SCORE, MAX_SCORE, 'SCORE_INVALID').meta({ description: '0 Muito mal … 5 Excelente' });

const Note = z.string(refusedAs('NOTE_INVALID')).superRefine((note, context) => {
  const checked = checkNote(note);
  if (!checked.ok) context.addIssue({ code: 'custom', message: checked.code });
});

const Timestamp = PastInstant('TIMESTAMP_INVALID').meta({ description: 'Instant, ms since 1970-01-01T00:00:00Z' });

/** An existing calendar date, `yyyy-MM-dd`. */
export const LocalDateText = TextThat('DATE_INVALID', isLocalDate);

const EntryId = Id('ENTRY_NOT_FOUND').meta({ description: 'Id of an entry' });

const Scores = z
  .string()
  .transform((text) => text.split(',').map((part) => (/^\d$/.test(part) ? Number(part) : Number.NaN)))
  .refine((list) => list.every(isMoodScore), refusedAs('SCORE_INVALID'))
  .transform((list) => list as MoodScore[])
  .meta({ type: 'string', description: 'Scores to keep, comma separated: 0,1' });

/**
 * Optional fields that the specification doesn't contain. A client can't compute the local date from the timestamp if
 * the time zone has changed since.
 */
const Include = z.literal('localDate').optional();

/** Fields of an entry. */
export const MoodEntry = z.object({
  id: z.string(),
  score: z.number(),
  note: z.string(),
  timestamp: z.number(),
  ai_analysis: z.string(),
  tags: z.array(z.string()).meta({ description: 'Ids of tags' }),
  localDate: z.string().optional().meta({
    description: 'Day it was lived on, yyyy-MM-dd; only with include=localDate',
  }),
  offsetMinutes: z.number().optional().meta({
    description:
      'Offset to UTC at the time and place of the entry, minutes, east positive; only with include=localDate',
  }),
  source: z.enum(ENTRY_SOURCES).optional().meta({
    description: 'By what way it was made; only with include=localDate',
  }),
});
export type MoodEntry = z.infer<typeof MoodEntry>;

/** Id of an entry that the client chooses. Only onboarding does so; the server chooses all other ids. */
const ChosenEntryId = z
  .unknown()
  .transform((id) => (typeof id === 'string' && isOnboardingEntryId(id) ? id : undefined))
  .meta({ type: 'string', description: 'onboarding-mood-{time}: makes or changes the onboarding’s one entry' });

const NEW_ENTRY_SOURCES = ['app', 'past', 'popup', 'notification'] as const;
/**
 * The default is removed, so that a request with it has the same hash as one without, and the hashes stored for
 * requests without it stay valid.
 */
const Source = z
  .enum(NEW_ENTRY_SOURCES)
  .transform((source) => (source === 'app' ? undefined : source))
  .meta({
    type: 'string',
    enum: [...NEW_ENTRY_SOURCES],
    description: 'By what way it is made; the app without. past: a past day, without an hour',
  });

const NewEntry = z.object({
  score: Score,
  note: Note.default(''),
  timestamp: Timestamp.optional(),
  tags: EntryTags.default([]),
  source: Source.optional(),
});
type NewEntry = z.output<typeof NewEntry> & { id?: string | undefined };

/** Refuses a note that is too long for how the entry is created. `Note` checks the largest limit. */
function refuseLongNote({ note, source, id }: NewEntry, context: z.RefinementCtx): void {
  const limit = id === undefined ? noteLimitOf(source) : CHECK_IN_NOTE_MAX;
  if (!checkNote(note).ok || checkNote(note, limit).ok) return;
  context.addIssue({ code: 'custom', message: 'NOTE_TOO_LONG', path: ['note'] });
}

export const MoodEntryInput = NewEntry.superRefine(refuseLongNote);
export type MoodEntryInput = z.input<typeof MoodEntryInput>;

export const listMoodEntries = get('/mood-entries', {
  summary: 'Entries, newest first. X-Next-Cursor continues with before=',
  limits: ['large-reads'],
  query: z.object({
    limit: ListLimit(LIST_MAX).default(LIST_DEFAULT),
    before: ListCursor.optional(),
    scores: Scores.optional(),
    until: LocalDateText.optional().meta({ description: 'Only entries lived on this day or earlier' }),
    include: Include,
  }),
  answers: z.array(MoodEntry),
  errors: ['UNAVAILABLE', 'LIMIT_INVALID', 'CURSOR_INVALID', 'SCORE_INVALID', 'DATE_INVALID'],
});

export const createMoodEntry = post('/mood-entries', {
  summary: 'Record how one feels, now or at a past timestamp',
  limits: ['writes', 'new-entries'],
  idempotent: true,
  body: NewEntry.extend({ id: ChosenEntryId.optional() }).superRefine(refuseLongNote),
  response: { status: 201, body: MoodEntry },
  errors: [
    'SCORE_INVALID',
    'NOTE_INVALID',
    'NOTE_TOO_LONG',
    'NOTES_FULL',
    'TIMESTAMP_INVALID',
    'TIMESTAMP_IN_FUTURE',
    'ENTRY_TAGS_INVALID',
    'ENTRY_TAGS_TOO_MANY',
  ],
});

export const createMoodEntryBatch = post('/mood-entries/batch', {
  summary: 'Record several past moods, all or nothing',
  limits: ['writes', 'new-entries'],
  idempotent: true,
  largeBody: true,
  body: z.object({
    entries: z
      .array(MoodEntryInput, refusedAs('BATCH_SIZE_INVALID'))
      .min(1, refusedAs('BATCH_SIZE_INVALID'))
      .max(BATCH_MAX, refusedAs('BATCH_SIZE_INVALID')),
  }),
  response: { status: 201, body: z.object({ entries: z.array(MoodEntry) }) },
  errors: ['BATCH_SIZE_INVALID', ...createMoodEntry.errors],
});

export const listMoodEntriesByDate = get('/mood-entries/date-range', {
  summary: 'Entries of a range of days, newest first. X-Next-Cursor continues with before=',
  limits: ['large-reads'],
  query: z.object({
    startDate: LocalDateText,
    endDate: LocalDateText,
    before: ListCursor.optional(),
    include: Include,
    _t: z.string().optional().meta({ description: 'Cache buster, ignored' }),
  }),
  answers: z.array(MoodEntry),
  errors: ['UNAVAILABLE', 'DATE_INVALID', 'DATE_RANGE_INVALID', 'CURSOR_INVALID'],
});

export const searchMoodEntries = post('/mood-entries/search', {
  summary: 'Entries whose note or tags hold the words, or forms of them; case and accents ignored',
  limits: ['searches'],
  body: z.object({
    query: SearchWords(SEARCH_QUERY_MAX, 'SEARCH_QUERY_INVALID').refine(
      (text) => foldForSearch(text).trim() !== '',
      refusedAs('SEARCH_QUERY_INVALID'),
    ),
    scores: z.array(Score).max(MOOD_SCORES.length, refusedAs('SCORE_INVALID')).optional(),
    limit: WholeWithin(1, LIST_MAX, 'LIMIT_INVALID').default(LIST_DEFAULT),
    before: ListCursor.optional(),
    until: LocalDateText.optional(),
    include: Include,
  }),
  answers: z.object({
    entries: z.array(MoodEntry),
    nextCursor: z.string().nullable().meta({ description: 'Where to go on searching; null at the end' }),
  }),
  errors: [
    'SEARCH_HISTORY_TIMEOUT',
    'SEARCH_SUPERSEDED',
    'SEARCH_QUERY_INVALID',
    'LIMIT_INVALID',
    'CURSOR_INVALID',
    'SCORE_INVALID',
    'DATE_INVALID',
  ],
});

const Stated = z.unknown().refine((value) => value !== undefined, refusedAs('ENTRY_UPDATE_INCOMPLETE'));

export const correctMoodEntry = put('/mood-entries/{id}', {
  summary: 'Correct an entry',
  params: z.object({ id: EntryId }),
  body: z.object(
    {
      score: Stated.pipe(Score),
      note: Stated.pipe(Note),
      timestamp: Timestamp.optional(),
      tags: EntryTags.optional().meta({ description: 'Absent: the tags stay' }),
      source: z.enum(['app', 'past']).optional().meta({
        description: 'Of an entry without an hour: the timestamp gives it one (app), or it goes on without (past)',
      }),
    },
    refusedAs('ENTRY_UPDATE_INCOMPLETE'),
  ),
  answers: MoodEntry,
  errors: ['ENTRY_NOT_FOUND', 'ENTRY_UPDATE_INCOMPLETE', ...createMoodEntry.errors],
});

export const removeMoodEntry = remove('/mood-entries/{id}', {
  summary: 'Delete an entry',
  params: z.object({ id: EntryId }),
  response: { status: 204 },
  errors: ['ENTRY_NOT_FOUND'],
});

export const readDailyAverage = get('/mood-patterns/daily-average', {
  summary: 'Average score of a day, today without a date; 0 without entries',
  query: z.object({ date: LocalDateText.optional() }),
  answers: z.object({ average: z.number() }),
  errors: ['DATE_INVALID'],
});

export const readConcerningPattern = get('/mood-patterns/concerning', {
  summary: 'Whether the last days show a concerning low mood',
  query: z.object({
    days: z.coerce
      .number(refusedAs('DAYS_INVALID'))
      .int(refusedAs('DAYS_INVALID'))
      .min(1, refusedAs('DAYS_INVALID'))
      .max(CONCERNING_WINDOW_MAX_DAYS, refusedAs('DAYS_INVALID'))
      .default(CONCERNING_WINDOW_DAYS),
  }),
  answers: z.object({ hasConcerningPattern: z.boolean() }),
  errors: ['DAYS_INVALID'],
});
