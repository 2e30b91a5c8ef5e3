import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RELATIVE = /(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Returns a function that returns whether a file imports any file of the folder, directly or indirectly.
 *
 * @param {string} folder path from the root
 * @returns {(file: string) => boolean}
 */
export function reaching(folder) {
  const read = new Map();
  const importsOf = (file) => {
    if (!read.has(file)) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      read.set(
        file,
        [...text.matchAll(RELATIVE)].map(([, path]) => join(dirname(file), path)),
      );
    }
    return read.get(file);
  };
  return (file) => {
    const seen = new Set([file]);
    for (const next of seen) {
      if (next.startsWith(folder)) return true;
      for (const imported of importsOf(next)) seen.add(imported);
    }
    return false;
  };
}
