import type { ExportDose, ExportMedication } from '@alento/contract/my-data/export-health';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { medicationDoses, medications } from '../../../../db/schema/medication.ts';
import { MEDICATION, MEDICATION_DOSE } from '../../../../sealed-documents/medication.ts';
import { BATCH, inBatches, type Reading, rowIdOf, timeOf } from './reading.ts';

/** All medicines of the diary, oldest first. */
export async function readMedications(reading: Reading): Promise<ExportMedication[]> {
  const { db, person } = reading;
  const rows = await db
    .select()
    .from(medications)
    .where(eq(medications.userId, person.owner.userId))
    .orderBy(asc(medications.createdAt), asc(medications.id));
  return rows.map(({ id, content, createdAt }) => {
    const { times, former, ...medicine } = MEDICATION.open(person.userKey(), rowIdOf(reading, id), content);
    return {
      ...{ id, ...medicine, times: [...times], createdAt: timeOf(createdAt) },
      former: former.map(({ until, times: planned }) => ({ until, times: [...planned] })),
    };
  });
}

/** All doses that were noted, newest day first. */
export async function* readDoses(reading: Reading): AsyncGenerator<ExportDose> {
  const { db, person } = reading;
  const rows = inBatches<typeof medicationDoses.$inferSelect>(reading, (after) =>
    db
      .select()
      .from(medicationDoses)
      .where(
        and(
          eq(medicationDoses.userId, person.owner.userId),
          after &&
            sql`(${medicationDoses.localDate}, ${medicationDoses.id}) < (${sql.param(after.localDate, medicationDoses.localDate)}, ${after.id})`,
        ),
      )
      .orderBy(desc(medicationDoses.localDate), desc(medicationDoses.id))
      .limit(BATCH),
  );
  for await (const { id, medicationId, localDate, content } of rows)
    yield { medicationId, date: localDate, ...MEDICATION_DOSE.open(person.userKey(), rowIdOf(reading, id), content) };
}
