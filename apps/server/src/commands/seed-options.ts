import { parseArgs } from 'node:util';
import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { isPlanId, type PlanId } from '@alento/domain/plan/plans';
import { DAY_MS } from '@alento/domain/time/local-date';
import { DEMO_DAYS } from '../demo/demo-life.ts';
import { orUsage } from './or-usage.ts';
import { UsageError } from './with-database.ts';

const USAGE =
  'Usage: npm run seed:demo -- [--email E-MAIL] [--password PASSWORD] [--plan free|essencial|premium] [--now ISO-DATE]';
const DEFAULT_EMAIL = 'demo@exemplo.com';
/** Earliest accepted end: in some zones the demo's first day begins up to a day earlier than in UTC. */
const EARLIEST_NOW_MS = EARLIEST_TIMESTAMP_MS + (DEMO_DAYS + 1) * DAY_MS;

export type SeedOptions = { email: string; password: string | undefined; plan: PlanId; now: number };

/**
 * Parses the options of `npm run seed:demo`.
 *
 * @throws UsageError for invalid options.
 */
export function readSeedOptions(args: readonly string[], realNow: number): SeedOptions {
  const options = {
    email: { type: 'string', default: DEFAULT_EMAIL },
    password: { type: 'string' },
    plan: { type: 'string', default: 'premium' },
    now: { type: 'string' },
  } as const;
  const { values } = orUsage(() => parseArgs({ args: [...args], options }), USAGE);
  const { email, password, plan } = values;
  const now = values.now === undefined ? realNow : Date.parse(values.now);
  if (!isPlanId(plan) || Number.isNaN(now)) throw new UsageError(USAGE);
  if (now > realNow) throw new UsageError('--now lies in the future: people would find entries they have yet to live.');
  if (now < EARLIEST_NOW_MS) {
    throw new UsageError(
      `--now must be ${new Date(EARLIEST_NOW_MS).toISOString()} or later: earlier entries are refused.`,
    );
  }
  return { email, password, plan, now };
}
