import { randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database, Runner, Transaction } from '../../../db/database.ts';
import { addFactor, type Holder, readFactors, useFactor } from './factor-row.ts';
import {
  type Assertion,
  type Attestation,
  creationOptions,
  requestOptions,
  siteOf,
  verifyAssertion,
  verifyCreation,
} from './passkey.ts';

type Deps = { db: Database; keyRing: KeyRing; clock: () => number; publicUrl: () => string };

/** Label of a passkey that the person didn't name. */
const UNNAMED = 'Chave de acesso';

/** A new passkey that was verified and is not stored yet. */
export type NewPasskey = NonNullable<Awaited<ReturnType<typeof verifyCreation>>>;

/** Registers and verifies passkeys as second factors (WebAuthn Level 3) for the host of the public address. */
export function passkeyService({ db, keyRing, clock, publicUrl }: Deps) {
  const site = () => siteOf(publicUrl());

  return {
    async list(runner: Runner, holder: Holder) {
      const rows = await readFactors(runner, holder, 'passkey');
      return rows.map(({ id, label, createdAt, lastUsedAt }) => ({
        id,
        label: label === '' ? UNNAMED : label,
        createdAt: createdAt.getTime(),
        lastUsedAt: lastUsedAt?.getTime() ?? null,
      }));
    },

    /** Options for the browser to create a passkey. Refuses if the account has the maximum number. */
    async creation(runner: Runner, holder: Holder) {
      const known = await readFactors(runner, holder, 'passkey');
      if (known.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL');
      const userHandle = keyRing.identify('passkey-user', holder.owner.userId);
      return accept(await creationOptions(site(), userHandle, known));
    },

    /** Options for the browser to sign a challenge with one of the account's passkeys; null if it has none. */
    async request(runner: Runner, holder: Holder) {
      const known = await readFactors(runner, holder, 'passkey');
      return known.length === 0 ? null : requestOptions(site(), known);
    },

    verifyNew: (challenge: string, attestation: Attestation): Promise<NewPasskey | null> =>
      verifyCreation(site(), challenge, attestation),

    /** Stores a new passkey. Lock the account first, so that concurrent calls can't exceed the maximum. */
    async keep(tx: Transaction, holder: Holder, label: string, passkey: NewPasskey): Promise<Result<true>> {
      const known = await readFactors(tx, holder, 'passkey');
      if (known.length >= PASSKEYS_MAX) return refuse('PASSKEYS_FULL');
      if (known.some(({ credentialId }) => credentialId === passkey.credentialId)) return refuse('SECOND_FACTOR_WRONG');
      const { counter, ...content } = passkey;
      const at = new Date(clock());
      const factor = { id: randomUUID(), kind: 'passkey', counter, createdAt: at, confirmedAt: at } as const;
      await addFactor(tx, holder, { ...factor, content: { ...content, label } });
      return accept(true);
    },

    /** Whether one of the account's passkeys signed this challenge, with a counter higher than before. */
    async verify(holder: Holder, challenge: string, assertion: Assertion): Promise<boolean> {
      const stored = (await readFactors(db, holder, 'passkey')).find((known) => known.credentialId === assertion.id);
      if (!stored) return false;
      const counter = await verifyAssertion(site(), challenge, stored, assertion);
      return counter !== null && useFactor(db, holder.owner, stored.id, { counter, at: new Date(clock()) });
    },
  };
}
