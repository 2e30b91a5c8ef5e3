import type { Import, ScaleMapping, TagMapping } from '@alento/contract/my-data/imports';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { accept, type Result, refuse } from '@alento/domain/result';
import { tagsLeft } from '@alento/domain/tag/plan-tag';
import { DEFAULT_TAG_ICON, TAG_ICONS, type TagIcon } from '@alento/domain/tag/tag-icons';
import { tagNameKey } from '@alento/domain/tag/tag-name-key';
import type { Person } from '../../../access/person.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import type { ImportContent } from '../../../sealed-json/import.ts';
import { openImport, presentImport, sealImport } from './import.presenter.ts';
import { importRepository } from './import.repository.ts';
import { tagGroupOf, tagNameOf } from './plan-tags.ts';

export type Choices = {
  scale?: readonly ScaleMapping[] | undefined;
  tags?: readonly TagMapping[] | undefined;
  update?: boolean | undefined;
};
type NewTag = { name: string; icon: TagIcon; group: string };
type OwnTag = { id: string; name: string };

type TagsOfImport = {
  /** Locks the person's tags until the transaction ends, and returns them. */
  holdAll: (tx: Transaction, actor: Person) => Promise<OwnTag[]>;
  /** Creates tags whose names are not taken, and returns their ids in the same order. */
  createAll: (tx: Transaction, actor: Person, tags: readonly NewTag[]) => Promise<string[]>;
};

type Deps = {
  db: Database;
  tags: TagsOfImport;
  /** Maximum size of a person's stored notes, bytes. */
  notesMaxBytes: number;
  enqueue: (row: { userId: string; id: string }, tx: Transaction) => Promise<void>;
};

const isIcon = (icon: string | undefined): icon is TagIcon => (TAG_ICONS as readonly string[]).includes(icon ?? '');

/** Replaces proposals by choices. Returns null if a choice has an unknown name, or a name has two. */
function merged<T extends { name: string }>(
  proposed: readonly T[],
  chosen: readonly Pick<T, 'name'>[] = [],
): T[] | null {
  const byName = new Map(chosen.map((one) => [one.name, one]));
  if (byName.size !== chosen.length) return null;
  const known = new Set(proposed.map(({ name }) => name));
  if (chosen.some(({ name }) => !known.has(name))) return null;
  return proposed.map((one) => ({ ...one, ...byName.get(one.name) }));
}

/** Confirms imports: applies the person's choices, creates new tags and enqueues the work. */
export function importConfirmService({ db, tags, notesMaxBytes, enqueue }: Deps) {
  /** Creates the new tags, and returns every activity with the id of its tag. */
  async function resolveTags(
    tx: Transaction,
    actor: Person,
    wanted: ImportContent['tags'],
  ): Promise<Result<{ tags: ImportContent['tags']; createdTags: string[] }>> {
    const own = await tags.holdAll(tx, actor);
    const ids = new Set(own.map(({ id }) => id));
    const idByKey = new Map(own.map(({ id, name }) => [tagNameKey(name), id]));
    const toCreate = new Map<string, NewTag>();
    for (const { name, tag, icon, group = '' } of wanted) {
      if (tag === null) continue;
      if (tag !== 'new') {
        if (!ids.has(tag)) return refuse('IMPORT_MAPPING_INVALID');
        continue;
      }
      const tagName = tagNameOf(name);
      if (tagName === null) return refuse('IMPORT_MAPPING_INVALID');
      const key = tagNameKey(tagName);
      if (!idByKey.has(key) && !toCreate.has(key))
        toCreate.set(key, {
          name: tagName,
          icon: isIcon(icon) ? icon : DEFAULT_TAG_ICON,
          group: tagGroupOf(group),
        });
    }
    const isMore = [...toCreate.values()].some(({ name }) => !isEmotion(name));
    if (isMore && tagsLeft([...own, ...toCreate.values()]) < 0) return refuse('IMPORT_TAGS_FULL');
    const createdTags = await tags.createAll(tx, actor, [...toCreate.values()]);
    for (const [index, key] of [...toCreate.keys()].entries()) idByKey.set(key, createdTags[index] ?? '');
    const resolved = wanted.map((one) => {
      const tagName = one.tag === 'new' ? tagNameOf(one.name) : null;
      return tagName === null ? one : { ...one, tag: idByKey.get(tagNameKey(tagName)) ?? null };
    });
    return accept({ tags: resolved, createdTags });
  }

  return {
    /** Starts an import. A repeated confirmation changes nothing and answers the import as it is. */
    confirm: (actor: Person, id: string, choices: Choices): Promise<Result<Import>> =>
      refusableTransaction(db, async (tx) => {
        const row = await importRepository.hold(tx, actor.owner, id);
        if (!row) return refuse('IMPORT_NOT_FOUND');
        if (row.status !== 'preview') return accept(presentImport(actor, row));
        // Without a number of entries, storing the preview was interrupted, or the file has none that can be added.
        if (row.total === 0) return refuse('IMPORT_NOT_FOUND');
        if (await importRepository.isRunning(tx, actor.owner)) return refuse('IMPORT_RUNNING');
        const preview = openImport(actor, row);
        const scale = merged(preview.scale, choices.scale);
        const wanted = merged(preview.tags, choices.tags);
        if (!scale || !wanted) return refuse('IMPORT_MAPPING_INVALID');
        // Known entries keep their moods and tags.
        const isNew = row.total > preview.known;
        if (isNew && scale.some(({ score }) => score === null)) return refuse('IMPORT_SCALE_INCOMPLETE');
        // What the file adds, at most 20 MB, isn't counted before it is stored.
        if ((isNew || choices.update) && (await entryQueries.noteBytes(tx, actor.owner)) >= notesMaxBytes)
          return refuse('NOTES_FULL');
        const resolved = await resolveTags(tx, actor, isNew ? wanted : []);
        if (!resolved.ok) return resolved;
        const update = choices.update ? 1 : 0;
        const content = sealImport(actor, id, { ...preview, scale, ...resolved.value, update });
        const change = { status: 'processing', done: 0, content } as const;
        await importRepository.update(tx, actor.owner, id, change);
        await enqueue({ userId: actor.owner.userId, id }, tx);
        return accept(presentImport(actor, { ...row, ...change }));
      }),
  };
}
