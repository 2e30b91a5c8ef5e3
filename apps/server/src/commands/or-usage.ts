import { UsageError } from './with-database.ts';

/** What `parseArgs` reads; a flag that a command does not have, or one without its value, is a UsageError. */
export function orUsage<Values>(parse: () => Values, usage: string): Values {
  try {
    return parse();
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    throw new UsageError(`${error.message}\n${usage}`);
  }
}
