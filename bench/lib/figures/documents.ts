import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document with its path relative to the repository's root. */
type Document = { path: string; text: string };

/** Reads all documents that may contain figures. */
export const readDocuments = (root: string): Document[] =>
  readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ path: `docs/${name}`, text: readFileSync(join(root, 'docs', name), 'utf8') }));
