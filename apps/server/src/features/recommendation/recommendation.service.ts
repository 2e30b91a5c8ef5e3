import type { ContentCard } from '@alento/contract/content';
import type { Recommendation, Recommendations } from '@alento/contract/recommendation';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { HELP_FIRST_MS, REPEAT_AFTER_DAYS } from '@alento/domain/recommendation/limits';
import { type Recommended, rankRecommendations } from '@alento/domain/recommendation/rank-recommendations';
import { accept, type Result, refuse } from '@alento/domain/result';
import { addDays, type LocalDate, localDateOf, monthOf } from '@alento/domain/time/local-date';
import { padJson } from '../../crypto/padding.ts';
import { seal, unseal } from '../../crypto/seal.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { holdDocuments } from '../../personal-document/personal-document.ts';
import { type HistoryPorts, readHistory } from './history.ts';
import { reasonText } from './recommendation.copy.ts';
import { recommendationRepository as repository, type SetRow } from './recommendation.repository.ts';

/** Bytes every set is padded to: five ids and their reasons fit. */
const SET_BYTES = 1024;

export type RecommendationDeps = HistoryPorts & {
  db: Database;
  clock: () => number;
  /** The library as this plan sees it. */
  cards: (plan: ContentCard['requiredPlan']) => ContentCard[];
  /** When something last told of a crisis, ms epoch. */
  lastCrisisAt: (actor: Actor, tx: Transaction) => Promise<number | null>;
  /**
   * Words of a language model for a reason, where one is configured and the person agreed (decision
   * D21); null keeps ours. Asked ahead of the day only, with our own words and the piece alone.
   */
  writeReason?: (actor: Actor, ours: string, piece: ContentCard) => Promise<string | null>;
};
/** A chosen piece as it is kept; `words` only where a model wrote them. */
type Kept = Recommended & { words?: string };
export type RecommendationsService = ReturnType<typeof recommendationService>;

const contextOf = ({ owner }: Actor, localDate: string) => ({
  table: 'recommendation_sets',
  column: 'content',
  rowId: `${owner.userId}/${localDate}`,
});

/** A person's recommendations of a local day: made once, counted when they are first seen (decision D9). */
export function recommendationService({ db, clock, cards, lastCrisisAt, writeReason, ...ports }: RecommendationDeps) {
  const open = (actor: Actor, { localDate, content }: SetRow): Kept[] =>
    JSON.parse(unseal(actor.userKey(), contextOf(actor, localDate), content));

  const sealed = (actor: Actor, localDate: LocalDate, set: readonly Kept[]) =>
    seal(actor.userKey(), contextOf(actor, localDate), padJson(JSON.stringify(set), SET_BYTES));
  const cardsOf = (actor: Actor) => new Map(cards(rankedPlanOf(actor.planId)).map((card) => [card.id, card]));

  const isHelpFirst = async (tx: Transaction, actor: Actor): Promise<boolean> => {
    const at = await lastCrisisAt(actor, tx);
    return at !== null && clock() - at < HELP_FIRST_MS;
  };

  /** Makes the day's set. What was made but never seen in the days before may come again. */
  async function make(tx: Transaction, actor: Actor, today: LocalDate): Promise<SetRow> {
    const before = await repository.listSince(
      tx,
      actor.owner,
      addDays(today, 1 - REPEAT_AFTER_DAYS),
      addDays(today, -1),
    );
    const recent = before.filter(({ deliveredAt }) => deliveredAt !== null).flatMap((row) => open(actor, row));
    const plan = rankedPlanOf(actor.planId);
    const lived = await readHistory(tx, actor, { today, now: clock() }, ports);
    const history = { ...lived, recent: recent.map(({ id }) => id) };
    const set = rankRecommendations(cards(plan), history, plan);
    return { localDate: today, content: sealed(actor, today, set), generatedAt: new Date(clock()), deliveredAt: null };
  }

  /** Lets a model word the reasons of a set nobody has seen yet: outside of any transaction, it may take seconds. */
  async function word(actor: Actor, made: SetRow, write: NonNullable<typeof writeReason>): Promise<void> {
    const byId = cardsOf(actor);
    const worded: Kept[] = [];
    for (const one of open(actor, made)) {
      const card = byId.get(one.id);
      const words =
        card &&
        (await write(
          actor,
          reasonText(one.reason, (id) => byId.get(id)?.title),
          card,
        ));
      worded.push(words ? { ...one, words } : one);
    }
    await db.transaction(async (tx) => {
      await holdDocuments(tx, actor);
      const row = await repository.find(tx, actor.owner, made.localDate);
      if (!row || row.deliveredAt) return;
      await repository.keep(tx, actor.owner, { ...row, content: sealed(actor, made.localDate, worded) });
    });
  }

  function present(actor: Actor, row: SetRow): Recommendation[] {
    const byId = cardsOf(actor);
    return open(actor, row).flatMap(({ id, reason, words }) => {
      const card = byId.get(id);
      // Withdrawn, or on a plan the person no longer has.
      if (!card || card.isLocked) return [];
      const { title, summary, url, kind, imageUrl, imageDescription, podcast, tags, lastUpdated } = card;
      const aiReason = words ?? reasonText(reason, (read) => byId.get(read)?.title);
      const shown = { title, url, imageUrl, imageDescription, podcast, tags, lastUpdated };
      return [{ id, description: summary, type: kind, aiReason, ...shown }];
    });
  }

  const isWhole = (actor: Actor, row: SetRow): boolean => present(actor, row).length === open(actor, row).length;

  /** Whether the month has room for another set; a set that was seen stays open. */
  async function hasRoom(tx: Transaction, actor: Actor, today: LocalDate): Promise<boolean> {
    const limit = PLAN_QUOTAS[actor.planId].recommendationSetsPerMonth;
    if (!Number.isFinite(limit)) return true;
    return (await repository.countDelivered(tx, actor.owner, monthOf(today))) < limit;
  }

  return {
    /** The day's set, made now if it isn't there. Two at once take one unit of the month. */
    read: (actor: Actor): Promise<Result<Recommendations>> =>
      refusableTransaction(db, async (tx): Promise<Result<Recommendations>> => {
        const now = clock();
        const today = localDateOf(now, actor.quotaTimeZone);
        const told = { success: true as const, date: today };
        await holdDocuments(tx, actor);
        if (await isHelpFirst(tx, actor))
          return accept({ ...told, recommendations: [], fromCache: false, generatedAt: now, helpFirst: true });
        const made = await repository.find(tx, actor.owner, today);
        if (!made?.deliveredAt && !(await hasRoom(tx, actor, today)))
          return refuse('RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED');
        // Made ahead for another plan, or from pieces that are gone: made anew before anybody sees it.
        const kept = made && (made.deliveredAt || isWhole(actor, made)) ? made : undefined;
        const row = kept ?? (await make(tx, actor, today));
        const recommendations = present(actor, row);
        // A set without anything in it takes no unit of the month.
        if (!row.deliveredAt && recommendations.length > 0)
          await repository.keep(tx, actor.owner, { ...row, deliveredAt: new Date(now) });
        return accept({
          ...told,
          recommendations,
          fromCache: kept !== undefined,
          generatedAt: row.generatedAt.getTime(),
          helpFirst: false,
        });
      }),

    /** Makes the day's set ahead of need; nothing where there is one, or where help comes first. */
    async prepare(actor: Actor): Promise<void> {
      const made = await db.transaction(async (tx) => {
        const today = localDateOf(clock(), actor.quotaTimeZone);
        await holdDocuments(tx, actor);
        if ((await isHelpFirst(tx, actor)) || (await repository.find(tx, actor.owner, today))) return null;
        const row = await make(tx, actor, today);
        await repository.keep(tx, actor.owner, row);
        return row;
      });
      if (made && writeReason) await word(actor, made, writeReason);
    },
  };
}
