import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { newKey, writeKeyFile } from '../crypto/key-file.ts';
import { keyRingOf, type Secrets } from '../crypto/key-ring.ts';
import { rewrapAll } from '../crypto/rotate-master-key.ts';
import { UsageError, withDatabase } from './with-database.ts';

/**
 * Command that rotates the master key. If the keys are environment variables, put the new key before the old one in
 * MASTER_KEYS, run this command, then remove the old key. If they are in the key file, the command does all steps
 * itself, in an order in which every text stays readable after a crash.
 */
await withDatabase(readConfig, async (database, config) => {
  if (config.MASTER_KEYS) {
    if (config.MASTER_KEYS.length < 2)
      throw new UsageError('Put the new key into MASTER_KEYS beside the old one: 2:NEW,1:OLD');
    const keyRing = keyRingOf(database.secrets);
    const count = await rewrapAll(database.db, keyRing);
    return `Wrapped ${count} keys under version ${keyRing.currentVersion}. Older versions can leave MASTER_KEYS now.`;
  }
  const path = join(resolve(config.DATA_DIR), 'keys.json');
  const version = Math.max(...database.secrets.masterKeys.map((master) => master.version)) + 1;
  const current = { version, key: newKey() };
  const both: Secrets = { ...database.secrets, masterKeys: [current, ...database.secrets.masterKeys] };
  await writeKeyFile(path, both);
  const count = await rewrapAll(database.db, keyRingOf(both));
  await writeKeyFile(path, { ...both, masterKeys: [current] });
  return `Wrapped ${count} keys under version ${version}. Back up ${path} now: older copies no longer open the database.`;
});
