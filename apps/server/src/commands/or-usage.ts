import { UsageError } from './with-database.ts';

/** Returns the parsed arguments. Converts an unknown flag or a missing value into a UsageError. */
export function orUsage<Values>(parse: () => Values, usage: string): Values {
  try {
    return parse();
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    throw new UsageError(`${error.message}\n${usage}`);
  }
}
