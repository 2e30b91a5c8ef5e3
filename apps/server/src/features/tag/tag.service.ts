import { randomUUID } from 'node:crypto';
import type { Tag } from '@alento/contract/tag';
import { accept, type Result, refuse } from '@alento/domain/result';
import { planNewTag, planTagChange, type TagInput } from '@alento/domain/tag/plan-tag';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { DEFAULT_TAG_ICON, isTagIcon } from '@alento/domain/tag/tag-icons';
import type { Holder, Person } from '../../access/person.ts';
import { type OfEachReadable, rowsOfEach } from '../../access/several-owners.ts';
import type { Sealed, UserKey } from '../../crypto/seal.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { entryQueries } from '../../entries/read-entries.ts';
import { writeEntries } from '../../entries/write-entries.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { TAG } from '../../sealed-json/tag.ts';
import { nextTurnOf } from '../../work-thread/next-turn.ts';
import { type TagRow, tagRepository } from './tag.repository.ts';

type TagContent = TagInput & { position?: number | undefined };
type StoredTag = Tag & { position: number | undefined };

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

const sealTag = ({ name, icon, group, position }: TagContent, id: string, userId: string, userKey: UserKey): Sealed =>
  TAG.seal(userKey, rowIdOf(userId, id), { name, icon, group: group || undefined, position });

function openTag({ id, content }: TagRow, userId: string, userKey: UserKey): StoredTag {
  const { name, icon, group, position } = TAG.open(userKey, rowIdOf(userId, id), content);
  return {
    id,
    name,
    // A tag must stay readable even if a later version removes its icon.
    icon: isTagIcon(icon) ? icon : DEFAULT_TAG_ICON,
    group,
    position,
  };
}

/** Decrypts and sorts a person's tags: starter tags by position, then the others, oldest first. */
function openTags(rows: readonly TagRow[], userId: string, userKey: UserKey): StoredTag[] {
  const placeOf = ({ position }: StoredTag): number => position ?? Number.MAX_SAFE_INTEGER;
  return rows
    .map((row) => ({ tag: openTag(row, userId, userKey), createdAt: row.createdAt.getTime() }))
    .sort((a, b) => placeOf(a.tag) - placeOf(b.tag) || a.createdAt - b.createdAt || (a.tag.id < b.tag.id ? -1 : 1))
    .map(({ tag }) => tag);
}

/** The API's representation of a tag. */
const presentTag = ({ id, name, icon, group }: { id: string } & TagInput): Tag => ({
  id,
  name,
  icon,
  ...(group ? { group } : {}),
});

type Deps = Store;
type TagName = { id: string; name: string };
export type Tags = ReturnType<typeof tagService>;

const openAll = (actor: Holder<'moods'>, rows: readonly TagRow[]): StoredTag[] =>
  openTags(rows, actor.owner.userId, actor.userKey());

const sealOf = (actor: Person, tag: TagInput, id: string, position?: number) =>
  sealTag({ ...tag, position }, id, actor.owner.userId, actor.userKey());

/**
 * Rows of the starter tags. They have the same time and are inserted in the order of their random ids. Another order
 * would be visible in a dump and reveal their names without the key.
 */
function starterRows(actor: Person, createdAt: Date): TagRow[] {
  return STARTER_TAGS.map((tag, position) => {
    const id = randomUUID();
    return { id, content: sealOf(actor, tag, id, position), createdAt };
  }).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Locks the person's tags until the transaction ends. The first call inserts the starter tags. */
async function holdAll({ clock }: Deps, tx: Transaction, actor: Person): Promise<TagRow[]> {
  const { hasStarters } = await tagRepository.lock(tx, actor.owner);
  if (!hasStarters) {
    const now = new Date(clock());
    await tagRepository.insert(tx, actor.owner, starterRows(actor, now));
    await tagRepository.markStarters(tx, actor.owner, now);
  }
  return tagRepository.list(tx, actor.owner);
}

/** Tag names of several people. Empty for a person whose starter tags are not inserted yet. */
async function listNamesOf(people: readonly Holder<'moods'>[], runner: Runner): Promise<OfEachReadable<TagName[]>> {
  const rowsOf = rowsOfEach(
    await tagRepository.listOf(
      runner,
      people.map(({ owner }) => owner),
    ),
  );
  return (person) =>
    openTags(rowsOf(person.owner), person.owner.userId, person.userKey()).map(({ id, name }) => ({ id, name }));
}

const listNames = async (actor: Holder<'moods'>, runner: Runner): Promise<TagName[]> =>
  (await listNamesOf([actor], runner))(actor);

async function list(deps: Deps, actor: Person): Promise<Tag[]> {
  const rows = await tagRepository.list(deps.db, actor.owner);
  // Without tags, either the starter tags are not inserted yet or the person deleted all tags. `holdAll` checks
  // which, and inserts the starter tags in the first case.
  const all = rows.length > 0 ? rows : await deps.db.transaction((tx) => holdAll(deps, tx, actor));
  return openAll(actor, all).map(presentTag);
}

async function create(deps: Deps, actor: Person, input: TagInput, repeatable: Repeatable | null): Promise<Result<Tag>> {
  const id = randomUUID();
  const add = async (tx: Transaction): Promise<Result<Tag>> => {
    const rows = await holdAll(deps, tx, actor);
    const planned = planNewTag(input, openAll(actor, rows));
    if (!planned.ok) return planned;
    // The new tag's time must be later than that of the newest tag, even within the same millisecond.
    const newest = Math.max(0, ...rows.map((row) => row.createdAt.getTime()));
    const createdAt = new Date(Math.max(deps.clock(), newest + 1));
    await tagRepository.insert(tx, actor.owner, [{ id, content: sealOf(actor, planned.value, id), createdAt }]);
    return accept(presentTag({ id, ...planned.value }));
  };
  return onceWithin(deps.db, actor, repeatable, { ids: [id], now: deps.clock() }, add, async ([first]) => {
    const rows = await tagRepository.list(deps.db, actor.owner);
    const tag = openAll(actor, rows).find((one) => one.id === first);
    return tag ? accept(presentTag(tag)) : refuse('IDEMPOTENT_RESULT_GONE');
  });
}

const change = (deps: Deps, actor: Person, id: string, input: TagInput): Promise<Result<Tag>> =>
  refusableTransaction(deps.db, async (tx) => {
    const tags = openAll(actor, await holdAll(deps, tx, actor));
    const planned = planTagChange(id, input, tags);
    if (!planned.ok) return planned;
    const position = tags.find((tag) => tag.id === id)?.position;
    await tagRepository.update(tx, actor.owner, id, sealOf(actor, planned.value, id, position));
    return accept(presentTag({ id, ...planned.value }));
  });

/** Locks the person's tags until the transaction ends, and returns them. */
const holdNames = async (deps: Deps, tx: Transaction, actor: Person): Promise<TagName[]> =>
  openAll(actor, await holdAll(deps, tx, actor)).map(({ id, name }) => ({ id, name }));

/** Creates tags whose names the caller has checked, within its transaction, and returns their ids in order. */
async function createAll(deps: Deps, tx: Transaction, actor: Person, inputs: readonly TagInput[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const rows = await holdAll(deps, tx, actor);
  const newest = Math.max(deps.clock(), 0, ...rows.map((row) => row.createdAt.getTime() + 1));
  const added = inputs.map((input, index) => {
    const id = randomUUID();
    return { id, content: sealOf(actor, input, id), createdAt: new Date(newest + index) };
  });
  await tagRepository.insert(tx, actor.owner, added);
  return added.map(({ id }) => id);
}

/** Deletes those of these tags that no entry has. */
async function removeUnused(tx: Transaction, actor: Person, ids: readonly string[]): Promise<void> {
  const { owner } = actor;
  await tagRepository.lock(tx, owner);
  await tagRepository.holdForRemoval(tx, owner, ids);
  const used = new Set(await entryQueries.listUsedTags(tx, owner, ids));
  const unused = ids.filter((id) => !used.has(id));
  await tagRepository.removeUnused(tx, owner, unused);
}

/**
 * Deletes a tag and removes it from entries, which stay: first in a transaction for each batch of them, because a
 * statement over a long diary would block an embedded database. The last statement finds the entries of the meantime.
 */
async function remove({ db }: Deps, actor: Person, id: string): Promise<Result<true>> {
  const { owner } = actor;
  if ((await tagRepository.list(db, owner)).every((tag) => tag.id !== id)) return refuse('TAG_NOT_FOUND');
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after;
    // An embedded database answers without giving others a turn.
    await nextTurnOf(owner.userId);
    after = await db.transaction(async (tx) => {
      await tagRepository.lock(tx, owner);
      return writeEntries.removeTagFromBatch(tx, owner, id, from);
    });
  }
  return refusableTransaction(db, async (tx) => {
    await tagRepository.lock(tx, owner);
    return (await tagRepository.remove(tx, owner, id)) ? accept(true) : refuse('TAG_NOT_FOUND');
  });
}

/** Lists, creates, changes and deletes a person's tags. */
export function tagService(deps: Deps) {
  return {
    listNames,
    listNamesOf,
    list: list.bind(null, deps),
    create: create.bind(null, deps),
    change: change.bind(null, deps),
    holdAll: holdNames.bind(null, deps),
    createAll: createAll.bind(null, deps),
    removeUnused,
    remove: remove.bind(null, deps),
  };
}
