import type { ExportDocument, ExportImport } from '@alento/contract/my-data/export-document';
import { desc, eq } from 'drizzle-orm';
import { exports, imports } from '../../../../db/schema/my-data.ts';
import { IMPORT } from '../../../../sealed-documents/import.ts';
import { type Reading, rowIdOf, timeOf, timeOrNull } from './reading.ts';

/** Exports of the last days, this one included, newest first. */
export async function readExports({ db, person }: Reading): Promise<ExportDocument['exports']> {
  const rows = await db
    .select()
    .from(exports)
    .where(eq(exports.userId, person.owner.userId))
    .orderBy(desc(exports.createdAt), desc(exports.id));
  return rows.map(({ id, status, createdAt, expiresAt, bytes }) => ({
    ...{ id, status, bytes },
    createdAt: timeOf(createdAt),
    expiresAt: timeOrNull(expiresAt),
  }));
}

/** Imports that are not undone, newest first. */
export async function readImports(reading: Reading): Promise<ExportImport[]> {
  const { db, person } = reading;
  const rows = await db
    .select()
    .from(imports)
    .where(eq(imports.userId, person.owner.userId))
    .orderBy(desc(imports.createdAt), desc(imports.id));
  return rows.map(({ id, source, status, content, created, createdAt, finishedAt }) => ({
    ...{ id, source, status, created },
    fileName: IMPORT.open(person.userKey(), rowIdOf(reading, id), content).fileName,
    createdAt: timeOf(createdAt),
    finishedAt: timeOrNull(finishedAt),
  }));
}
