import { ConfigError, readConfig } from '../config.ts';
import { DirectoryInUseError } from '../db/data-directory-lock.ts';
import { ensureMigrated, SchemaNotReadyError } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { createLog } from '../log/log.ts';

/** A wrong call of a command: its text is for the operator. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const EXPECTED = [ConfigError, DirectoryInUseError, SchemaNotReadyError, UsageError];

/** Runs an operator's command to its end, and prints what it answers; says in one line what went wrong. */
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
 * Runs an operator's command on the configured database, migrated.
 *
 * @param read what the command was asked for; refuses before anything is opened.
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
