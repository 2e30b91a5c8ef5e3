import { readConfig } from '../../config.ts';
import { publishBundle } from '../../features/update/publish/publish-bundle.ts';
import { readSigningKey } from '../../features/update/signing-keys.ts';
import { updateFolder } from '../../features/update/update-folder.ts';
import { openScriptDatabase } from '../script-account.ts';

/**
 * Script that publishes a build and kills its own process: when the files are `written`, when their folder is
 * `renamed`, or when the row is `stored`. With another moment it isn't killed.
 */
const [moment, version = '', dist = ''] = process.argv.slice(2);
const config = readConfig();
const database = await openScriptDatabase(config);
await publishBundle(
  { dist, version, channel: 'production', rollout: 100, minShell: '1.0.0' },
  {
    db: database.db,
    clock: Date.now,
    folder: updateFolder(config),
    signingKey: readSigningKey(config.OTA_SIGNING_KEY ?? ''),
    publicKey: null,
    reach(reached) {
      if (moment === reached) process.kill(process.pid, 'SIGKILL');
    },
  },
);
process.stdout.write('published\n');
await database.close();
