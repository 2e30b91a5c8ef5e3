import { toString as textOf } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);
/** Numbers to call are the links that matter most on some pages. */
const SCHEMA = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
};
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify);

export type Root = ReturnType<typeof parser.parse>;
export type Link = { url: string; line: number };
/** A part that begins with a second-level heading. */
export type Section = { title: string; html: string; text: string };
export type Fault = { line: number; message: string };

/** Kinds of Markdown no piece of the library uses. */
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

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** HTML that can run nothing. */
export const htmlOf = (root: Root): string => toHtml.stringify(toHtml.runSync(root));

/** Blocks that hold blocks: what stands in them is read one by one. */
const HOLDERS: readonly string[] = ['root', 'list', 'listItem', 'blockquote'];

/** The words a reader sees, blocks apart, each item of a list too. */
export const plainTextOf = (node: Root | Root['children'][number]): string =>
  'children' in node && HOLDERS.includes(node.type)
    ? node.children.map((block) => plainTextOf(block as Root['children'][number])).join('\n')
    : textOf(node);

const lineOf = ({ position }: Pick<Root, 'position'>): number => position?.start.line ?? 1;

/** Links of a text, with the line of each. */
export function linksOf(root: Root): Link[] {
  const links: Link[] = [];
  visit(root, 'link', (node) => {
    links.push({ url: node.url, line: lineOf(node) });
  });
  return links;
}

/** What must not stand in a piece's text. */
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

/** The text cut at its second-level headings. What stands before the first one is refused by its reader. */
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
