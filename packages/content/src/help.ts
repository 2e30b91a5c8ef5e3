import {
  HELP_ANSWER_MAX,
  HELP_GROUPS,
  HELP_QUESTIONS_MAX,
  HELP_QUESTIONS_MIN,
  HELP_RELATED_MAX,
} from '@alento/domain/help/help-page';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import { helpPagePath } from '@alento/domain/interface/paths';
import { fixedPaths } from '@alento/domain/interface/routes';
import { z } from 'zod';
import { type ContentFault, ContentFaults } from './content-faults.ts';
import { readFrontMatter } from './front-matter.ts';
import { faultsOfLinks } from './internal-links.ts';
import { faultsOf, htmlOf, linksOf } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { Id } from './piece.ts';
import { type Read, readBody } from './pieces.ts';
import { readFolder } from './read-folder.ts';

const FOLDER = 'ajuda-do-app';

const HelpHead = z.strictObject({
  id: Id,
  title: z.string().min(3).max(90),
  group: z.enum(HELP_GROUPS),
  /** Last part of the page's path. */
  address: Id,
  /** The assistant's whole answer, as Markdown. */
  answer: z.string().trim().min(40).max(HELP_ANSWER_MAX),
  /** The question as people type it. */
  asked: z.array(z.string().min(3).max(120)).min(HELP_QUESTIONS_MIN).max(HELP_QUESTIONS_MAX),
  /** Ids of other help pages. */
  related: z.array(Id).min(1).max(HELP_RELATED_MAX),
});

/** A help page: its head, its path and its text as HTML. */
export type HelpText = z.infer<typeof HelpHead> & { url: string; html: string };

/** Reads a help page from its Markdown. @throws ContentFaults */
function readHelpPage(file: string, markdown: string): Read<HelpText> {
  const read = readFrontMatter(file, markdown, HelpHead);
  const { head } = read;
  const { root, faults, text, refuse, origin } = readBody(file, read);
  if (text.text.trim() === '') refuse('has no text');
  const answer = parseMarkdown(head.answer);
  const line = read.lineOf(['answer']);
  faults.push(
    ...faultsOf(answer).map(({ message }) => ({ file, line, message: `answer: ${message}` })),
    ...faultsOfLinks(
      [{ file, links: linksOf(answer).map(({ url }) => ({ url, line })) }],
      new Set(pathsLinkedFrom('assistant')),
    ),
  );
  if (faults.length > 0) throw new ContentFaults(faults);
  return { piece: { ...head, url: helpPagePath(head.address), html: htmlOf(root) }, origin };
}

/** Checks that no two pages have the same address, and that the related pages exist. */
function faultsAmong(pages: readonly Read<HelpText>[]): ContentFault[] {
  const ids = new Set(pages.map(({ piece }) => piece.id));
  const files = new Map<string, string>();
  return pages.flatMap(({ piece, origin: { file, lineOf } }) => {
    const faults: ContentFault[] = [];
    const before = files.get(piece.address);
    if (before !== undefined)
      faults.push({ file, line: lineOf(['address']), message: `address: is that of ${before} already` });
    files.set(piece.address, file);
    for (const [at, id] of piece.related.entries())
      if (!ids.has(id) || id === piece.id)
        faults.push({ file, line: lineOf(['related', at]), message: `related: ${id} is no other page` });
    return faults;
  });
}

const byGroupAndTitle = (one: HelpText, other: HelpText): number =>
  HELP_GROUPS.indexOf(one.group) - HELP_GROUPS.indexOf(other.group) || one.title.localeCompare(other.title, 'pt-BR');

/**
 * Reads the help pages in the content folder, by group and title. A page links only to screens of the product; an
 * answer only to those to which the assistant may link.
 *
 * @throws ContentFaults with every fault, by file and line.
 */
export async function readHelpPages(root: string): Promise<readonly HelpText[]> {
  const faults: ContentFault[] = [];
  const pages = await readFolder(root, FOLDER, readHelpPage, faults);
  const targets = new Set([...fixedPaths(), ...pages.map(({ piece }) => piece.url)]);
  faults.push(
    ...faultsAmong(pages),
    ...faultsOfLinks(
      pages.map(({ origin }) => origin),
      targets,
    ),
  );
  if (faults.length > 0) throw new ContentFaults(faults);
  return pages.map(({ piece }) => piece).sort(byGroupAndTitle);
}
