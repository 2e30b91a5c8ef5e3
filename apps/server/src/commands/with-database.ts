import { ConfigError, readConfig } from '../config.ts';
import { DirectoryInUseError } from '../db/data-directory-lock.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';

/** A wrong call of a command: its text is for the operator. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const EXPECTED = [ConfigError, DirectoryInUseError, UsageError];

/**
 * Runs an operator's command on the configured database, migrated; says in one line what went wrong.
 *
 * @param read what the command was asked for; refuses before anything is opened.
 */
export async function withDatabase<Input>(
  read: () => Input,
  run: (database: OpenDatabase, input: Input) => Promise<string>,
): Promise<void> {
  try {
    const input = read();
    const config = readConfig();
    const log = createLog('warn');
    const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection'));
    try {
      await database.migrate();
      process.stdout.write(`${await run(database, input)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    const text = isExpected && error instanceof Error ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
