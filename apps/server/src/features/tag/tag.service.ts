import { randomUUID } from 'node:crypto';
import type { Tag } from '@alento/contract/tag';
import { accept, type Result, refuse } from '@alento/domain/result';
import { planNewTag, planTagChange, type TagInput } from '@alento/domain/tag/plan-tag';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import type { Database, Runner, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { presentTag, sealTag } from './tag.presenter.ts';
import { tagRepository as repository, type TagRow } from './tag.repository.ts';

export type Tags = ReturnType<typeof tagService>;

/** A person's own marks for what a day held. */
export function tagService({ db, clock }: { db: Database; clock: () => number }) {
  const presentAll = (actor: Actor, rows: readonly TagRow[]): Tag[] => {
    const userKey = actor.userKey();
    return rows.map((row) => presentTag(row, actor.owner.userId, userKey));
  };

  const rowOf = (actor: Actor, tag: TagInput, id: string, createdAt: number): TagRow => ({
    id,
    content: sealTag(tag, id, actor.owner.userId, actor.userKey()),
    createdAt: new Date(createdAt),
  });

  /**
   * The person's tags, held until the transaction ends. Whoever comes first lays the starter tags
   * out, each a millisecond after the one before, so that they keep their order.
   */
  async function holdAll(tx: Transaction, actor: Actor): Promise<TagRow[]> {
    const { hasStarters } = await repository.lock(tx, actor.owner);
    if (!hasStarters) {
      const first = clock() - STARTER_TAGS.length;
      const starters = STARTER_TAGS.map((tag, index) => rowOf(actor, tag, randomUUID(), first + index));
      await repository.insert(tx, actor.owner, starters);
      await repository.markStarters(tx, actor.owner, new Date(clock()));
    }
    return repository.list(tx, actor.owner);
  }

  async function find(runner: Runner, actor: Actor, id: string): Promise<Tag | undefined> {
    const rows = await repository.list(runner, actor.owner);
    return presentAll(
      actor,
      rows.filter((row) => row.id === id),
    )[0];
  }

  return {
    async list(actor: Actor): Promise<Tag[]> {
      const rows = await repository.list(db, actor.owner);
      // None is rare: a first look, or someone who removed every one. Only under the lock they tell apart.
      return presentAll(actor, rows.length > 0 ? rows : await db.transaction((tx) => holdAll(tx, actor)));
    },

    async create(actor: Actor, input: TagInput, repeatable: Repeatable | null): Promise<Result<Tag>> {
      const id = randomUUID();
      const add = async (tx: Transaction): Promise<Result<Tag>> => {
        const rows = await holdAll(tx, actor);
        const planned = planNewTag(input, presentAll(actor, rows));
        if (!planned.ok) return planned;
        // After the newest, even within one millisecond.
        const createdAt = Math.max(clock(), (rows.at(-1)?.createdAt.getTime() ?? 0) + 1);
        await repository.insert(tx, actor.owner, [rowOf(actor, planned.value, id, createdAt)]);
        return accept({ id, ...planned.value });
      };
      if (!repeatable) return refusableTransaction(db, add);
      const done = await onceWithin(db, actor, repeatable, [id], new Date(clock()), add);
      if (!done.ok) return done;
      const tag = await find(db, actor, done.value.ids[0] ?? id);
      return tag ? accept(tag) : refuse('IDEMPOTENT_RESULT_GONE');
    },

    change: (actor: Actor, id: string, input: TagInput): Promise<Result<Tag>> =>
      refusableTransaction(db, async (tx) => {
        const planned = planTagChange(id, input, presentAll(actor, await holdAll(tx, actor)));
        if (!planned.ok) return planned;
        const content = sealTag(planned.value, id, actor.owner.userId, actor.userKey());
        await repository.update(tx, actor.owner, id, content);
        return accept({ id, ...planned.value });
      }),

    /** Removes a tag, from the entries too; the entries stay. */
    remove: (actor: Actor, id: string): Promise<Result<true>> =>
      refusableTransaction(db, async (tx) => {
        await repository.lock(tx, actor.owner);
        return (await repository.remove(tx, actor.owner, id)) ? accept(true) : refuse('TAG_NOT_FOUND');
      }),
  };
}
