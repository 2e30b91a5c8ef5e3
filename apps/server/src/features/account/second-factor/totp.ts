import { randomUUID } from 'node:crypto';
import { TOTP_SETUP_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Runner, Transaction } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addFactor, confirmFactor, type Holder, readFactors, removeFactors, useFactor } from './factor-row.ts';

/** RFC 6238 with the parameters that all authenticator apps support: SHA-1, 6 digits, 30 seconds. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Name that an app shows for the account: the product's name and no personal data. */
const ISSUER = 'Alento';
const LABEL = 'Conta no Alento';

const newTotp = (): { secret: string; uri: string } => {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: LABEL, secret }) };
};

/**
 * Finds the time step of a code among the current, previous and next one.
 *
 * @returns null if the code is not valid for any of these steps.
 */
async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!CODE.test(token)) return null;
  const epoch = Math.floor(now / 1000);
  const result = await verify({ secret, token, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

async function readTotp(runner: Runner, holder: Holder) {
  const [row] = await readFactors(runner, holder, 'totp');
  return row;
}

/** When the authenticator app was confirmed; null if the account has none. */
export const totpSince = async (runner: Runner, holder: Holder): Promise<number | null> =>
  (await readTotp(runner, holder))?.confirmedAt?.getTime() ?? null;

/** Creates a secret for a new app, and deletes one that was not confirmed. Lock the account first. */
export async function setUpTotp(
  { clock }: AccountDeps,
  tx: Transaction,
  holder: Holder,
): Promise<Result<{ secret: string; uri: string }>> {
  if ((await readTotp(tx, holder))?.confirmedAt) return refuse('TOTP_EXISTS');
  await removeFactors(tx, holder.owner, 'totp');
  const totp = newTotp();
  const [id, content, createdAt] = [randomUUID(), { secret: totp.secret }, new Date(clock())];
  await addFactor(tx, holder, { id, kind: 'totp', content, counter: 0, createdAt, confirmedAt: null });
  return accept(totp);
}

/** Confirms the app with one of its codes. Lock the account first. */
export async function confirmTotp(
  { clock }: AccountDeps,
  tx: Transaction,
  holder: Holder,
  code: string,
): Promise<Result<true>> {
  const row = await readTotp(tx, holder);
  if (row?.confirmedAt) return refuse('TOTP_EXISTS');
  const now = clock();
  if (!row || now - row.createdAt.getTime() > TOTP_SETUP_MS) return refuse('SECOND_FACTOR_WRONG');
  const counter = await stepOfCode(row.secret, code, now);
  if (counter === null) return refuse('SECOND_FACTOR_WRONG');
  const confirmed = await confirmFactor(tx, holder.owner, row.id, { counter, at: new Date(now) });
  return confirmed ? accept(true) : refuse('TOTP_EXISTS');
}

/** Whether the code is currently valid and was not used before. */
export async function verifyTotp({ db, clock }: AccountDeps, holder: Holder, code: string): Promise<boolean> {
  const row = await readTotp(db, holder);
  if (!row?.confirmedAt) return false;
  const now = clock();
  const counter = await stepOfCode(row.secret, code, now);
  return counter !== null && useFactor(db, holder.owner, row.id, { counter, at: new Date(now) });
}
