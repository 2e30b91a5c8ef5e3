import { setTimeout as wait } from 'node:timers/promises';
import { CRISIS_RECENT_MS } from '@alento/domain/mood-entry/limits';
import { isMoodScore } from '@alento/domain/mood-entry/scale';
import type { Person } from '../../../access/person.ts';
import { openNote, sealAnalysis, sealNote } from '../../../crypto/note-context.ts';
import type { Sealed } from '../../../crypto/seal.ts';
import type { Database, Store, Transaction } from '../../../db/database.ts';
import type { EntryRow } from '../../../entries/entry.ts';
import { noteBatches } from '../../../entries/entry-batches.ts';
import { lockTags } from '../../../entries/lock-tags.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import { writeEntries } from '../../../entries/write-entries.ts';
import type { Lease } from '../../../jobs/leased-rows.ts';
import { lockDocuments } from '../../../personal-document/personal-document.ts';
import { IMPORT_PART, type ImportContent, type PlannedImport } from '../../../sealed-json/import.ts';
import { nextTurnOf } from '../../../work-thread/next-turn.ts';
import { noteHash } from './changed-notes.ts';
import { openImport, sealImport } from './import.presenter.ts';
import { type ImportRow, importRepository, importRows } from './import.repository.ts';
import { type RemoveUnusedTags, removeAdded } from './remove-added.ts';

/** Pause between batches, ms, so that other requests get the single connection of an embedded database. */
const PAUSE_MS = 12;
/** Minimum time between two notices of progress, ms. */
const NOTICE_MS = 400;

type Deps = Store & {
  /** Tells the person's open tabs that an import has gone on. */
  notify: (userId: string) => void;
  removeUnusedTags: RemoveUnusedTags;
  /** Checks an entry on another thread, because a long note takes too long for the event loop. */
  raisesCrisis: (entry: { score: number; note: string }) => Promise<boolean>;
  /** Records a sign of a crisis in the transaction. */
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
};

/** An import that a worker writes, as of the last committed batch. */
type Work = {
  readonly row: ImportRow;
  /** Number of entries that are looked at. */
  done: number;
  lease: Lease;
  content: ImportContent;
};

/** The scores and tags that names of the file become. */
type Choices = { scores: Map<string, number>; tagIds: Map<string, string> };

const choicesOf = ({ scale, tags }: ImportContent): Choices => ({
  scores: new Map(scale.flatMap(({ name, score }) => (score === null ? [] : [[name, score] as const]))),
  tagIds: new Map(tags.flatMap(({ name, tag }) => (tag === null ? [] : [[name, tag] as const]))),
});

const textsOf = (actor: Person, id: string, note: string, analysis: string | undefined) => ({
  note: sealNote(actor.userKey(), actor.owner.userId, id, note),
  aiAnalysis: analysis === undefined ? null : sealAnalysis(actor.userKey(), actor.owner.userId, id, analysis),
});

/** The row of a new entry; null if its mood has no score, because every entry was known when the import was confirmed. */
function rowOf(actor: Person, importId: string, entry: PlannedImport, { scores, tagIds }: Choices): EntryRow | null {
  const { id, at, localDate, offsetMinutes, mood, note, activities, source, analysis } = entry;
  const score = scores.get(mood);
  if (!isMoodScore(score)) return null;
  return {
    id,
    score,
    ...textsOf(actor, id, note, analysis),
    recordedAt: new Date(at),
    tagIds: [...new Set(activities.flatMap((name) => tagIds.get(name) ?? []))].sort(),
    localDate,
    offsetMinutes,
    source,
    importId,
  };
}

/** The ids of those entries that are recent and a sign of a crisis, whether or not the diary has them already. */
async function findSigns(
  { clock, raisesCrisis }: Deps,
  entries: readonly PlannedImport[],
  { scores }: Choices,
): Promise<ReadonlySet<string>> {
  const since = clock() - CRISIS_RECENT_MS;
  const signs = new Set<string>();
  for (const { id, at, mood, note } of entries) {
    // One at a time, so that the thread's other tasks wait for one note only.
    if (at >= since && (await raisesCrisis({ score: scores.get(mood) ?? Number.NaN, note }))) signs.add(id);
  }
  return signs;
}

/** An entry whose note may be replaced, with the stored note. */
type Replacing = { entry: PlannedImport; was: Sealed | null };

/**
 * Finds the entries whose notes are still as the preview found them. Call it outside of a transaction, because it waits
 * for turns of the event loop.
 */
async function findUnchanged(db: Database, actor: Person, entries: readonly PlannedImport[]): Promise<Replacing[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const unchanged: Replacing[] = [];
  for await (const rows of noteBatches(db, actor.owner, [...byId.keys()]))
    for (const row of rows) {
      const entry = byId.get(row.id);
      const hash = noteHash(actor, openNote(actor.userKey(), actor.owner.userId, row));
      if (entry && hash === entry.replaces) unchanged.push({ entry, was: row.note });
    }
  return unchanged;
}

/** Replaces notes, and their comments, unless they were edited since they were read. Returns the ids of the entries. */
async function replaceNotes(tx: Transaction, actor: Person, replacing: readonly Replacing[]): Promise<string[]> {
  const updated: string[] = [];
  for (const { entry, was } of replacing) {
    const texts = textsOf(actor, entry.id, entry.note, entry.analysis);
    if (await writeEntries.replaceTexts(tx, actor.owner, entry.id, was, texts)) updated.push(entry.id);
  }
  return updated;
}

type Part = NonNullable<Awaited<ReturnType<typeof importRepository.findNextPart>>>;

/**
 * Adds a batch of entries, replaces changed notes if the person wants it, and records the first sign of a crisis in
 * what it wrote. Returns false if another worker has taken over, or the import is gone.
 */
async function writePart(deps: Deps, actor: Person, work: Work, choices: Choices, part: Part): Promise<boolean> {
  const { owner } = actor;
  const { id } = work.row;
  const { position } = part;
  const { entries } = IMPORT_PART.open(actor.userKey(), `${owner.userId}/${id}/${position}`, part.content);
  const rows = entries.flatMap((entry) => rowOf(actor, id, entry, choices) ?? []);
  const changed = work.content.update === 1 ? entries.filter(({ replaces }) => replaces !== undefined) : [];
  const replacing = await findUnchanged(deps.db, actor, changed);
  // The first sign is recorded, so that later batches needn't be checked.
  const signs = work.content.showsHelp === 0 ? await findSigns(deps, entries, choices) : new Set();
  const written = await deps.db.transaction(async (tx) => {
    const done = work.done + entries.length;
    const lease = await importRows.renew(tx, owner, id, work.lease, deps.clock(), { done });
    if (!lease) return null;
    await importRepository.removePart(tx, owner, id, position);
    // Deleting a tag locks the documents' row before the tag, and another order could end in a deadlock.
    if (signs.size > 0) await lockDocuments(tx, actor);
    const lockedTags = await lockTags(tx, owner, [...new Set(rows.flatMap(({ tagIds }) => tagIds))]);
    const tagged = rows.map((row) => ({ ...row, tagIds: row.tagIds.filter((tag) => lockedTags.has(tag)) }));
    const added = await writeEntries.insertMissing(tx, owner, tagged);
    const updated = await replaceNotes(tx, actor, replacing);
    const isSign = [...added, ...updated].some((entry) => signs.has(entry));
    if (!isSign && updated.length === 0) return { lease, done };
    if (isSign) await deps.noticeCrisis(actor, tx);
    const content: ImportContent = {
      ...work.content,
      updated: work.content.updated + updated.length,
      showsHelp: isSign ? 1 : work.content.showsHelp,
    };
    await importRepository.update(tx, owner, id, { content: sealImport(actor, id, content) });
    return { lease, done, content };
  });
  if (written) Object.assign(work, written);
  return written !== null;
}

async function writeAll(deps: Deps, actor: Person, work: Work): Promise<void> {
  const { owner } = actor;
  const { row } = work;
  const choices = choicesOf(work.content);
  let noticedAt = 0;
  for (;;) {
    const part = await importRepository.findNextPart(deps.db, owner, row.id);
    if (!part) break;
    if (!(await writePart(deps, actor, work, choices, part))) return;
    if (performance.now() - noticedAt > NOTICE_MS) {
      noticedAt = performance.now();
      deps.notify(owner.userId);
    }
    await wait(PAUSE_MS);
    // Its pause grows with what the batches took of the event loop.
    await nextTurnOf(owner.userId);
  }
  // The lists are not needed any more.
  const finishedContent = { ...work.content, scale: [], tags: [], problems: [] };
  await deps.db.transaction(async (tx) => {
    const created = await entryQueries.countImported(tx, owner, row.id);
    const end = {
      status: 'ready',
      created,
      content: sealImport(actor, row.id, finishedContent),
      finishedAt: new Date(deps.clock()),
    } as const;
    await importRows.finish(tx, owner, row.id, work.lease, end);
  });
  deps.notify(owner.userId);
}

/**
 * Removes what a failed import has added, so that nothing of it stays. Does nothing if another worker
 * has taken over, or the import is gone.
 *
 * @param work null if the content of the import can't be opened. Then nothing is known of its tags.
 */
async function fail(
  { db, removeUnusedTags, notify }: Deps,
  actor: Person,
  id: string,
  claimed: Lease,
  work: Work | null,
): Promise<void> {
  const { lease, content } = work ?? { lease: claimed, content: null };
  const createdTags = content?.createdTags ?? [];
  await db.transaction(async (tx) => {
    if (!(await importRows.finish(tx, actor.owner, id, lease, { status: 'failed', created: 0 }))) return;
    await removeAdded(tx, actor, { id, createdTags }, removeUnusedTags);
    await importRepository.removeParts(tx, actor.owner, id);
  });
  notify(actor.owner.userId);
}

/**
 * Does the work of a confirmed import, if no other worker has its lease. After a crash, the next worker continues
 * with the first batch that isn't written.
 */
async function write(deps: Deps, actor: Person, id: string): Promise<void> {
  const lease = await importRows.claim(deps.db, actor.owner, id, deps.clock(), true);
  if (!lease) return;
  const row = await importRepository.find(deps.db, actor.owner, id);
  if (!row) return;
  let work: Work | null = null;
  try {
    work = { row, done: row.done, lease, content: openImport(actor, row) };
    await writeAll(deps, actor, work);
  } catch (error) {
    await fail(deps, actor, id, lease, work);
    throw error;
  }
}

/** Adds the entries of confirmed imports to the diary. */
export function importWriteService(deps: Deps) {
  return {
    write: write.bind(null, deps),
  };
}
