import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { BUNDLE_FOLDER } from './bundle-folder.ts';
import type { Content } from './parse-content.ts';

/** File of a bundle with the parsed content. It is missing if the content was invalid. */
const PARSED = 'content.v8';

/**
 * Reads the content folder. Parsing it takes two seconds of processor time. A bundle has the parsed content, because it
 * is made again if a file of the content changes.
 *
 * @throws ContentFaults
 */
export async function readContent(folder: string): Promise<Content> {
  if (BUNDLE_FOLDER !== null) {
    const parsed = join(BUNDLE_FOLDER, PARSED);
    if (existsSync(parsed)) return deserialize(await readFile(parsed)) as Content;
  }
  const { parseContent } = await import('./parse-content.ts');
  return parseContent(folder);
}
