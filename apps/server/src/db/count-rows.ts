import type { DataKind } from '@alento/domain/my-data/kinds';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Runner, rowsOf } from './database.ts';
import { schema } from './schema/schema.ts';

type Counted = { table: PgTable & { userId: AnyPgColumn }; since: AnyPgColumn; where?: SQL };

/** The table of each kind of data whose rows are counted, with the column of their age. */
const COUNTED = {
  entries: { table: schema.moodEntries, since: schema.moodEntries.recordedAt },
  attachments: { table: schema.attachments, since: schema.attachments.createdAt },
  tags: { table: schema.tags, since: schema.tags.createdAt },
  screenings: { table: schema.screenings, since: schema.screenings.takenAt },
  medications: { table: schema.medications, since: schema.medications.createdAt },
  summaries: { table: schema.weeklySummaries, since: schema.weeklySummaries.createdAt },
  // A deleted record has no content.
  healthRecords: {
    table: schema.healthRecords,
    since: schema.healthRecords.createdAt,
    where: isNull(schema.healthRecords.deletedAt),
  },
  shares: { table: schema.shares, since: schema.shares.createdAt },
  professionalProfiles: { table: schema.professionalProfiles, since: schema.professionalProfiles.createdAt },
  conversations: { table: schema.chatSessions, since: schema.chatSessions.createdAt },
  messages: { table: schema.chatMessages, since: schema.chatMessages.createdAt },
  recommendations: { table: schema.recommendationSets, since: schema.recommendationSets.generatedAt },
  plans: { table: schema.userPlans, since: schema.userPlans.createdAt },
  payments: { table: schema.payments, since: schema.payments.paidAt },
  consents: { table: schema.consents, since: schema.consents.grantedAt },
  legalAcceptances: { table: schema.userLegalAcceptances, since: schema.userLegalAcceptances.acceptedAt },
  sessions: { table: schema.sessions, since: schema.sessions.createdAt },
  pushDevices: { table: schema.pushDevices, since: schema.pushDevices.registeredAt },
  secondFactors: { table: schema.secondFactors, since: schema.secondFactors.createdAt },
  exports: { table: schema.exports, since: schema.exports.createdAt },
  // A preview has brought nothing yet.
  imports: { table: schema.imports, since: schema.imports.createdAt, where: ne(schema.imports.status, 'preview') },
} as const satisfies Partial<Record<DataKind, Counted>>;

/** Kinds of data that are rows. The others are encrypted within the personal documents. */
export type RowDataKind = keyof typeof COUNTED;
/** Number of rows, and when the oldest was created, ms epoch; null without rows. */
export type RowCount = { count: number; since: number | null };

/**
 * Counts an account's rows of all kinds in one statement; 0 everywhere if there is no such account. Times are numbers,
 * because the drivers return them differently.
 */
export async function countRows(runner: Runner, userId: string): Promise<Record<RowDataKind, RowCount>> {
  const counts = Object.entries<Counted>(COUNTED).map(
    ([kind, { table, since, where }]) =>
      sql`select ${kind}::text as kind, count(*)::int as count, (extract(epoch from min(${since})) * 1000)::float8 as since
        from ${table} where ${and(eq(table.userId, userId), where)}`,
  );
  const rows = rowsOf<RowCount & { kind: RowDataKind }>(await runner.execute(sql.join(counts, sql` union all `)));
  return Object.fromEntries(rows.map(({ kind, ...count }) => [kind, count])) as Record<RowDataKind, RowCount>;
}
