import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Runner } from '../db/database.ts';
import { removableFiles } from '../db/schema/removable-file.ts';

/** The time of files that are claimed, or have no row any more: the triggers write it, too. */
const CLAIMED = new Date(0);

/**
 * Names of files that have to be removed from the file store at a time. A file is noted before it is stored, so that it
 * goes even if the process ends meanwhile, and by a trigger when its row is deleted, whatever deletes it.
 */
export const removals = {
  /** Notes that a file has to be removed at a time, or changes that time. */
  async schedule(runner: Runner, name: string, removeAt: Date): Promise<void> {
    await runner
      .insert(removableFiles)
      .values({ name, removeAt })
      .onConflictDoUpdate({ target: removableFiles.name, set: { removeAt } });
  },

  /** Keeps a file until its row is deleted. Returns false if it was removed or is being removed. */
  async keep(runner: Runner, name: string): Promise<boolean> {
    const kept = and(eq(removableFiles.name, name), gt(removableFiles.removeAt, CLAIMED));
    return (await runner.delete(removableFiles).where(kept).returning({ name: removableFiles.name })).length > 0;
  },

  /** Claims a file for its removal, so that nobody can keep it any more. Returns false if it has to stay. */
  async claim(runner: Runner, name: string, now: Date): Promise<boolean> {
    const due = and(eq(removableFiles.name, name), lte(removableFiles.removeAt, now));
    const claimed = runner.update(removableFiles).set({ removeAt: CLAIMED }).where(due);
    return (await claimed.returning({ name: removableFiles.name })).length > 0;
  },

  /** Forgets a file that was removed. */
  async forget(runner: Runner, name: string): Promise<void> {
    await runner.delete(removableFiles).where(eq(removableFiles.name, name));
  },

  /** Names of files that have to be removed by now, those that wait longest first. */
  async listDue(runner: Runner, now: Date, limit: number): Promise<string[]> {
    const rows = await runner
      .select({ name: removableFiles.name })
      .from(removableFiles)
      .where(lte(removableFiles.removeAt, now))
      .orderBy(asc(removableFiles.removeAt))
      .limit(limit);
    return rows.map(({ name }) => name);
  },
};
