import { parseArgs } from 'node:util';
import { listBackups } from '../backup/backup-files.ts';
import { backupSettings } from '../backup/backup-settings.ts';
import { restore } from '../backup/restore/restore.ts';
import { removeErasedAccount } from '../composition/app-backup.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { orUsage } from './or-usage.ts';
import { runCommand, UsageError } from './with-database.ts';

const USAGE = 'Usage: npm run restore -- FILE [--yes] [--without-erased-list]';

function readOptions() {
  const options = { yes: { type: 'boolean' }, 'without-erased-list': { type: 'boolean' } } as const;
  const parse = () => parseArgs({ options, allowPositionals: true });
  const { values, positionals } = orUsage(parse, USAGE);
  return {
    path: positionals.length === 1 ? positionals[0] : undefined,
    mayReplace: values.yes === true,
    withoutList: values['without-erased-list'] === true,
  };
}

/** Command that replaces the configured database by a backup (docs/operations.md). No server may be running. */
await runCommand(async () => {
  const { path, ...options } = readOptions();
  const config = readConfig();
  const { directory, keepDays, files } = backupSettings(config);
  if (path === undefined) {
    const paths = (await listBackups(directory)).map((backup) => backup.path);
    throw new UsageError([USAGE, `Backups in ${directory}: ${paths.length === 0 ? 'none' : ''}`, ...paths].join('\n'));
  }
  const log = createLog('warn');
  const {
    createdAt,
    removed,
    files: brought,
  } = await restore(config, { path, directory, keepDays, files, ...options, remove: removeErasedAccount }, (error) =>
    log.error({ err: error }, 'database connection'),
  );
  const accounts = `${removed} erased accounts were removed again`;
  const next = config.MIGRATE_DATABASE_URL === undefined ? '' : ' Now run npm run migrate with --grant-to.';
  const photos = brought
    ? ` ${brought.restored} photos and voice notes came back, ${brought.missing} have no copy.`
    : ' Photos and voice notes are in the bucket: see docs/operations.md.';
  return `Restored the state of ${createdAt}; ${accounts}.${photos}${next}`;
});
