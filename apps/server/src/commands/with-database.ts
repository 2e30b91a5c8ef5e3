import { BackupFault } from '../backup/backup-format.ts';
import { ErasedListFault } from '../backup/erased/erased-list.ts';
import { ConfigError, readConfig } from '../config.ts';
import { DirectoryInUseError } from '../db/data-directory-lock.ts';
import { ensureMigrated, SchemaNotReadyError } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { PublishFault } from '../features/update/publish/publish-fault.ts';
import { KeyFault } from '../features/update/signing-keys.ts';
import { createLog } from '../log/log.ts';

/** Invalid arguments of a command; the message is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const EXPECTED = [
  ...[BackupFault, ConfigError, DirectoryInUseError, ErasedListFault],
  ...[KeyFault, PublishFault, SchemaNotReadyError, UsageError],
];

/** Runs a command and prints its result, or one line for an expected error. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const text = isExpected && error instanceof Error ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command on the configured database, after migrations.
 *
 * @param read parses the options; may throw before the database is opened.
 */
export const withDatabase = <Input>(
  read: () => Input,
  run: (database: OpenDatabase, input: Input) => Promise<string>,
): Promise<void> =>
  runCommand(async () => {
    const input = read();
    const config = readConfig();
    const log = createLog('warn');
    const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection'));
    try {
      await ensureMigrated(database, config.MIGRATE);
      return await run(database, input);
    } finally {
      await database.close();
    }
  });
