import { setTimeout as wait } from 'node:timers/promises';
import { CRISIS_RECENT_MS } from '@alento/domain/mood-entry/limits';
import { isMoodScore } from '@alento/domain/mood-entry/scale';
import type { Person } from '../../../access/person.ts';
import { noteContext, sealAnalysis } from '../../../crypto/note-context.ts';
import { seal } from '../../../crypto/seal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { EntryRow } from '../../../diary/entry.ts';
import { entries as diary } from '../../../diary/read-entries.ts';
import { writeEntries } from '../../../diary/write-entries.ts';
import type { Lease } from '../../../jobs/leased-rows.ts';
import { IMPORT_PART, type ImportContent, type PlannedImport } from '../../../sealed-documents/import.ts';
import { openImport, sealImport } from './import.presenter.ts';
import { type ImportRow, importRows, importRepository as repository } from './import.repository.ts';
import { PART_ENTRIES } from './preview.service.ts';

/** Pause between batches, ms, so that other requests get the single connection of an embedded database. */
const PAUSE_MS = 12;
/** Minimum time between two notices of progress, ms. */
const NOTICE_MS = 400;

type Deps = {
  db: Database;
  clock: () => number;
  /** Tells the person's open tabs that an import has gone on. */
  notify: (userId: string) => void;
  /** Returns those of these tags that still exist, and locks them until the transaction ends. */
  holdTags: (tx: Transaction, actor: Person, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  raisesCrisis: (entry: { score: number; note: string }) => boolean;
  noticeCrisis: (actor: Person) => Promise<void>;
};

/** An import that a worker writes. */
type Work = {
  readonly row: ImportRow;
  /** The worker's lease as of the last committed batch. */
  lease: Lease;
};

/** The scores and tags that names of the file become. */
type Choices = { scores: Map<string, number>; tagIds: Map<string, string> };

const choicesOf = ({ scale, tags }: ImportContent): Choices => ({
  scores: new Map(scale.flatMap(({ name, score }) => (score === null ? [] : [[name, score] as const]))),
  tagIds: new Map(tags.flatMap(({ name, tag }) => (tag === null ? [] : [[name, tag] as const]))),
});

function rowOf(actor: Person, importId: string, entry: PlannedImport, { scores, tagIds }: Choices): EntryRow {
  const { id, at, localDate, offsetMinutes, mood, note, activities, source, analysis } = entry;
  const { userId } = actor.owner;
  const score = scores.get(mood);
  if (!isMoodScore(score)) throw new Error('A confirmed import has a mood without a score');
  return {
    id,
    score,
    note: note === '' ? null : seal(actor.userKey(), noteContext(userId, id), note),
    aiAnalysis: analysis === undefined ? null : sealAnalysis(actor.userKey(), userId, id, analysis),
    recordedAt: new Date(at),
    tagIds: [...new Set(activities.flatMap((name) => tagIds.get(name) ?? []))].sort(),
    localDate,
    offsetMinutes,
    source,
    importId,
  };
}

/** Adds the entries of confirmed imports to the diary. */
export function importWriteService({ db, clock, notify, holdTags, raisesCrisis, noticeCrisis }: Deps) {
  /** Adds a batch of entries, and returns the new ones. Returns null if another worker has taken over, or the import is gone. */
  async function writePart(
    actor: Person,
    work: Work,
    choices: Choices,
    position: number,
  ): Promise<PlannedImport[] | null> {
    const { id } = work.row;
    const part = await repository.findPart(db, actor.owner, id, position);
    if (!part) return null;
    const rowId = `${actor.owner.userId}/${id}/${position}`;
    const { entries } = IMPORT_PART.open(actor.userKey(), rowId, part.content);
    const rows = entries.map((entry) => rowOf(actor, id, entry, choices));
    const written = await db.transaction(async (tx) => {
      const done = position * PART_ENTRIES + entries.length;
      const lease = await importRows.renew(tx, actor.owner, id, work.lease, clock(), { done });
      if (!lease) return null;
      const held = await holdTags(tx, actor, [...new Set(rows.flatMap(({ tagIds }) => tagIds))]);
      const tagged = rows.map((row) => ({ ...row, tagIds: row.tagIds.filter((tag) => held.has(tag)) }));
      return { lease, ids: new Set(await writeEntries.insertMissing(tx, actor.owner, tagged)) };
    });
    if (!written) return null;
    work.lease = written.lease;
    return entries.filter((entry) => written.ids.has(entry.id));
  }

  /** Whether one of these entries is recent and a sign of a crisis. */
  function findsCrisis(entries: readonly PlannedImport[], { scores }: Choices): boolean {
    const since = clock() - CRISIS_RECENT_MS;
    return entries.some(
      ({ at, mood, note }) => at >= since && raisesCrisis({ score: scores.get(mood) ?? Number.NaN, note }),
    );
  }

  async function writeAll(actor: Person, work: Work): Promise<void> {
    const { owner } = actor;
    const { row } = work;
    const content = openImport(actor, row);
    const choices = choicesOf(content);
    let { showsHelp } = content;
    let noticedAt = 0;
    for (let position = Math.floor(row.done / PART_ENTRIES); position * PART_ENTRIES < row.total; position += 1) {
      const added = await writePart(actor, work, choices, position);
      if (!added) return;
      if (showsHelp === 0 && findsCrisis(added, choices)) {
        await noticeCrisis(actor);
        showsHelp = 1;
        const kept = sealImport(actor, row.id, { ...content, showsHelp });
        await repository.update(db, owner, row.id, { content: kept });
      }
      if (performance.now() - noticedAt > NOTICE_MS) {
        noticedAt = performance.now();
        notify(owner.userId);
      }
      await wait(PAUSE_MS);
    }
    // The lists are not needed any more.
    const kept = { ...content, showsHelp, scale: [], tags: [], problems: [] };
    await db.transaction(async (tx) => {
      const created = await diary.countImported(tx, owner, row.id);
      const end = {
        status: 'ready',
        created,
        content: sealImport(actor, row.id, kept),
        finishedAt: new Date(clock()),
      } as const;
      if (await importRows.finish(tx, owner, row.id, work.lease, end)) await repository.removeParts(tx, owner, row.id);
    });
    notify(owner.userId);
  }

  /**
   * Removes what a failed import has added, so that nothing of it stays (decision D37). Does nothing if another worker
   * has taken over, or the import is gone.
   */
  async function fail(actor: Person, { row: { id }, lease }: Work): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await importRows.finish(tx, actor.owner, id, lease, { status: 'failed', created: 0 }))) return;
      await writeEntries.removeImported(tx, actor.owner, id);
      await repository.removeParts(tx, actor.owner, id);
    });
    notify(actor.owner.userId);
  }

  return {
    /**
     * Does the work of a confirmed import, if no other worker has its lease. After a crash, the next worker continues
     * with the first batch that isn't written.
     */
    async write(actor: Person, id: string): Promise<void> {
      const lease = await importRows.claim(db, actor.owner, id, clock(), true);
      if (!lease) return;
      const row = await repository.find(db, actor.owner, id);
      if (!row) return;
      const work: Work = { row, lease };
      try {
        await writeAll(actor, work);
      } catch (error) {
        await fail(actor, work);
        throw error;
      }
    },
  };
}
