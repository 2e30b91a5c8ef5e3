import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFault, ContentFaults } from './content-faults.ts';
import type { Read } from './pieces.ts';

/** Reads every Markdown file of a folder. A file is named by its id. Faults are collected instead of thrown. */
export async function readFolder<P extends { id: string }>(
  root: string,
  folder: string,
  read: (file: string, markdown: string) => Read<P>,
  faults: ContentFault[],
): Promise<Read<P>[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => name)
    .sort();
  const pieces: Read<P>[] = [];
  for (const name of names) {
    const file = `${folder}/${name}`;
    try {
      const one = read(file, await readFile(join(root, file), 'utf8'));
      if (`${one.piece.id}.md` !== name)
        faults.push({ file, line: one.origin.lineOf(['id']), message: 'id: is not the name of the file' });
      pieces.push(one);
    } catch (error) {
      if (!(error instanceof ContentFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  return pieces;
}
