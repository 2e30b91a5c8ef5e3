import type { addPasskey as addPasskeyCall, SecondFactors } from '@alento/contract/second-factor';
import { accept, type Result, refuse } from '@alento/domain/result';
import { z } from 'zod';
import type { SignedIn } from '../../../access/person.ts';
import type { Transaction } from '../../../db/database.ts';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { FACTOR_NOTICES, type FactorNotice, factorMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { changeLockedAccount } from '../account-rows.ts';
import { notifyAccount } from '../addresses.ts';
import { countCodes, dropCodes, hasFactor, removeFactors, renewCodes } from './factor-row.ts';
import { creationOptions, keepPasskey, verifyNewPasskey } from './passkey.ts';
import { consumeTicket, countAttempt, openTicket, parseTicket, readSecondFactors } from './second-factor.service.ts';
import { confirmTotp, setUpTotp } from './totp.ts';

/* Adds and removes second factors. Callers confirm the person's identity first (confirm-identity). */

type Added = { factors: SecondFactors; recoveryCodes: string[] | null };

/** Format of a factor's id. Other ids are refused without a query. */
const ID = /^[\w-]{1,64}$/;

const sendFactorNotice = jobKind({
  name: 'send-second-factor-notice',
  payload: z.object({ userId: z.string(), notice: z.enum(FACTOR_NOTICES) }),
});

export const secondFactorJobs = (deps: AccountDeps) => [
  runs(sendFactorNotice, ({ userId, notice }) =>
    notifyAccount(deps, userId, (to, resetAddress) => factorMessage(to, notice, resetAddress)),
  ),
];

const enqueueNotice = ({ enqueue }: AccountDeps, tx: Transaction, { owner }: SignedIn, notice: FactorNotice) =>
  enqueue(sendFactorNotice, { userId: owner.userId, notice }, tx);

/** Creates recovery codes if this is the account's first factor, and enqueues a notice. */
async function added(
  deps: AccountDeps,
  tx: Transaction,
  actor: SignedIn,
  notice: FactorNotice,
): Promise<Result<Added>> {
  const hasCodes = (await countCodes(tx, actor.owner)) > 0;
  const recoveryCodes = hasCodes ? null : await renewCodes(deps, tx, actor.owner);
  await enqueueNotice(deps, tx, actor, notice);
  return accept({ factors: await readSecondFactors(tx, actor), recoveryCodes });
}

/** Deletes the recovery codes if no factor is left, and enqueues a notice. */
async function removed(
  deps: AccountDeps,
  tx: Transaction,
  actor: SignedIn,
  notice: FactorNotice,
): Promise<SecondFactors> {
  if (!(await hasFactor(tx, actor.owner))) await dropCodes(tx, actor.owner);
  await enqueueNotice(deps, tx, actor, notice);
  return readSecondFactors(tx, actor);
}

export const beginTotp = (deps: AccountDeps, actor: SignedIn) =>
  changeLockedAccount(deps.db, actor, (tx) => setUpTotp(deps, tx, actor));

export const addTotp = (deps: AccountDeps, actor: SignedIn, code: string): Promise<Result<Added>> =>
  changeLockedAccount(deps.db, actor, async (tx) => {
    const confirmed = await confirmTotp(deps, tx, actor, code);
    return confirmed.ok ? added(deps, tx, actor, 'totp-added') : confirmed;
  });

/** Removes the authenticator app. Changes nothing and sends no notice if there is no confirmed app. */
export const removeTotp = (
  deps: AccountDeps,
  actor: SignedIn,
): Promise<Result<{ left: SecondFactors; wasSet: boolean }>> =>
  changeLockedAccount(deps.db, actor, async (tx) => {
    const wasSet = await removeFactors(tx, actor.owner, 'totp');
    const left = await (wasSet ? removed(deps, tx, actor, 'totp-removed') : readSecondFactors(tx, actor));
    return accept({ left, wasSet });
  });

export async function beginPasskey(deps: AccountDeps, actor: SignedIn) {
  const options = await creationOptions(deps, actor);
  if (!options.ok) return options;
  const { challenge } = options.value;
  return changeLockedAccount(deps.db, actor, async (tx) => {
    const { ticket } = await openTicket(tx, actor.owner, { purpose: 'register', challenge }, deps.clock());
    return accept({ ticket, options: { ...options.value } });
  });
}

export async function addPasskey(
  deps: AccountDeps,
  actor: SignedIn,
  request: z.output<typeof addPasskeyCall.body>,
): Promise<Result<Added>> {
  const ticket = parseTicket(request.ticket);
  if (ticket?.userId !== actor.owner.userId) return refuse('SECOND_FACTOR_TICKET_ENDED');
  const challenge = await countAttempt(deps.db, ticket, 'register', deps.clock());
  if (challenge === null) return refuse('SECOND_FACTOR_TICKET_ENDED');
  const passkey = await verifyNewPasskey(deps, challenge, request.response);
  if (!passkey) return refuse('SECOND_FACTOR_WRONG');
  return changeLockedAccount(deps.db, actor, async (tx) => {
    if (!(await consumeTicket(tx, ticket))) return refuse('SECOND_FACTOR_TICKET_ENDED');
    const saved = await keepPasskey(deps, tx, actor, { ...passkey, label: request.label });
    return saved.ok ? added(deps, tx, actor, 'passkey-added') : saved;
  });
}

export const removePasskey = (deps: AccountDeps, actor: SignedIn, id: string): Promise<Result<SecondFactors>> =>
  changeLockedAccount(deps.db, actor, async (tx) => {
    if (!ID.test(id) || !(await removeFactors(tx, actor.owner, 'passkey', id))) return refuse('PASSKEY_NOT_FOUND');
    return accept(await removed(deps, tx, actor, 'passkey-removed'));
  });

export const renewRecoveryCodes = (deps: AccountDeps, actor: SignedIn): Promise<Result<{ recoveryCodes: string[] }>> =>
  changeLockedAccount(deps.db, actor, async (tx) => {
    if (!(await hasFactor(tx, actor.owner))) return refuse('SECOND_FACTOR_NONE');
    const recoveryCodes = await renewCodes(deps, tx, actor.owner);
    await enqueueNotice(deps, tx, actor, 'codes-renewed');
    return accept({ recoveryCodes });
  });
