import { join } from 'node:path';
import { ERROR_TEXTS } from '@alento/domain/errors/catalogue';
import { seedAccount } from '../demo/seed-account.ts';
import { readSeedOptions } from './seed-options.ts';
import { UsageError, withDatabase } from './with-database.ts';

const LEGAL_TEXTS = join(import.meta.dirname, '../../../../content/legal');
const DEFAULT_PASSWORD = 'Nuvem-calma-42';

const readOptions = () => readSeedOptions(process.argv.slice(2), Date.now());

/** Command that creates a demo account with fourteen months of entries in the configured database. */
await withDatabase(readOptions, async (database, options) => {
  const { email, plan, now } = options;
  // The default password is in the source code, so it must not be used on a server that other people can reach.
  if (database.kind === 'postgres' && options.password === undefined) {
    throw new UsageError('With DATABASE_URL choose a --password: the default one is public.');
  }
  const password = options.password ?? DEFAULT_PASSWORD;
  const seeded = await seedAccount(database, { email, password, plan, legalTexts: LEGAL_TEXTS, now });
  if (!seeded.ok) {
    const why = seeded.code === 'ACCOUNT_EXISTS' ? `${email} already has an account here.` : ERROR_TEXTS[seeded.code];
    throw new UsageError(`${why} Nothing was changed.`);
  }
  const { entries, notes, days, tags } = seeded.value;
  return [
    `${entries} entries on ${days} days, ${notes} with a note, ${tags} tags, plan ${plan}.`,
    `Sign in as ${email} with ${options.password === undefined ? password : 'the password you chose'}.`,
  ].join('\n');
});
