import { parseArgs } from 'node:util';
import { withdrawBundle } from '../features/update/update.repository.ts';
import { orUsage } from './or-usage.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run ota:withdraw -- VERSION';

function readVersion(): string {
  const { positionals } = orUsage(() => parseArgs({ allowPositionals: true }), USAGE);
  const [version, more] = positionals;
  if (version === undefined || more !== undefined) throw new UsageError(USAGE);
  return version;
}

/** Command that withdraws a version: from now on it is neither offered nor downloaded. */
await withDatabase(readVersion, async ({ db }, version) => {
  if (!(await withdrawBundle(db, version, new Date())))
    throw new UsageError(`No version ${version} is published, or it was withdrawn before. npm run ota:list shows all.`);
  return `Withdrew ${version}. Phones that run it are offered the version before it.`;
});
