import type { PersonForJob } from '../../../access/person.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { keepChannel } from '../sending/deliver.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type Deps = {
  db: Database;
  keyRing: KeyRing;
  /** Loads the person of a verified token. */
  personOf: PersonForJob;
};

/** Stops what a token names. Idempotent. A token that is not valid changes nothing, and the caller can't tell. */
export type Unsubscribe = (token: string) => Promise<void>;

export function unsubscribeService({ db, keyRing, personOf }: Deps): Unsubscribe {
  return async (token) => {
    const of = readUnsubscribeToken(keyRing, token);
    const person = of && (await personOf(of.userId));
    if (!of || !person) return;
    const { channel, kind } = of;
    await db.transaction((tx) =>
      keepChannel(tx, person, channel, ({ kinds, ...content }) =>
        kinds.includes(kind) ? { ...content, kinds: kinds.filter((chosen) => chosen !== kind) } : null,
      ),
    );
  };
}
