import type { ExportRecommendations, ExportScreening, ExportSummary } from '@alento/contract/my-data/export-document';
import { scoreScreening } from '@alento/domain/screening/score-screening';
import { desc } from 'drizzle-orm';
import { contentItems } from '../../../../db/schema/content.ts';
import { recommendationSets } from '../../../../db/schema/recommendation.ts';
import { screenings } from '../../../../db/schema/screening.ts';
import { weeklySummaries } from '../../../../db/schema/weekly-summary.ts';
import { RECOMMENDATION_SET } from '../../../../sealed-json/recommendation-set.ts';
import { SCREENING } from '../../../../sealed-json/screening.ts';
import { WEEKLY_SUMMARY } from '../../../../sealed-json/weekly-summary.ts';
import { documentFields, inBatches, type Reading, rowIdOf, rowsBelow, rowsOf } from './reading.ts';

/** All screenings, newest first. */
export async function* readScreenings(reading: Reading): AsyncGenerator<ExportScreening> {
  const rows = inBatches<typeof screenings.$inferSelect>(reading, (after) =>
    rowsBelow(reading, screenings, ['takenAt', 'id'], after),
  );
  for await (const { id, content, takenAt } of rows) {
    const screening = SCREENING.open(reading.person.userKey(), rowIdOf(reading, id), content);
    const scored = scoreScreening(screening.instrument, screening.answers);
    if (!scored.ok) throw new Error('A kept screening is not whole');
    yield { id, ...screening, ...scored.value, takenAt: takenAt.getTime() };
  }
}

/** All weekly summaries, newest first. One query suffices: a summary exists only for a week that the person asked for. */
export async function readSummaries(reading: Reading): Promise<ExportSummary[]> {
  const rows = await rowsOf(reading, weeklySummaries, desc(weeklySummaries.createdAt), desc(weeklySummaries.id));
  return rows.map(({ content, ...row }) => {
    const opened = content && WEEKLY_SUMMARY.open(reading.person.userKey(), rowIdOf(reading, row.id), content);
    return {
      ...documentFields(row, 'id', 'startDate', 'endDate', 'status', 'createdAt', 'finishedAt'),
      summary: opened?.summary ?? null,
      writtenBy: opened?.writtenBy ?? null,
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
  const rows = inBatches<typeof recommendationSets.$inferSelect>(reading, (after) =>
    rowsBelow(reading, recommendationSets, ['localDate'], after),
  );
  for await (const { localDate, content, generatedAt } of rows) {
    const set = RECOMMENDATION_SET.open(reading.person.userKey(), rowIdOf(reading, localDate), content);
    yield {
      localDate,
      generatedAt: generatedAt.getTime(),
      deliveredAt: set.deliveredAt,
      pieces: set.pieces.map(({ id, reason }) => ({ id, title: pieces.get(id)?.title ?? null, reason })),
    };
  }
}
