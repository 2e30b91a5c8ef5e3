import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseMarkdown, plainTextOf, type Root } from '../../packages/content/src/markdown.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Every Markdown file but the texts of the product, whose links are addresses of the app (`npm run content:check`). */
const DOCUMENTS = execFileSync('git', ['ls-files', '--', '*.md', ':!content', ':!apps/server/src'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n');

type Node = Root | Root['children'][number];
const read = (path: string): Root => parseMarkdown(readFileSync(path, 'utf8'));
const nodesOf = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => nodesOf(child as Node)) : []),
];

/** The anchors that GitHub gives to the headings: repeated headings get a number. */
function anchorsOf(root: Root): string[] {
  const slugs = nodesOf(root).flatMap((node) =>
    node.type === 'heading'
      ? [
          plainTextOf(node)
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
            .replaceAll(' ', '-'),
        ]
      : [],
  );
  return slugs.map((slug, at) => {
    const before = slugs.slice(0, at).filter((other) => other === slug).length;
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** Whether the file or the heading is missing. Addresses of other hosts aren't requested. */
function isDead(url: string, path: string): boolean {
  if (/^[a-z]+:/.test(url)) return false;
  const [file = '', anchor] = url.split('#');
  const target = file === '' ? path : join(dirname(path), file);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
}

it.each(DOCUMENTS)('%s has no dead links', (document) => {
  const path = join(ROOT, document);
  const urls = nodesOf(read(path)).flatMap((node) => ('url' in node ? [String(node.url)] : []));
  expect(urls.filter((url) => isDead(url, path))).toEqual([]);
});
