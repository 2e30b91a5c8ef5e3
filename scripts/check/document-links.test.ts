import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { plainTextOf } from '../../packages/content/src/markdown.ts';
import { parseMarkdown, type Root } from '../../packages/content/src/parse-markdown.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Every Markdown file but the texts of the product, whose links are addresses of the app (`npm run content:check`). */
const LISTED = ['ls-files', '*.md', ':!content', ':!apps/server/src'];
const DOCUMENTS = new Map(
  execFileSync('git', LISTED, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => [path, parseMarkdown(readFileSync(join(ROOT, path), 'utf8'))]),
);

type Node = Root | Root['children'][number];
const nodesOf = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => nodesOf(child as Node)) : []),
];
const withoutPunctuation = (title: string): string => title.replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '');

/** The anchors that GitHub gives to the headings: repeated headings get a number. */
function anchorsOf(root: Root): string[] {
  const titles = nodesOf(root).filter(({ type }) => type === 'heading');
  const slugs = titles.map((title) => withoutPunctuation(plainTextOf(title)).toLowerCase().replaceAll(' ', '-'));
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
  if (anchor === undefined) return !existsSync(join(ROOT, target));
  const root = DOCUMENTS.get(target);
  return !root || !anchorsOf(root).includes(anchor);
}

it.each([...DOCUMENTS])('%s has no dead links', (path, root) => {
  const urls = nodesOf(root).flatMap((node) => ('url' in node ? [String(node.url)] : []));
  expect(urls.filter((url) => isDead(url, path))).toEqual([]);
});
