import { personForJobOf } from '../../access/person-for-job.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { users } from '../../db/schema/account.ts';
import { type DeletionDeps, deleteUnused } from '../../features/account/deletion/deletion.service.ts';
import { tagService } from '../../features/tag/tag.service.ts';
import { createLog } from '../../log/log.ts';
import { openScriptDatabase, signUpInScript } from '../script-account.ts';

/**
 * Script that deletes an account and kills its own process: between the refund and the transaction (`refunded`), or at
 * the end of the transaction (`removed`). With another argument it isn't killed. The first run creates the account.
 */
const moment = process.argv[2];
const dieAt = (reached: string): void => {
  if (moment === reached) process.kill(process.pid, 'SIGKILL');
};
const database = await openScriptDatabase();
const { db } = database;
const keyRing = keyRingOf(database.secrets);
const personForJob = personForJobOf({ db, keyRing, clock: Date.now });

async function signUp(): Promise<string> {
  const result = await signUpInScript(database);
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
const deletion: DeletionDeps = {
  db,
  keyRing,
  clock: Date.now,
  log: createLog('info'),
  enqueue: async () => undefined,
  contracts: {
    inSequence: (_userId, work) => work(),
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
