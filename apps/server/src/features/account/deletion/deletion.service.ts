import type { DataCounts } from '@alento/domain/my-data/kinds';
import { accept, type Refusal, type Result, refuse, refuseBecause } from '@alento/domain/result';
import { and, eq } from 'drizzle-orm';
import { isNotDeleted } from '../../../access/account-exists.ts';
import type { Owner } from '../../../access/owner.ts';
import type { Person, SignedIn } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { countRows } from '../../../db/count-rows.ts';
import type { Transaction } from '../../../db/database.ts';
import { retriedTransaction } from '../../../db/retried-transaction.ts';
import { users } from '../../../db/schema/account.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { attempted, errorKind } from '../../../log/error-kind.ts';
import { countDocuments } from '../../../personal-document/count-documents.ts';
import { readDocument } from '../../../personal-document/personal-document.ts';
import { NOTIFICATION_CHANNELS } from '../../../sealed-json/notification-channels.ts';
import type { AccountDeps } from '../account-deps.ts';
import { holdAccountOf } from '../account-rows.ts';
import { accountAddressesOf } from '../addresses.ts';
import { formerAddressesOf, readUnconfirmedAddress } from '../recovery-email/recovery-change.ts';
import { deletionCopy } from './deletion.copy.ts';
import { removeAccount } from './remove-rows.ts';
import { removeRestOfAccounts } from './rest.jobs.ts';

/** The number of removed items of each kind, or why nothing was deleted. */
type Deleted = Result<DataCounts>;

const failed = (what: keyof typeof deletionCopy.failed): Refusal =>
  refuseBecause('ACCOUNT_DELETE_FAILED', what, deletionCopy.failed[what]);

/** What was removed, and the addresses to which mail may wait. */
type Removed = { counts: DataCounts; addresses: readonly string[] };

/** What the deletion needs of the payments. */
export type Contracts = {
  /** Runs a deletion before and instead of other changes of the person's contracts, which are refused meanwhile. */
  inSequence<T>(userId: string, work: () => Promise<Result<T>>): Promise<Result<T>>;
  /** Refunds and ends everything that was bought. Returns why it failed, or null. */
  close(holder: Person): Promise<'refund' | 'subscription' | null>;
  /** Writes the accounting records of the payments. */
  keepForAccounting(tx: Transaction, owner: Owner, now: number): Promise<void>;
  /** Enqueues the removal of the customer at the payment service. `since`: when the deletion began, ms epoch. */
  forget(tx: Transaction, owner: Owner, since: number): Promise<void>;
};

/** The list of deleted accounts, by which a restore of a backup removes them again. */
export type ErasedAccounts = {
  /** Notes a deletion in its transaction. */
  remember(tx: Transaction, userId: string, now: number): Promise<void>;
  /** Copies what was noted to the list beside the backups. If it fails, the next call does it. */
  publish(now: number): Promise<void>;
};

/** What the deletion needs of other parts; composition/ provides it. */
export type DeletionDeps = Pick<AccountDeps, 'db' | 'keyRing' | 'clock' | 'log' | 'enqueue'> & {
  contracts: Contracts;
  erased: ErasedAccounts;
  /** Ends the open streams of the account, and those of these pending replies, when the transaction commits. */
  endStreams: (tx: Transaction, userId: string, replyIds: readonly string[]) => Promise<void>;
  /** Ends what the account shares and what is shared with it, and tells the others. `now`: ms epoch. */
  endShares: (tx: Transaction, owner: Owner, now: number) => Promise<void>;
  /** Overwrites the account's data key in this process's memory. */
  forgetKey: (userId: string) => void;
  /** Removes deleted data keys from the files of the database. */
  overwriteKeys: () => Promise<void>;
  /** Deletes messages to these addresses that wait in the outbox folder. */
  forgetMail: (addresses: readonly string[]) => Promise<void>;
};

/** Every mail address that the account has: contact, recovery, notifications, unconfirmed and former ones. */
export async function mailAddressesOf(
  tx: Transaction,
  keyRing: KeyRing,
  person: Person,
  now: number,
): Promise<string[]> {
  const { userId } = person.owner;
  const { userKey } = person;
  const addresses = await accountAddressesOf(tx, keyRing, userId);
  const waiting = await readUnconfirmedAddress(tx, userKey, userId, now);
  const former = await formerAddressesOf(tx, userKey(), userId, now);
  const { email } = await readDocument(tx, person, NOTIFICATION_CHANNELS);
  const all = [
    email.address,
    email.pending?.address,
    addresses?.contact,
    addresses?.recovery,
    waiting?.address,
    ...former,
  ];
  return [...new Set(all.filter((address) => typeof address === 'string'))];
}

const numbersOf = <Kind extends string>(counts: Record<Kind, { count: number }>) =>
  Object.fromEntries(Object.entries<{ count: number }>(counts).map(([kind, { count }]) => [kind, count])) as Record<
    Kind,
    number
  >;

async function removeWithin(
  deps: DeletionDeps,
  tx: Transaction,
  person: Person,
  since: number,
): Promise<Result<Removed>> {
  const { keyRing, clock, contracts, erased, endStreams, endShares } = deps;
  const { owner } = person;
  const { userId } = owner;
  // Every insert of a person's row locks this row too, so that none is inserted from here on.
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotDeleted))
    .for('update');
  if (!account) return refuse('UNAUTHORIZED');
  const now = clock();
  const addresses = await mailAddressesOf(tx, keyRing, person, now);
  const counted = await countDocuments(tx, person);
  await contracts.keepForAccounting(tx, owner, now);
  await contracts.forget(tx, owner, since);
  const pending = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.status, 'processing')));
  const replyIds = pending.map(({ id }) => id);
  await endStreams(tx, userId, replyIds);
  await endShares(tx, owner, now);
  const rows = numbersOf(await countRows(tx, userId));
  if (!(await removeAccount(tx, userId))) await deps.enqueue(removeRestOfAccounts, {}, tx);
  await erased.remember(tx, userId, now);
  return accept({ counts: { ...rows, ...numbersOf(counted) }, addresses });
}

type Permit = (tx: Transaction) => Promise<Result<true>>;

async function removeNow(deps: DeletionDeps, person: Person, permit: Permit): Promise<Deleted> {
  const { db, clock, log, contracts, erased, forgetKey, overwriteKeys, forgetMail } = deps;
  const since = clock();
  const failure = await contracts.close(person);
  if (failure !== null) return failed(failure);
  let removed: Result<Removed>;
  try {
    removed = await retriedTransaction(db, async (tx) => {
      const permitted = await permit(tx);
      return permitted.ok ? removeWithin(deps, tx, person, since) : permitted;
    });
  } catch (error) {
    log.error({ kind: errorKind(error) }, 'an account could not be deleted');
    return failed('busy');
  }
  if (!removed.ok) return removed;
  forgetKey(person.owner.userId);
  const { counts, addresses } = removed.value;
  // The account is gone by now, so that an error is only logged.
  await attempted(log, 'the list of deleted accounts could not be written', () => erased.publish(clock()));
  await attempted(log, 'the key of a deleted account could not be removed from the files', overwriteKeys);
  await attempted(log, 'messages to a deleted account could not be removed', () => forgetMail(addresses));
  return accept(counts);
}

/** @param permit refuses if the account must not be deleted any more; called within the transaction. */
const remove = (deps: DeletionDeps, person: Person, permit: Permit): Promise<Deleted> =>
  deps.contracts.inSequence(person.owner.userId, () => removeNow(deps, person, permit));

/** Deletes the account of a person who has confirmed their identity. Refuses if the session was ended meanwhile. */
export const deleteAccount = (deps: DeletionDeps, actor: SignedIn): Promise<Deleted> =>
  remove(deps, actor, (tx) => holdAccountOf(tx, actor));

/** Deletes an account that is not used any more, if `isUnused` still says so within the transaction. */
export const deleteUnused = (
  deps: DeletionDeps,
  person: Person,
  isUnused: (tx: Transaction) => Promise<boolean>,
): Promise<Deleted> =>
  remove(deps, person, async (tx) => ((await isUnused(tx)) ? accept(true) : refuse('UNAUTHORIZED')));
