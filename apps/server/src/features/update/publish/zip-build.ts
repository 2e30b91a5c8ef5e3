import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { BuildFile } from './read-build.ts';

/** Regular file that its owner may change and everybody may read. */
const MODE = 0o100644;
/** Midnight at the place of this process: a ZIP file has local times, so this has the same bytes everywhere. */
const MODIFIED = new Date(1980, 0, 1);

/** A ZIP file with the build at its root. The same files give the same bytes. */
export async function zipBuild(files: readonly BuildFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files)
    zip.addBuffer(content, name, { mtime: MODIFIED, mode: MODE, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
