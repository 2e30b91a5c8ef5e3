import { ATTACHMENT_KINDS, type AttachmentType } from '@alento/domain/attachment/attachment';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant, sealed } from './columns.ts';
import { moodEntries } from './mood-entry.ts';

/** Photos and voice notes of entries. Their files are in the file store, encrypted with the person's key. */
export const attachments = pgTable(
  'attachments',
  {
    userId: ofUser(),
    id: text('id').notNull(),
    entryId: text('entry_id').notNull(),
    kind: text('kind', { enum: ATTACHMENT_KINDS }).notNull(),
    type: text('type').$type<AttachmentType>().notNull(),
    /** Size of the file before it was encrypted. */
    bytes: integer('bytes').notNull(),
    /** Of a photo, px. */
    width: integer('width'),
    height: integer('height'),
    /** Of a voice note. */
    durationMs: integer('duration_ms'),
    /** The preview picture of a photo. */
    thumbnail: sealed('thumbnail'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.entryId],
      foreignColumns: [moodEntries.userId, moodEntries.id],
    }).onDelete('cascade'),
    index('attachments_entry').on(table.userId, table.entryId),
    check('attachments_kind', sql`${table.kind} in (${sql.raw(ATTACHMENT_KINDS.map((one) => `'${one}'`).join(', '))})`),
  ],
);
