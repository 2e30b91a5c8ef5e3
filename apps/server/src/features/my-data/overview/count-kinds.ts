import type { KeptKind } from '@alento/contract/my-data/my-data';
import { DATA_KINDS, type DataKind } from '@alento/domain/my-data/kinds';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Person } from '../../../access/person.ts';
import { type Runner, rowsOf } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';
import { chatMessages, chatSessions } from '../../../db/schema/chat.ts';
import { consents } from '../../../db/schema/consent.ts';
import { healthRecords } from '../../../db/schema/health-record.ts';
import { userLegalAcceptances } from '../../../db/schema/legal-document.ts';
import { exports, imports } from '../../../db/schema/my-data.ts';
import { payments, userPlans } from '../../../db/schema/payment.ts';
import { recommendationSets } from '../../../db/schema/recommendation.ts';
import { screenings } from '../../../db/schema/screening.ts';
import { secondFactors } from '../../../db/schema/second-factor.ts';
import { professionalProfiles, shares } from '../../../db/schema/sharing.ts';
import { tags } from '../../../db/schema/tag.ts';
import { weeklySummaries } from '../../../db/schema/weekly-summary.ts';
import { entries } from '../../../diary/read-entries.ts';
import { countDocuments, type DocumentDataKind } from '../../../personal-document/count-documents.ts';

type Counted = { table: PgTable & { userId: AnyPgColumn }; since: AnyPgColumn; where?: SQL };
type Count = Omit<KeptKind, 'kind'>;

/** Kinds that are rows, with the column of their age. */
const COUNTED: Readonly<Record<Exclude<DataKind, DocumentDataKind | 'entries'>, Counted>> = {
  tags: { table: tags, since: tags.createdAt },
  screenings: { table: screenings, since: screenings.takenAt },
  summaries: { table: weeklySummaries, since: weeklySummaries.createdAt },
  healthRecords: { table: healthRecords, since: healthRecords.createdAt, where: isNull(healthRecords.deletedAt) },
  shares: { table: shares, since: shares.createdAt },
  professionalProfiles: { table: professionalProfiles, since: professionalProfiles.createdAt },
  conversations: { table: chatSessions, since: chatSessions.createdAt },
  messages: { table: chatMessages, since: chatMessages.createdAt },
  recommendations: { table: recommendationSets, since: recommendationSets.generatedAt },
  plans: { table: userPlans, since: userPlans.createdAt },
  payments: { table: payments, since: payments.paidAt },
  consents: { table: consents, since: consents.grantedAt },
  legalAcceptances: { table: userLegalAcceptances, since: userLegalAcceptances.acceptedAt },
  sessions: { table: sessions, since: sessions.createdAt },
  secondFactors: { table: secondFactors, since: secondFactors.createdAt },
  exports: { table: exports, since: exports.createdAt },
  // A preview has brought nothing yet.
  imports: { table: imports, since: imports.createdAt, where: ne(imports.status, 'preview') },
};

/** Counts the rows of all kinds in one statement. Times are numbers, because the drivers return them differently. */
async function countRows(runner: Runner, { owner }: Person): Promise<ReadonlyMap<string, Count>> {
  const counts = Object.entries(COUNTED).map(
    ([kind, { table, since, where }]) =>
      sql`select ${kind}::text as kind, count(*)::int as count, (extract(epoch from min(${since})) * 1000)::float8 as since
        from ${table} where ${and(eq(table.userId, owner.userId), where)}`,
  );
  const result = await runner.execute(sql.join(counts, sql` union all `));
  return new Map(rowsOf<Count & { kind: string }>(result).map(({ kind, ...count }) => [kind, count]));
}

/** How much of each kind of data is kept about a person, and since when, in the order of DATA_KINDS. */
export async function countKinds(runner: Runner, person: Person): Promise<KeptKind[]> {
  const rows = await countRows(runner, person);
  const { count, since } = await entries.count(runner, person.owner);
  const diary: [DataKind, Count] = ['entries', { count, since: since?.getTime() ?? null }];
  const documents = await countDocuments(runner, person);
  const all = new Map([...rows, diary, ...Object.entries(documents)]);
  return DATA_KINDS.map((kind) => ({ kind, ...(all.get(kind) ?? { count: 0, since: null }) }));
}
