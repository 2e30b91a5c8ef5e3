import { listBundles, sumCounts } from '../features/update/update.repository.ts';
import { withDatabase } from './with-database.ts';

const KILOBYTE = 1024;

/** Command that lists the published versions of the web app, newest first, with the counts of their events. */
await withDatabase(
  () => undefined,
  async ({ db }) => {
    const bundles = await listBundles(db);
    const counts = Map.groupBy(await sumCounts(db), ({ version }) => version);
    const counted = (version: string): string =>
      (counts.get(version) ?? []).map(({ action, count }) => `${action} ${count}`).join(', ') || 'no events';
    const lines = bundles.flatMap(({ version, channel, rollout, minShell, bytes, publishedAt, withdrawnAt }) => [
      [
        version,
        channel,
        `${rollout} %`,
        `shell ${minShell}`,
        `${Math.ceil(bytes / KILOBYTE)} kB`,
        `published ${publishedAt.toISOString()}`,
        ...(withdrawnAt ? [`withdrawn ${withdrawnAt.toISOString()}`] : []),
      ].join('  '),
      `  ${counted(version)}`,
    ]);
    return lines.length === 0 ? 'Nothing is published.' : lines.join('\n');
  },
);
