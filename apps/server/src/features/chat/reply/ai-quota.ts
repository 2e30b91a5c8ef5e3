import type { AiUsage } from '@alento/contract/chat';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { type Refusal, refuseUntil } from '@alento/domain/result';
import { addDays, instantAt, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { eq } from 'drizzle-orm';
import type { KeyHolder, PersonWithPlan } from '../../../access/person.ts';
import type { Sealed, UserKey } from '../../../crypto/seal.ts';
import type { Runner, Transaction } from '../../../db/database.ts';
import { aiUsage } from '../../../db/schema/chat.ts';
import { AI_USAGE, type UsageDays } from '../../../sealed-json/chat.ts';

const USAGE_DAYS = 3;

const sealUsage = (userId: string, userKey: UserKey, days: UsageDays): Sealed =>
  AI_USAGE.seal(userKey, userId, { days });

const openUsage = ({ owner, userKey }: PersonWithPlan, content: Sealed | undefined): UsageDays =>
  content === undefined ? [] : AI_USAGE.open(userKey(), owner.userId, content).days;

const usedOn = (usage: UsageDays, day: LocalDate): number => usage.find((one) => one.day === day)?.messages ?? 0;

const withCount = (usage: UsageDays, day: LocalDate, messages: number): UsageDays =>
  [{ day, messages }, ...usage.filter((one) => one.day !== day)]
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, USAGE_DAYS);

/** Locks a person's counters until the transaction ends. */
async function holdUsage(tx: Transaction, actor: PersonWithPlan): Promise<UsageDays> {
  const { userId } = actor.owner;
  const find = () =>
    tx.select({ content: aiUsage.content }).from(aiUsage).where(eq(aiUsage.userId, userId)).for('update');
  const [row] = await find();
  if (row) return openUsage(actor, row.content);
  // Accounts of earlier versions lack this row. Of two concurrent inserts one creates it and the other waits.
  await insertUsageRow(tx, actor);
  const [usageRow] = await find();
  return openUsage(actor, usageRow?.content);
}

async function keepUsage(tx: Transaction, actor: PersonWithPlan, usage: UsageDays): Promise<void> {
  const { userId } = actor.owner;
  await tx
    .update(aiUsage)
    .set({ content: sealUsage(userId, actor.userKey(), usage) })
    .where(eq(aiUsage.userId, userId));
}

/** Inserts the row with the counters of a new account. */
export async function insertUsageRow(tx: Transaction, { owner: { userId }, userKey }: KeyHolder): Promise<void> {
  await tx
    .insert(aiUsage)
    .values({ userId, content: sealUsage(userId, userKey(), []) })
    .onConflictDoNothing();
}

/** When the quota renews. */
const renewalOf = (actor: PersonWithPlan, day: LocalDate): number => instantAt(addDays(day, 1), 0, actor.quotaTimeZone);

/** The daily quota of messages to the assistant, in the account's zone. */
export const aiQuota = {
  dayOf: (actor: PersonWithPlan, now: number): LocalDate => localDateOf(now, actor.quotaTimeZone),

  /** Counts a message against the quota; false if it is used up. Safe with concurrent requests. */
  async take(tx: Transaction, actor: PersonWithPlan, day: LocalDate): Promise<boolean> {
    const usage = await holdUsage(tx, actor);
    const used = usedOn(usage, day);
    if (used >= PLAN_QUOTAS[actor.planId].aiMessagesPerDay) return false;
    await keepUsage(tx, actor, withCount(usage, day, used + 1));
    return true;
  },

  usedUp: (actor: PersonWithPlan, day: LocalDate, now: number): Refusal =>
    refuseUntil('AI_MESSAGES_DAILY_LIMIT_EXCEEDED', renewalOf(actor, day), now),

  /**
   * Rewrites the row without counting. Called for messages that don't count, so that a dump doesn't reveal which ones
   * counted.
   */
  async touch(tx: Transaction, actor: PersonWithPlan): Promise<void> {
    await keepUsage(tx, actor, await holdUsage(tx, actor));
  },

  /** Reduces the count of a day by a message whose reply failed. */
  async giveBack(tx: Transaction, actor: PersonWithPlan, day: LocalDate): Promise<void> {
    const usage = await holdUsage(tx, actor);
    await keepUsage(tx, actor, withCount(usage, day, Math.max(0, usedOn(usage, day) - 1)));
  },

  async read(runner: Runner, actor: PersonWithPlan, now: number): Promise<AiUsage> {
    const day = aiQuota.dayOf(actor, now);
    const limit = PLAN_QUOTAS[actor.planId].aiMessagesPerDay;
    const [row] = await runner
      .select({ content: aiUsage.content })
      .from(aiUsage)
      .where(eq(aiUsage.userId, actor.owner.userId));
    return {
      used: usedOn(openUsage(actor, row?.content), day),
      limit: Number.isFinite(limit) ? limit : null,
      resetsAt: renewalOf(actor, day),
    };
  },
};
