import { personForJobOf } from '../../access/person-for-job.ts';
import { layOutAccountRows } from '../../composition/app-account-rows.ts';
import { readConfig } from '../../config.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { signUp as createAccount } from '../../features/account/account.service.ts';
import { identityOf } from '../../features/account/addresses.ts';
import { deleteUnused } from '../../features/account/deletion/deletion.service.ts';
import { legalDocumentService } from '../../features/legal-document/legal-document.service.ts';
import { tagService } from '../../features/tag/tag.service.ts';
import { createLog } from '../../log/log.ts';
import { ACCEPTED, PASSWORD } from './accepted.ts';

/**
 * Script that deletes an account and kills its own process: between the refund and the transaction (`refunded`), or at
 * the end of the transaction (`removed`). With another argument it isn't killed. The first run creates the account.
 */
const moment = process.argv[2];
const dieAt = (reached: string): void => {
  if (moment === reached) process.kill(process.pid, 'SIGKILL');
};
const database = await openDatabase(readConfig(), (error) => {
  throw error;
});
await database.migrate();
const { db } = database;
const keyRing = keyRingOf(database.secrets);
const personForJob = personForJobOf({ db, keyRing, clock: Date.now });

async function signUp(): Promise<string> {
  const legal = legalDocumentService({ db, clock: Date.now });
  await legal.importAll(
    (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
      id: `${documentType}-v1`,
      documentType,
      content: '',
      createdAt: new Date(0),
    })),
  );
  const identity = await identityOf('interrompida@exemplo.com', keyRing);
  if (!identity) throw new Error('No identity');
  const input = { email: identity.address, password: PASSWORD, isAnonymous: true, ...ACCEPTED };
  const deps = { db, keyRing, clock: Date.now, layOut: layOutAccountRows, legal };
  const result = await createAccount(deps, input, identity, { device: null, timeZone: 'America/Sao_Paulo' });
  if (!result.ok) throw new Error(result.code);
  return result.value.user.id;
}

const [known] = await db.select({ id: users.id }).from(users);
const userId = known?.id ?? (await signUp());
const person = await personForJob(userId);
if (!person) throw new Error('No account');
const tags = tagService({ db, clock: Date.now });
// Decrypts the tags, which the first run has inserted.
process.stdout.write(`tags: ${(await tags.list(person)).length}\n`);
const deletion = {
  db,
  keyRing,
  clock: Date.now,
  log: createLog('info'),
  contracts: {
    async close() {
      dieAt('refunded');
      return null;
    },
    keepForAccounting: async () => undefined,
    forget: async () => undefined,
  },
  erased: { remember: async () => dieAt('removed'), publish: async () => undefined },
  endStreams: async () => undefined,
  endShares: async () => undefined,
  forgetKey: () => undefined,
  overwriteKeys: async () => undefined,
  forgetMail: async () => undefined,
};
const deleted = await deleteUnused(deletion, person, async () => true);
process.stdout.write(`deleted: ${deleted.ok}\n`);
await database.close();
