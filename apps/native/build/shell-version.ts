import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_VERSION } from '@alento/domain/update/updates';

/** Stores order versions by one number: major · 10⁶ + minor · 10³ + patch. */
const PART = 1000;

/** The version of the shell, from its one place. */
export function readShellVersion(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, 'package.json'), 'utf8')) as { version: string };
  if (!SHELL_VERSION.test(version))
    throw new Error(`apps/native/package.json has the version ${version}, which isn't a.b.c`);
  return version;
}

/** The number of a version for the stores, as in android/app/build.gradle. It grows with the version. */
export function buildNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (minor >= PART || patch >= PART) throw new Error(`${version}: minor and patch must be under ${PART}`);
  return major * PART * PART + minor * PART + patch;
}

/** Content of ios/version.xcconfig. */
export const versionSettings = (
  version: string,
): string => `// Written by native:sync from the version in apps/native/package.json.
MARKETING_VERSION = ${version}
CURRENT_PROJECT_VERSION = ${buildNumber(version)}
`;
