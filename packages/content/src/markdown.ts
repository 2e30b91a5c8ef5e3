import { toString as textOf } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Root } from './parse-markdown.ts';

/** Adds `tel:` links to the allowed links, because some pages list phone numbers of help lines. */
const SCHEMA = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
};
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify);

export type Link = { url: string; line: number };
/** A section that begins with a second-level heading. */
export type Section = { title: string; html: string; text: string };
export type Fault = { line: number; message: string };

/** Kinds of Markdown that no piece of the library may contain, each with the message of the fault. */
const REFUSED: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed',
  image: 'images belong into the front matter',
  table: 'tables do not fit a phone',
  imageReference: 'images belong into the front matter',
  linkReference: 'links are written where they stand',
  definition: 'links are written where they stand',
  footnoteReference: 'sources belong into the front matter',
  footnoteDefinition: 'sources belong into the front matter',
};

/** HTML without scripts or event handlers. */
export const htmlOf = (root: Root): string => toHtml.stringify(toHtml.runSync(root));

/** Blocks that contain other blocks. Their children are separated by line breaks too. */
const HOLDERS: readonly string[] = ['root', 'list', 'listItem', 'blockquote'];

/** The visible text, with a line break between blocks and between list items. */
export const plainTextOf = (node: Root | Root['children'][number]): string =>
  'children' in node && HOLDERS.includes(node.type)
    ? node.children.map((block) => plainTextOf(block as Root['children'][number])).join('\n')
    : textOf(node);

const lineOf = ({ position }: Pick<Root, 'position'>): number => position?.start.line ?? 1;

/** The links of a text, each with its line. */
export function linksOf(root: Root): Link[] {
  const links: Link[] = [];
  visit(root, 'link', (node) => {
    links.push({ url: node.url, line: lineOf(node) });
  });
  return links;
}

/** Faults in a piece's Markdown. */
export function faultsOf(root: Root): Fault[] {
  const faults: Fault[] = [];
  visit(root, (node) => {
    const message = REFUSED[node.type];
    if (message !== undefined) faults.push({ line: lineOf(node), message });
    if (node.type === 'heading' && node.depth === 1)
      faults.push({ line: lineOf(node), message: 'the title is the only first heading' });
  });
  return faults;
}

/** Splits the text at its second-level headings. The caller refuses text before the first heading. */
export function sectionsOf(root: Root): { before: Root; sections: Section[] } {
  const before: Root = { type: 'root', children: [] };
  const parts: { title: string; root: Root }[] = [];
  for (const block of root.children) {
    if (block.type === 'heading' && block.depth === 2)
      parts.push({ title: textOf(block), root: { type: 'root', children: [] } });
    else (parts.at(-1)?.root ?? before).children.push(block);
  }
  return {
    before,
    sections: parts.map(({ title, root: part }) => ({ title, html: htmlOf(part), text: plainTextOf(part) })),
  };
}
