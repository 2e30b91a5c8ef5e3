import type { ResponseOf } from '@alento/contract/endpoint';
import type { readMyData } from '@alento/contract/my-data/my-data';
import { desc, eq } from 'drizzle-orm';
import type { Person } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { consents } from '../../../db/schema/consent.ts';
import { countKinds } from './count-kinds.ts';

type Deps = {
  db: Database;
  /** Address of the person in charge of data protection; null if none is configured. */
  privacyContact: string | null;
};
export type Overview = ReturnType<typeof overviewService>;

/** Tells people what is kept about them (LGPD art. 9 and 19). */
export function overviewService({ db, privacyContact }: Deps) {
  return {
    async read(actor: Person): Promise<ResponseOf<typeof readMyData>> {
      const rows = await db
        .select()
        .from(consents)
        .where(eq(consents.userId, actor.owner.userId))
        .orderBy(desc(consents.grantedAt), desc(consents.id));
      return {
        kinds: await countKinds(db, actor),
        consents: rows.map(({ purpose, textVersion, grantedAt, revokedAt }) => ({
          ...{ purpose, textVersion },
          grantedAt: grantedAt.getTime(),
          revokedAt: revokedAt?.getTime() ?? null,
        })),
        privacyContact,
      };
    },
  };
}
