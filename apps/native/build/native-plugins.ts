import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Content of apps/native/plugins.json, which `ota:publish` compares with the sources. */
export type NativePlugins = {
  /** The first version of the shell with these plugins: updates over the air need it or a newer one. */
  shell: string;
  /** The version of the shell at the last `native:sync`. */
  version: string;
  /** `name@version` of each, sorted. */
  plugins: string[];
};

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
 * What to record for the present version of the shell.
 *
 * @throws if plugins changed since the last record and the version didn't: bundles for that version would call native
 *   code that the shells on phones don't have.
 */
export function pluginsToRecord(
  recorded: NativePlugins | null,
  { version, plugins }: Pick<NativePlugins, 'version' | 'plugins'>,
): NativePlugins {
  if (recorded === null) return { shell: version, version, plugins };
  const added = plugins.filter((plugin) => !recorded.plugins.includes(plugin));
  const removed = recorded.plugins.filter((plugin) => !plugins.includes(plugin));
  if (added.length + removed.length === 0) return { ...recorded, version };
  if (version !== recorded.version) return { shell: version, version, plugins };
  throw new Error(
    `The native plugins changed (added: ${added.join(', ') || 'none'}; removed: ${removed.join(', ') || 'none'}), ` +
      `but the shell's version is still ${version}: raise it in apps/native/package.json`,
  );
}
