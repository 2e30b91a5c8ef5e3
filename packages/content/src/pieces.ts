import { ARTICLE_WORDS_MAX, ARTICLE_WORDS_MIN, BOOK_WORDS_MIN } from '@alento/domain/content/limits';
import { readingMinutes, wordsIn } from '@alento/domain/content/reading';
import { type ContentFault, ContentFaults } from './content-faults.ts';
import { type ReadFile, readFrontMatter } from './front-matter.ts';
import { faultsOf, htmlOf, type Link, linksOf, plainTextOf, type Section, sectionsOf } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { ArticleHead, BookHead, PodcastHead } from './piece.ts';

type Text = { text: string; words: number; minutes: number };
/** The file of a piece and its links. The links are checked after the whole library is read. */
export type Origin = { file: string; links: readonly Link[]; lineOf: ReadFile<unknown>['lineOf'] };

/**
 * An article's head and text. `passages` contains the text before the first second-level heading, then each section, as
 * plain text.
 */
export type Article = ArticleHead &
  Text & { html: string; passages: readonly { heading: string | null; text: string }[] };
export type Book = BookHead & Text & { chapters: readonly Section[] };
/** A podcast's head and `script`, the spoken text. The script of a narration is empty, because it reads an article. */
export type Podcast = PodcastHead & { script: string };
export type Read<Piece> = { piece: Piece; origin: Origin };

/** Reads the Markdown below the front matter. */
export function readBody(file: string, { body, bodyLine, lineOf }: ReadFile<unknown>) {
  const root = parseMarkdown(body);
  const inFile = (line: number): number => line + bodyLine - 1;
  const faults: ContentFault[] = faultsOf(root).map(({ line, message }) => ({ file, line: inFile(line), message }));
  const text = plainTextOf(root);
  const words = wordsIn(text);
  const links = linksOf(root).map(({ url, line }) => ({ url, line: inFile(line) }));
  const refuse = (message: string): void => void faults.push({ file, line: bodyLine, message });
  return {
    root,
    faults,
    refuse,
    text: { text, words, minutes: readingMinutes(words) },
    origin: { file, links, lineOf },
  };
}

/** Reads an article from its Markdown. @throws ContentFaults */
export function readArticle(file: string, markdown: string): Read<Article> {
  const read = readFrontMatter(file, markdown, ArticleHead);
  const { root, faults, refuse, text, origin } = readBody(file, read);
  if (text.words < ARTICLE_WORDS_MIN || text.words > ARTICLE_WORDS_MAX)
    refuse(`has ${text.words} words, not ${ARTICLE_WORDS_MIN} to ${ARTICLE_WORDS_MAX}`);
  if (faults.length > 0) throw new ContentFaults(faults);
  const { before, sections } = sectionsOf(root);
  const passages = [
    { heading: null, text: plainTextOf(before) },
    ...sections.map((section) => ({ heading: section.title, text: section.text })),
  ];
  return { piece: { ...read.head, ...text, html: htmlOf(root), passages }, origin };
}

/** Reads a book from its Markdown. Each second-level heading begins a chapter. @throws ContentFaults */
export function readBook(file: string, markdown: string): Read<Book> {
  const read = readFrontMatter(file, markdown, BookHead);
  const { root, faults, refuse, text, origin } = readBody(file, read);
  const { before, sections } = sectionsOf(root);
  if (before.children.length > 0) refuse('has words before its first chapter');
  if (sections.length < 2) refuse('has no chapters');
  if (text.words < BOOK_WORDS_MIN) refuse(`has ${text.words} words, fewer than ${BOOK_WORDS_MIN}`);
  if (faults.length > 0) throw new ContentFaults(faults);
  return { piece: { ...read.head, ...text, chapters: sections }, origin };
}

/** Reads a podcast from its Markdown. @throws ContentFaults */
export function readPodcast(file: string, markdown: string): Read<Podcast> {
  const read = readFrontMatter(file, markdown, PodcastHead);
  const { faults, refuse, origin } = readBody(file, read);
  const script = read.body.trim();
  if (read.head.kind === 'guided' && script === '') refuse('has no script');
  if (read.head.kind === 'narrated' && (script !== '' || read.head.article === undefined))
    refuse('is narrated: it names its article and has no script of its own');
  if (faults.length > 0) throw new ContentFaults(faults);
  return { piece: { ...read.head, script }, origin };
}
