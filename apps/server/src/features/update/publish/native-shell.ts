import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_VERSION } from '@alento/domain/update/updates';
import { z } from 'zod';
import { PublishFault } from './publish-fault.ts';

/** Packages of the shell that are no plugins. They are compared only if they are recorded. */
const PLATFORM = ['@capacitor/android', '@capacitor/cli', '@capacitor/core', '@capacitor/ios'];

const Recorded = z.object({
  /** The first shell with these plugins. */
  shell: z.string().regex(SHELL_VERSION),
  /** The newest shell, which has the same plugins. */
  version: z.string().regex(SHELL_VERSION).optional(),
  /** `name@version` of each. */
  plugins: z.array(z.string()),
});
const Packages = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: Packages, devDependencies: Packages });

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new PublishFault(`${path} can't be read, so the native plugins can't be compared`, { cause: error });
  }
}

/**
 * Compares the plugins of the present sources with those that were recorded when the shell was built.
 *
 * @param folder folder of the native app, with package.json and plugins.json.
 * @returns the first shell that has the plugins, and the newest one.
 * @throws PublishFault if a plugin differs: the shell on the phones doesn't have it, so the version needs a new shell.
 */
export async function shellsWithPlugins(folder: string): Promise<{ first: string; newest: string }> {
  const { shell, version = shell, plugins } = await readJson(join(folder, 'plugins.json'), Recorded);
  const { dependencies, devDependencies } = await readJson(join(folder, 'package.json'), Manifest);
  const recorded = new Set(plugins);
  const names = new Set(plugins.map((plugin) => plugin.slice(0, plugin.lastIndexOf('@'))));
  const present = new Set(
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => names.has(name) || !PLATFORM.includes(name))
      .map(([name, version]) => `${name}@${version}`),
  );
  const added = [...present].filter((plugin) => !recorded.has(plugin));
  const gone = [...recorded].filter((plugin) => !present.has(plugin));
  if (added.length === 0 && gone.length === 0) return { first: shell, newest: version };
  const list = (label: string, some: string[]): string => (some.length === 0 ? '' : ` ${label}: ${some.join(', ')}.`);
  throw new PublishFault(
    `The native plugins differ from those of the shell ${shell}.${list('Only in the sources', added)}${list('Only in the shell', gone)} Release a new shell through the stores first, and record its plugins.`,
  );
}
