import { parseArgs } from 'node:util';
import { isPlanId } from '@alento/domain/plan/plans';
import { DAY_MS } from '@alento/domain/time/local-date';
import { asOperator, ownerFor } from '../access/operator.ts';
import { planService } from '../features/plan/plan.service.ts';
import { findAccount } from './find-account.ts';
import { orUsage } from './or-usage.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run plan:grant -- --account E-MAIL-OR-ID --plan free|essencial|premium [--days N]';

function readOptions() {
  const options = { account: { type: 'string' }, plan: { type: 'string' }, days: { type: 'string' } } as const;
  const { account, plan, days } = orUsage(() => parseArgs({ options }).values, USAGE);
  if (!account || !plan || !isPlanId(plan)) throw new UsageError(USAGE);
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) throw new UsageError(USAGE);
  return { account, plan, days };
}

/** Command that grants a plan to an account. */
await withDatabase(readOptions, async (database, { account, plan, days }) => {
  const userId = await findAccount(database, account);
  const end = days === undefined ? null : new Date(Date.now() + Number(days) * DAY_MS);
  await planService({ db: database.db, clock: Date.now }).grant(ownerFor(asOperator(), userId), plan, end);
  return `Granted ${plan} ${end ? `until ${end.toISOString()}` : 'without end'}.`;
});
