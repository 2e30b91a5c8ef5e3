import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const WALKS = (DOCUMENT.split('## Three walks through the code')[1] ?? '').split('\n## ')[0]?.split(/^\*\*/m).slice(1);

/** Title and listed files of each reading tour in docs/architecture.md. */
const walks = (WALKS ?? []).map((text): [title: string, files: string[]] => [
  text.split('.')[0] ?? '',
  [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
]);

describe('reading tours of docs/architecture.md', () => {
  it('are three, of at most 10, 12 and 12 files', () => {
    const limits = [10, 12, 12];
    expect(walks).toHaveLength(limits.length);
    walks.forEach(([title, files], place) => {
      expect(files.length, title).toBeGreaterThan(0);
      expect(files.length, title).toBeLessThanOrEqual(limits[place] ?? 0);
    });
  });

  it.each(walks.flatMap(([title, files]) => files.map((file) => [title, file] as const)))(
    'in the tour “%s” list only existing files: %s',
    (_title, file) => expect(existsSync(join(ROOT, file))).toBe(true),
  );
});
