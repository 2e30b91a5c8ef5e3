import { randomUUID } from 'node:crypto';
import { TOTP_SETUP_MS } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { addFactor, confirmFactor, type Holder, readFactors, removeFactors, useFactor } from './factor-row.ts';
import { newTotp, stepOfCode } from './totp.ts';

type Deps = { db: Database; clock: () => number };

/** Sets up an authenticator app as a second factor (RFC 6238) and verifies its codes. Each code can be used once. */
export function totpService({ db, clock }: Deps) {
  async function read(runner: Runner, holder: Holder) {
    const [row] = await readFactors(runner, holder, 'totp');
    return row;
  }

  return {
    /** When the authenticator app was confirmed; null if the account has none. */
    async since(runner: Runner, holder: Holder): Promise<number | null> {
      return (await read(runner, holder))?.confirmedAt?.getTime() ?? null;
    },

    /** Creates a secret for a new app, and deletes one that was not confirmed. Lock the account first. */
    async begin(tx: Transaction, holder: Holder): Promise<Result<{ secret: string; uri: string }>> {
      if ((await read(tx, holder))?.confirmedAt) return refuse('TOTP_EXISTS');
      await removeFactors(tx, holder.owner, 'totp');
      const totp = newTotp();
      const createdAt = new Date(clock());
      const factor = { id: randomUUID(), kind: 'totp', counter: 0, createdAt, confirmedAt: null } as const;
      await addFactor(tx, holder, { ...factor, content: { secret: totp.secret } });
      return accept(totp);
    },

    /** Confirms the app with one of its codes. Lock the account first. */
    async confirm(tx: Transaction, holder: Holder, code: string): Promise<Result<true>> {
      const row = await read(tx, holder);
      if (row?.confirmedAt) return refuse('TOTP_EXISTS');
      const now = clock();
      if (!row || now - row.createdAt.getTime() > TOTP_SETUP_MS) return refuse('SECOND_FACTOR_WRONG');
      const counter = await stepOfCode(row.secret, code, now);
      if (counter === null) return refuse('SECOND_FACTOR_WRONG');
      const confirmed = await confirmFactor(tx, holder.owner, row.id, { counter, at: new Date(now) });
      return confirmed ? accept(true) : refuse('TOTP_EXISTS');
    },

    /** Whether the code is currently valid and was not used before. */
    async verify(holder: Holder, code: string): Promise<boolean> {
      const row = await read(db, holder);
      if (!row?.confirmedAt) return false;
      const now = clock();
      const counter = await stepOfCode(row.secret, code, now);
      return counter !== null && useFactor(db, holder.owner, row.id, { counter, at: new Date(now) });
    },
  };
}
