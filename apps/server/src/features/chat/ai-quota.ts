import type { AiUsage } from '@alento/contract/chat';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { addDays, instantAt, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Runner, Transaction } from '../../db/database.ts';
import { aiUsage } from '../../db/schema/chat.ts';
import type { Actor, Owner } from '../../http/actor.ts';

const unitOf = ({ userId }: Owner, localDate: LocalDate) =>
  and(eq(aiUsage.userId, userId), eq(aiUsage.localDate, localDate));

/** The day's messages to the assistant, by the account's own zone (decision D9). */
export const aiQuota = {
  dayOf: (actor: Actor, now: number): LocalDate => localDateOf(now, actor.quotaTimeZone),

  /** Takes one of the day's messages; false where there is none left. Two at once can't take the same one. */
  async take(tx: Transaction, actor: Actor, day: LocalDate): Promise<boolean> {
    const limit = PLAN_QUOTAS[actor.planId].aiMessagesPerDay;
    const rows = await tx
      .insert(aiUsage)
      .values({ userId: actor.owner.userId, localDate: day, messages: 1 })
      .onConflictDoUpdate({
        target: [aiUsage.userId, aiUsage.localDate],
        set: { messages: sql`${aiUsage.messages} + 1` },
        ...(Number.isFinite(limit) ? { setWhere: lt(aiUsage.messages, limit) } : {}),
      })
      .returning({ messages: aiUsage.messages });
    return rows.length > 0;
  },

  /** Gives a message back that got no reply of its own. */
  async giveBack(runner: Runner, owner: Owner, day: LocalDate): Promise<void> {
    await runner
      .update(aiUsage)
      .set({ messages: sql`${aiUsage.messages} - 1` })
      .where(and(unitOf(owner, day), gt(aiUsage.messages, 0)));
  },

  async read(runner: Runner, actor: Actor, now: number): Promise<AiUsage> {
    const day = aiQuota.dayOf(actor, now);
    const limit = PLAN_QUOTAS[actor.planId].aiMessagesPerDay;
    const [row] = await runner.select({ messages: aiUsage.messages }).from(aiUsage).where(unitOf(actor.owner, day));
    return {
      used: row?.messages ?? 0,
      limit: Number.isFinite(limit) ? limit : null,
      resetsAt: instantAt(addDays(day, 1), 0, actor.quotaTimeZone),
    };
  },
};
