import type { ExportRecommendations, ExportScreening, ExportSummary } from '@alento/contract/my-data/export-document';
import { scoreScreening } from '@alento/domain/screening/score-screening';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Sealed } from '../../../../crypto/seal.ts';
import { contentItems } from '../../../../db/schema/content.ts';
import { recommendationSets } from '../../../../db/schema/recommendation.ts';
import { screenings } from '../../../../db/schema/screening.ts';
import { weeklySummaries } from '../../../../db/schema/weekly-summary.ts';
import { RECOMMENDATION_SET } from '../../../../sealed-documents/recommendation-set.ts';
import { SCREENING } from '../../../../sealed-documents/screening.ts';
import { WEEKLY_SUMMARY } from '../../../../sealed-documents/weekly-summary.ts';
import { BATCH, inBatches, type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

type ScreeningRow = { id: string; content: Sealed; takenAt: Date };
type SetRow = { localDate: string; content: Sealed; generatedAt: Date };

/** All screenings, newest first. */
export async function* readScreenings(reading: Reading): AsyncGenerator<ExportScreening> {
  const { db, person } = reading;
  const rows = inBatches<ScreeningRow>(reading, (after) =>
    db
      .select({ id: screenings.id, content: screenings.content, takenAt: screenings.takenAt })
      .from(screenings)
      .where(
        and(
          eq(screenings.userId, person.owner.userId),
          after &&
            sql`(${screenings.takenAt}, ${screenings.id}) < (${sql.param(after.takenAt, screenings.takenAt)}, ${after.id})`,
        ),
      )
      .orderBy(desc(screenings.takenAt), desc(screenings.id))
      .limit(BATCH),
  );
  for await (const { id, content, takenAt } of rows) {
    const kept = SCREENING.open(person.userKey(), rowIdOf(reading, id), content);
    const scored = scoreScreening(kept.instrument, kept.answers);
    if (!scored.ok) throw new Error('A kept screening is not whole');
    yield { id, ...kept, ...scored.value, takenAt: timeOf(takenAt) };
  }
}

/** All weekly summaries, newest first. There are few: they are requested one by one. */
export async function readSummaries(reading: Reading): Promise<ExportSummary[]> {
  const { db, person } = reading;
  const rows = await db
    .select()
    .from(weeklySummaries)
    .where(eq(weeklySummaries.userId, person.owner.userId))
    .orderBy(desc(weeklySummaries.createdAt), desc(weeklySummaries.id));
  return rows.map(({ id, startDate, endDate, status, content, createdAt, finishedAt }) => {
    const opened = content && WEEKLY_SUMMARY.open(person.userKey(), rowIdOf(reading, id), content);
    return {
      ...{ id, startDate, endDate, status },
      summary: opened?.summary ?? null,
      writtenBy: opened?.writtenBy ?? null,
      createdAt: timeOf(createdAt),
      finishedAt: timeOrNull(finishedAt),
    };
  });
}

export type PieceName = { title: string; kind: (typeof contentItems.$inferSelect)['kind'] };

/** Titles and kinds of all pieces of the library by id, withdrawn ones included. */
export async function readPieceNames({ db }: Reading): Promise<ReadonlyMap<string, PieceName>> {
  const rows = await db
    .select({ id: contentItems.id, title: contentItems.title, kind: contentItems.kind })
    .from(contentItems);
  return new Map(rows.map(({ id, ...piece }) => [id, piece]));
}

/** All sets of recommendations, newest first. */
export async function* readRecommendations(
  reading: Reading,
  pieces: ReadonlyMap<string, PieceName>,
): AsyncGenerator<ExportRecommendations> {
  const { db, person } = reading;
  const { userId } = person.owner;
  const rows = inBatches<SetRow>(reading, (after) =>
    db
      .select({
        localDate: recommendationSets.localDate,
        content: recommendationSets.content,
        generatedAt: recommendationSets.generatedAt,
      })
      .from(recommendationSets)
      .where(and(eq(recommendationSets.userId, userId), after && lt(recommendationSets.localDate, after.localDate)))
      .orderBy(desc(recommendationSets.localDate))
      .limit(BATCH),
  );
  for await (const { localDate, content, generatedAt } of rows) {
    const set = RECOMMENDATION_SET.open(person.userKey(), rowIdOf(reading, localDate), content);
    yield {
      localDate,
      generatedAt: timeOf(generatedAt),
      deliveredAt: set.deliveredAt,
      pieces: set.pieces.map(({ id, reason }) => ({ id, title: pieces.get(id)?.title ?? null, reason })),
    };
  }
}
