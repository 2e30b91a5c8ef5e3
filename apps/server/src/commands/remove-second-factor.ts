import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import { removeOnRequest } from '../features/account/second-factor/remove-on-request.ts';
import { openMailer } from '../integrations/mail/open-mailer.ts';
import { createLog } from '../log/log.ts';
import { findAccount } from './find-account.ts';
import { orUsage } from './or-usage.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run second-factor:remove -- --account E-MAIL-OR-ID';

function readOptions() {
  const { account } = orUsage(() => parseArgs({ options: { account: { type: 'string' } } as const }).values, USAGE);
  if (!account) throw new UsageError(USAGE);
  return { account, config: readConfig() };
}

/** Command that removes all second factors of a person who can't use any of them (docs/operations.md). */
await withDatabase(readOptions, async (database, { account, config }) => {
  const userId = await findAccount(database, account);
  const log = createLog(config.LOG_LEVEL);
  const { removed, notifiedAddresses } = await removeOnRequest(
    {
      db: database.db,
      keyRing: keyRingOf(database.secrets),
      mailer: openMailer(config, log),
      publicUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
      log,
    },
    userId,
  );
  if (!removed) return 'The account has no second factor. Nothing was changed.';
  if (notifiedAddresses === null)
    return 'Removed. The message to the addresses of the account could not be sent: tell the person yourself.';
  return `Removed. ${notifiedAddresses === 0 ? 'The account keeps no address to tell of it.' : `Told ${notifiedAddresses} of its addresses.`}`;
});
