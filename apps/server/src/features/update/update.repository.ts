import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Runner } from '../../db/database.ts';
import { updateBundles, updateEvents } from '../../db/schema/update.ts';
import { ZIP_OBJECT } from './update-folder.ts';

export type Bundle = typeof updateBundles.$inferSelect;
export type EventCount = typeof updateEvents.$inferInsert;

/** Largest count that fits into the column. */
const COUNT_MAX = 2_147_483_647;

/** The version, unless it was withdrawn. */
const isPublished = (version: string) => and(eq(updateBundles.version, version), isNull(updateBundles.withdrawnAt));

/** What decides about the published versions of a channel that are not withdrawn. */
export const listCandidates = (db: Runner, channel: string) =>
  db
    .select({
      version: updateBundles.version,
      rollout: updateBundles.rollout,
      minShell: updateBundles.minShell,
    })
    .from(updateBundles)
    .where(and(eq(updateBundles.channel, channel), isNull(updateBundles.withdrawnAt)));

/** Reads a version, unless it was withdrawn in the meantime. */
export async function readPublished(db: Runner, version: string): Promise<Bundle | undefined> {
  const [bundle] = await db.select().from(updateBundles).where(isPublished(version));
  return bundle;
}

/** When a version was withdrawn, whatever its channel; undefined for an unknown version. */
export async function readWithdrawal(db: Runner, version: string) {
  const [found] = await db
    .select({ withdrawnAt: updateBundles.withdrawnAt })
    .from(updateBundles)
    .where(eq(updateBundles.version, version));
  return found;
}

/** Whether a version that is not withdrawn has an object of this name. */
export async function hasObject(db: Runner, version: string, object: string): Promise<boolean> {
  const listed = sql`${updateBundles.files} @> ${JSON.stringify([{ object }])}::jsonb`;
  const [found] = await db
    .select({ version: updateBundles.version })
    .from(updateBundles)
    .where(and(isPublished(version), object === ZIP_OBJECT ? undefined : listed));
  return found !== undefined;
}

/** Those of some versions that were ever published. */
export async function listKnown(db: Runner, versions: readonly string[]): Promise<string[]> {
  if (versions.length === 0) return [];
  const rows = await db
    .select({ version: updateBundles.version })
    .from(updateBundles)
    .where(inArray(updateBundles.version, [...versions]));
  return rows.map(({ version }) => version);
}

/** Adds to the counts. */
export async function addCounts(db: Runner, counts: readonly EventCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(updateEvents)
    .values([...counts])
    .onConflictDoUpdate({
      target: [updateEvents.day, updateEvents.platform, updateEvents.version, updateEvents.action],
      set: { count: sql`least(${updateEvents.count}::bigint + excluded.count, ${COUNT_MAX})::integer` },
    });
}

/** Reads the counts of all days, by version and action. */
export const sumCounts = (db: Runner) =>
  db
    .select({
      version: updateEvents.version,
      action: updateEvents.action,
      count: sql<number>`sum(${updateEvents.count})`.mapWith(Number),
    })
    .from(updateEvents)
    .groupBy(updateEvents.version, updateEvents.action);

/** All versions, newest first, without their files. */
export const listBundles = (db: Runner) =>
  db
    .select({
      version: updateBundles.version,
      channel: updateBundles.channel,
      rollout: updateBundles.rollout,
      minShell: updateBundles.minShell,
      bytes: updateBundles.bytes,
      publishedAt: updateBundles.publishedAt,
      withdrawnAt: updateBundles.withdrawnAt,
    })
    .from(updateBundles)
    .orderBy(desc(updateBundles.publishedAt), desc(updateBundles.version));

async function change(
  db: Runner,
  version: string,
  values: Partial<Pick<Bundle, 'withdrawnAt' | 'rollout'>>,
): Promise<boolean> {
  const { version: id } = updateBundles;
  const rows = await db.update(updateBundles).set(values).where(isPublished(version)).returning({ id });
  return rows.length > 0;
}

/** Marks a version as withdrawn. Returns false if there is none, or if it was withdrawn before. */
export const withdrawBundle = (db: Runner, version: string, at: Date): Promise<boolean> =>
  change(db, version, { withdrawnAt: at });

/** Changes the share of devices. Returns false if there is no such version, or if it was withdrawn. */
export const changeRollout = (db: Runner, version: string, rollout: number): Promise<boolean> =>
  change(db, version, { rollout });
