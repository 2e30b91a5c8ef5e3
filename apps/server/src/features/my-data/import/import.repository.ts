import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { importParts, imports } from '../../../db/schema/my-data.ts';
import { leasedRows } from '../../../jobs/leased-rows.ts';

export type ImportRow = Omit<typeof imports.$inferSelect, 'userId'>;
type ImportChange = Partial<Omit<ImportRow, 'id' | 'source' | 'createdAt'>>;

const own = ({ userId }: Owner, id: string) => and(eq(imports.userId, userId), eq(imports.id, id));
const partsOf = ({ userId }: Owner, id: string) => and(eq(importParts.userId, userId), eq(importParts.importId, id));
/** Whether a row is a preview, and created before an instant. */
const isPreviewBefore = (at: Date) => and(eq(imports.status, 'preview'), lt(imports.createdAt, at));

/** Leases of imports: one worker at a time adds the entries of a confirmed import. */
export const importRows = leasedRows(imports);

/** Queries of imports and of their entries that are not in the diary yet. Each one requires the owner. */
export const importRepository = {
  async find(runner: Runner, owner: Owner, id: string): Promise<ImportRow | undefined> {
    const [row] = await runner.select().from(imports).where(own(owner, id));
    return row;
  },

  /** Locks an import until the transaction ends. */
  async hold(tx: Transaction, owner: Owner, id: string): Promise<ImportRow | undefined> {
    const [row] = await tx.select().from(imports).where(own(owner, id)).for('update');
    return row;
  },

  /** Imports that were confirmed, newest first. */
  list: (runner: Runner, owner: Owner): Promise<ImportRow[]> =>
    runner
      .select()
      .from(imports)
      .where(and(eq(imports.userId, owner.userId), ne(imports.status, 'preview')))
      .orderBy(desc(imports.createdAt), desc(imports.id)),

  /** Whether an import of the person is being written. */
  isRunning: async (runner: Runner, owner: Owner): Promise<boolean> =>
    (await runner.$count(imports, and(eq(imports.userId, owner.userId), eq(imports.status, 'processing')))) > 0,

  async insert(runner: Runner, owner: Owner, row: ImportRow): Promise<void> {
    await runner.insert(imports).values({ ...row, userId: owner.userId });
  },

  async update(runner: Runner, owner: Owner, id: string, change: ImportChange): Promise<void> {
    await runner.update(imports).set(change).where(own(owner, id));
  },

  async remove(runner: Runner, owner: Owner, id: string): Promise<void> {
    await runner.delete(imports).where(own(owner, id));
  },

  /** Deletes the person's previews. */
  async removePreviews(runner: Runner, owner: Owner): Promise<void> {
    await runner.delete(imports).where(and(eq(imports.userId, owner.userId), eq(imports.status, 'preview')));
  },

  /** Deletes previews created before one instant, and all imports that are not running created before another one. */
  async removeOld(db: Database, { previewsBefore, importsBefore }: { previewsBefore: Date; importsBefore: Date }) {
    await db
      .delete(imports)
      .where(
        or(
          isPreviewBefore(previewsBefore),
          and(ne(imports.status, 'processing'), lt(imports.createdAt, importsBefore)),
        ),
      );
  },

  async insertPart(runner: Runner, owner: Owner, id: string, position: number, content: Sealed): Promise<void> {
    await runner.insert(importParts).values({ userId: owner.userId, importId: id, position, content });
  },

  /** The first batch of entries that isn't written. Undefined if the import is complete, failed or gone. */
  async findNextPart(runner: Runner, owner: Owner, id: string) {
    const [part] = await runner
      .select({ position: importParts.position, content: importParts.content })
      .from(importParts)
      .where(partsOf(owner, id))
      .orderBy(importParts.position)
      .limit(1);
    return part;
  },

  async removePart(runner: Runner, owner: Owner, id: string, position: number): Promise<void> {
    await runner.delete(importParts).where(and(partsOf(owner, id), eq(importParts.position, position)));
  },

  async removeParts(runner: Runner, owner: Owner, id: string): Promise<void> {
    await runner.delete(importParts).where(partsOf(owner, id));
  },
};
