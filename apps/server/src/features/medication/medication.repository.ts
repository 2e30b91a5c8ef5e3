import type { LocalDate } from '@alento/domain/time/local-date';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Runner, Transaction } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { medicationDoses, medications } from '../../db/schema/medication.ts';

export type MedicationRow = Omit<typeof medications.$inferSelect, 'userId'>;
export type DoseRow = Omit<typeof medicationDoses.$inferSelect, 'userId'>;

const isMedicine = ({ userId }: Owner, id: string) => and(eq(medications.userId, userId), eq(medications.id, id));
const isDose = ({ userId }: Owner, id: string) => and(eq(medicationDoses.userId, userId), eq(medicationDoses.id, id));

/** Queries of one person's medication diary. A person has at most MEDICATIONS_MAX medicines. */
export const medicationRepository = {
  /** The person's medicines, oldest first. */
  list: (runner: Runner, { userId }: Owner): Promise<MedicationRow[]> =>
    runner
      .select()
      .from(medications)
      .where(eq(medications.userId, userId))
      .orderBy(asc(medications.createdAt), asc(medications.id)),

  /** Locks the person's medicines until the transaction ends, also against a first one, and returns them. */
  async hold(tx: Transaction, owner: Owner): Promise<MedicationRow[]> {
    await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, owner.userId)).for('update');
    return medicationRepository.list(tx, owner);
  },

  /** Locks one medicine until the transaction ends, so that its doses aren't noted while it changes. */
  async holdOne(tx: Transaction, owner: Owner, id: string): Promise<MedicationRow | undefined> {
    const [row] = await tx.select().from(medications).where(isMedicine(owner, id)).for('update');
    return row;
  },

  async insert(tx: Transaction, { userId }: Owner, row: MedicationRow): Promise<void> {
    await tx.insert(medications).values({ ...row, userId });
  },

  async update(tx: Transaction, owner: Owner, id: string, content: Sealed): Promise<void> {
    await tx.update(medications).set({ content }).where(isMedicine(owner, id));
  },

  /** Deletes a medicine and its doses. Returns false if the owner has no medicine with this id. */
  async remove(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
    const removed = await tx.delete(medications).where(isMedicine(owner, id)).returning({ id: medications.id });
    return removed.length > 0;
  },

  /** Doses that were noted on these days, the first and the last included. */
  listDoses: (runner: Runner, { userId }: Owner, start: LocalDate, end: LocalDate): Promise<DoseRow[]> =>
    runner
      .select()
      .from(medicationDoses)
      .where(and(eq(medicationDoses.userId, userId), between(medicationDoses.localDate, start, end))),

  async hasDose(tx: Transaction, owner: Owner, id: string): Promise<boolean> {
    const rows = await tx.select({ id: medicationDoses.id }).from(medicationDoses).where(isDose(owner, id));
    return rows.length > 0;
  },

  async keepDose(tx: Transaction, { userId }: Owner, row: DoseRow): Promise<void> {
    await tx
      .insert(medicationDoses)
      .values({ ...row, userId })
      .onConflictDoUpdate({
        target: [medicationDoses.userId, medicationDoses.id],
        set: { content: row.content },
      });
  },

  async removeDose(tx: Transaction, owner: Owner, id: string): Promise<void> {
    await tx.delete(medicationDoses).where(isDose(owner, id));
  },
};
