import { pgTable, text } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { instant } from './columns.ts';

/**
 * The live voice session of a person, at most one. It contains no word and no sound: only what another process needs to
 * continue the session after a lost connection.
 */
export const voiceSessions = pgTable('voice_sessions', {
  userId: ofUser().primaryKey(),
  /** Id of the conversation. The conversation itself is created with the first recording that was understood. */
  conversationId: text('conversation_id').notNull(),
  /** Random id of the connection that holds the session. */
  holder: text('holder').notNull(),
  /** When the session was started: nobody can send more than they can have recorded since. */
  startedAt: instant('started_at').notNull().defaultNow(),
  /** When the session was last used. The process that hears a recording renews it. */
  seenAt: instant('seen_at').notNull(),
  /** Keyed hash of the recording that is being heard, so that the same one sent again is recognised; else null. */
  recordingHash: text('recording_hash'),
  /** When the recording arrived. */
  recordedAt: instant('recorded_at'),
  /** The reply that was not spoken to the end; else null. */
  replyId: text('reply_id'),
});
