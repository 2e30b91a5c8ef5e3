import type { Owner } from '../../access/owner.ts';
import type { Transaction } from '../../db/database.ts';
import { shareRepository } from './share.repository.ts';

/**
 * Ends what is shared with a professional, and tells the owners.
 *
 * @param now ms epoch.
 * @param publishWithin tells the open screens of an account that its shares have changed.
 */
export async function endSharesOfProfessional(
  tx: Transaction,
  professional: Pick<Owner, 'userId'>,
  now: number,
  publishWithin: (tx: Transaction, userId: string) => Promise<void>,
): Promise<void> {
  const owners = await shareRepository.endAllOfProfessional(tx, professional, new Date(now));
  for (const userId of new Set(owners)) await publishWithin(tx, userId);
}

/**
 * Ends the shares of an account that is deleted: what others share with it, and what it shares, whose rows go with the
 * account. Tells everybody who sees one of them.
 */
export async function endSharesOfAccount(
  tx: Transaction,
  owner: Owner,
  now: number,
  publishWithin: (tx: Transaction, userId: string) => Promise<void>,
): Promise<void> {
  await endSharesOfProfessional(tx, owner, now, publishWithin);
  const professionals = await shareRepository.listProfessionals(tx, owner);
  for (const userId of professionals) await publishWithin(tx, userId);
}
