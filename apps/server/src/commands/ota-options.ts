import { parseArgs } from 'node:util';
import { BUNDLE_VERSION, CHANNEL, SHELL_VERSION } from '@alento/domain/update/updates';
import { orUsage } from './or-usage.ts';
import { readPercentage } from './read-percentage.ts';
import { UsageError } from './with-database.ts';

const USAGE =
  'Usage: npm run ota:publish -- --channel CHANNEL [--rollout 0…100] [--version X.Y.Z+PART] [--min-shell X.Y.Z] [--dist FOLDER]';

export type PublishOptions = {
  channel: string;
  rollout: number;
  /** Undefined: the product's version and the time. */
  version: string | undefined;
  /** Undefined: the shell whose plugins are recorded. */
  minShell: string | undefined;
  /** Undefined: the app is built. */
  dist: string | undefined;
};

/**
 * Reads the options of `ota:publish`.
 *
 * @throws UsageError that names the wrong option.
 */
export function readPublishOptions(args: readonly string[]): PublishOptions {
  const text = { type: 'string' } as const;
  const options = { channel: text, rollout: text, version: text, 'min-shell': text, dist: text };
  const { values } = orUsage(() => parseArgs({ args: [...args], options }), USAGE);
  const wrong = (what: string): never => {
    throw new UsageError(`${what}\n${USAGE}`);
  };
  const { channel = '', version, dist, 'min-shell': minShell } = values;
  const rollout = readPercentage(values.rollout ?? '100') ?? wrong('--rollout has to be a number from 0 to 100.');
  if (!CHANNEL.test(channel)) wrong('--channel has to be a name such as production or beta.');
  if (version !== undefined && !BUNDLE_VERSION.test(version))
    wrong('--version has to be like 1.2.0 or 1.2.0+202611281305.');
  if (minShell !== undefined && !SHELL_VERSION.test(minShell)) wrong('--min-shell has to be like 1.2.0.');
  return { channel, rollout, version, minShell, dist };
}

/** The version of a build: the product's version and the UTC time to the minute. */
export const defaultVersion = (product: string, now: number): string =>
  `${product}+${new Date(now).toISOString().replace(/\D/g, '').slice(0, 12)}`;
