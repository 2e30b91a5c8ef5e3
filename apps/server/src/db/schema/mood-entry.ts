import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import { MAX_SCORE, MIN_SCORE } from '@alento/domain/mood-entry/scale';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';

export const moodEntries = pgTable(
  'mood_entries',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    score: smallint('score').notNull(),
    /** Null for an entry without a note. */
    note: sealed('note'),
    aiAnalysis: sealed('ai_analysis'),
    recordedAt: instant('recorded_at').notNull(),
    /**
     * Ids of the entry's tags. They are an array instead of a table, so that one statement inserts an entry.
     */
    tagIds: text('tag_ids').array().notNull().default(sql`'{}'`),
    /**
     * Local day and UTC offset in minutes (east positive) in the person's time zone when the entry was recorded. They
     * stay when the person's time zone changes.
     */
    localDate: date('local_date', { mode: 'string' }).notNull(),
    offsetMinutes: smallint('offset_minutes').notNull(),
    source: text('source', { enum: ENTRY_SOURCES }).notNull().default('app'),
    /** The import that added the entry, so that it can be undone; null for other entries. */
    importId: text('import_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Has the null order of a plain `order by … desc`; with another one the index couldn't be used to sort.
    index('mood_entries_newest').on(table.userId, table.recordedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('mood_entries_day').on(table.userId, table.localDate),
    index('mood_entries_import').on(table.userId, table.importId).where(sql`${table.importId} is not null`),
    check('mood_entries_score', sql`${table.score} between ${sql.raw(`${MIN_SCORE} and ${MAX_SCORE}`)}`),
    check(
      'mood_entries_source',
      sql`${table.source} in (${sql.raw(ENTRY_SOURCES.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('mood_entries_offset', sql`${table.offsetMinutes} between -1080 and 1080`),
  ],
);
