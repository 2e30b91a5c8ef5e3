import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PublishFault } from './publish-fault.ts';

/** A file of a build, with its path in the build with slashes. */
export type BuildFile = { name: string; content: Buffer };

/** Path in a build that both systems and the plugin accept. */
const PATH = /^(?!.*\.br$)[\w@.+-]+(\/[\w@.+-]+)*$/;

/**
 * Reads the files of a build for the shell, sorted by path.
 *
 * @throws PublishFault if the plugin couldn't install it.
 */
export async function readBuild(dist: string): Promise<BuildFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new PublishFault(`${dist} can't be read as a folder`, { cause: error });
  });
  const files: BuildFile[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(dist, path).split(sep).join('/');
    if (!entry.isFile()) throw new PublishFault(`${name} is no regular file`);
    if (!PATH.test(name)) throw new PublishFault(`The plugin can't install a file named ${name}`);
    const content = await readFile(path);
    // On iOS and Android the plugin refuses an empty file after the decryption.
    if (content.length === 0) throw new PublishFault(`${name} is empty, which the plugin refuses`);
    files.push({ name, content });
  }
  if (!files.some(({ name }) => name === 'index.html')) throw new PublishFault(`${dist} has no index.html`);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}
