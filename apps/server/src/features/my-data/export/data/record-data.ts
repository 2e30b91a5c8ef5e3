import type { ExportRecord } from '@alento/contract/my-data/export-health';
import { desc, eq } from 'drizzle-orm';
import { healthRecords } from '../../../../db/schema/health-record.ts';
import { HEALTH_RECORD, HEALTH_RECORD_OWN_PART } from '../../../../sealed-documents/health-record.ts';
import { type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

/** All health records, newest first. There are few: they are requested one by one. */
export async function readHealthRecords(reading: Reading): Promise<ExportRecord[]> {
  const { db, person } = reading;
  const rows = await db
    .select()
    .from(healthRecords)
    .where(eq(healthRecords.userId, person.owner.userId))
    .orderBy(desc(healthRecords.createdAt), desc(healthRecords.id));
  return rows.map(({ id, status, startDate, endDate, createdAt, deletedAt, content, ownPart }) => {
    const rowId = rowIdOf(reading, id);
    return {
      ...{ id, status, startDate, endDate },
      createdAt: timeOf(createdAt),
      deletedAt: timeOrNull(deletedAt),
      computed: content && HEALTH_RECORD.open(person.userKey(), rowId, content),
      added: ownPart && HEALTH_RECORD_OWN_PART.open(person.userKey(), rowId, ownPart),
    };
  });
}
