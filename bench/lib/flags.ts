import { parseArgs } from 'node:util';

/**
 * Reads `--name value` flags; numbers are whole and at least 1. Anything unknown stops the run.
 *
 * @param defaults each flag with what it is without being given.
 */
export function readFlags<const Defaults extends Record<string, number | string>>(
  defaults: Defaults,
): { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string } {
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
  });
  const flags = Object.entries(defaults).map(([name, byDefault]) => {
    const given = values[name];
    if (given === undefined || typeof byDefault === 'string') return [name, given ?? byDefault];
    const number = Number(given);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`);
    return [name, number];
  });
  return Object.fromEntries(flags);
}

/** A flag that picks one of a few, or all of them when it is left out. */
export function chosen<Name extends string>(flag: string, given: string, names: readonly Name[]): readonly Name[] {
  if (given === '') return names;
  const found = names.filter((name) => name === given);
  if (found.length === 0) throw new Error(`--${flag} must be one of ${names.join(', ')}`);
  return found;
}
