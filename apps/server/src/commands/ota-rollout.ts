import { parseArgs } from 'node:util';
import { changeRollout } from '../features/update/update.repository.ts';
import { orUsage } from './or-usage.ts';
import { readPercentage } from './read-percentage.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run ota:rollout -- VERSION PERCENT';

function readOptions() {
  const { positionals } = orUsage(() => parseArgs({ allowPositionals: true }), USAGE);
  const [version, percent, more] = positionals;
  const rollout = readPercentage(percent);
  if (version === undefined || rollout === null || more !== undefined) throw new UsageError(USAGE);
  return { version, rollout };
}

/** Command that changes to which share of the phones a version is offered. */
await withDatabase(readOptions, async ({ db }, { version, rollout }) => {
  if (!(await changeRollout(db, version, rollout)))
    throw new UsageError(`No version ${version} is published, or it was withdrawn. npm run ota:list shows all.`);
  return `${version} is offered to ${rollout} % of the phones. Those that have it keep it.`;
});
