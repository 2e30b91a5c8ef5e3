import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What apps/native/plugins.json says: which native code the shell of a version contains. */
export type NativePlugins = { shell: string; plugins: string[] };

type Manifest = { version: string; capacitor?: unknown; devDependencies?: Record<string, string> };

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Packages with native code of their own: Capacitor for both systems, and what declares itself a plugin. */
const RUNTIMES = ['@capacitor/android', '@capacitor/ios'];

/** The installed packages with native code, as `name@version`, sorted. */
export function installedPlugins(native: string): string[] {
  const resolve = createRequire(join(native, 'package.json')).resolve;
  return Object.keys(read(join(native, 'package.json')).devDependencies ?? {})
    .flatMap((name) => {
      const manifest = read(resolve(`${name}/package.json`));
      return manifest.capacitor !== undefined || RUNTIMES.includes(name) ? [`${name}@${manifest.version}`] : [];
    })
    .sort();
}

/** The recorded list; null if there is none. */
export function recordedPlugins(native: string): NativePlugins | null {
  const file = join(native, 'plugins.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NativePlugins) : null;
}

/**
 * The list to record for a version of the shell.
 *
 * @throws if the recorded list is of the same version and has other plugins: bundles that are published for that version
 *   would call native code that the shells on phones don't have.
 */
export function pluginsToRecord(recorded: NativePlugins | null, installed: NativePlugins): NativePlugins {
  if (recorded === null || recorded.shell !== installed.shell) return installed;
  const added = installed.plugins.filter((plugin) => !recorded.plugins.includes(plugin));
  const removed = recorded.plugins.filter((plugin) => !installed.plugins.includes(plugin));
  if (added.length + removed.length > 0) {
    throw new Error(
      `The native plugins changed (added: ${added.join(', ') || 'none'}; removed: ${removed.join(', ') || 'none'}), ` +
        `but the shell's version is still ${recorded.shell}: raise it in apps/native/package.json`,
    );
  }
  return recorded;
}
