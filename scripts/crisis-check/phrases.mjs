import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run/install.mjs';

const PACKAGE = join(ROOT, 'packages/crisis-check');
const LABELS = ['crisis', 'concern', 'none'];

/**
 * Reads the phrases of a TSV file: label, kind, text.
 *
 * @returns {{ label: string, kind: string, text: string }[]}
 */
export const readPhrases = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([label, kind, text]) => LABELS.includes(label) && kind && text)
    .map(([label = '', kind = '', text = '']) => ({ label, kind, text }));

/** All phrase files of the repository, one per author. */
export const allPhrases = () =>
  [
    join(PACKAGE, 'crisis-phrases.tsv'),
    ...readdirSync(join(PACKAGE, 'corpus'))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => join(PACKAGE, 'corpus', name)),
  ].map((path) => ({ author: basename(path, '.tsv'), phrases: readPhrases(path) }));
