import type { ExportDose, ExportMedication } from '@alento/contract/my-data/export-health';
import { asc } from 'drizzle-orm';
import { medicationDoses, medications } from '../../../../db/schema/medication.ts';
import { MEDICATION, MEDICATION_DOSE } from '../../../../sealed-json/medication.ts';
import { inBatches, type Reading, rowIdOf, rowsBelow, rowsOf } from './reading.ts';

/** All medicines of the diary, oldest first. */
export async function readMedications(reading: Reading): Promise<ExportMedication[]> {
  const rows = await rowsOf(reading, medications, asc(medications.createdAt), asc(medications.id));
  return rows.map(({ id, content, createdAt }) => {
    const { times, former, ...medicine } = MEDICATION.open(reading.person.userKey(), rowIdOf(reading, id), content);
    return {
      ...{ id, ...medicine, times: [...times], createdAt: createdAt.getTime() },
      former: former.map(({ until, times: planned }) => ({ until, times: [...planned] })),
    };
  });
}

/** All doses that were noted, newest day first. */
export async function* readDoses(reading: Reading): AsyncGenerator<ExportDose> {
  const rows = inBatches<typeof medicationDoses.$inferSelect>(reading, (after) =>
    rowsBelow(reading, medicationDoses, ['localDate', 'id'], after),
  );
  const key = reading.person.userKey();
  for await (const { id, medicationId, localDate, content } of rows)
    yield { medicationId, date: localDate, ...MEDICATION_DOSE.open(key, rowIdOf(reading, id), content) };
}
