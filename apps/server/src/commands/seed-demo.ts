import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ERROR_TEXTS } from '@alento/domain/errors/catalogue';
import { isPlanId } from '@alento/domain/plan/plans';
import { seedAccount } from '../demo/seed-account.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE =
  'Usage: npm run seed:demo -- [--email E-MAIL] [--password PASSWORD] [--plan free|essencial|premium] [--now ISO-DATE]';
const LEGAL_TEXTS = join(import.meta.dirname, '../../../../content/legal');
const DEFAULT_EMAIL = 'demo@exemplo.com';
const DEFAULT_PASSWORD = 'Nuvem-calma-42';

/** Fills the configured database with one person's fourteen months, to look at the product with. */
await withDatabase(async (database) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: DEFAULT_EMAIL },
      password: { type: 'string' },
      plan: { type: 'string', default: 'premium' },
      now: { type: 'string' },
    },
  });
  const { email, plan } = values;
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (!isPlanId(plan) || Number.isNaN(now)) throw new UsageError(USAGE);
  // A password that anyone can read here must not open an account that others may reach.
  if (database.kind === 'postgres' && values.password === undefined) {
    throw new UsageError('With DATABASE_URL choose a --password: the default one is public.');
  }
  const password = values.password ?? DEFAULT_PASSWORD;
  const seeded = await seedAccount(database, { email, password, plan, legalTexts: LEGAL_TEXTS, now });
  if (!seeded.ok) {
    const why = seeded.code === 'ACCOUNT_EXISTS' ? `${email} already has an account here.` : ERROR_TEXTS[seeded.code];
    throw new UsageError(`${why} Nothing was changed.`);
  }
  const { entries, notes, days, tags } = seeded.value;
  return [
    `${entries} entries on ${days} days, ${notes} with a note, ${tags} tags, plan ${plan}.`,
    `Sign in as ${email} with ${values.password === undefined ? password : 'the password you chose'}.`,
  ].join('\n');
});
