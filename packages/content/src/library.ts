import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canAccess } from '@alento/domain/plan/plans';
import { type Category, Shelves } from './categories.ts';
import { type ContentFault, ContentFaults, readYaml } from './front-matter.ts';
import { internalTargets } from './internal-links.ts';
import {
  type Article,
  type Book,
  type Origin,
  type Podcast,
  type Read,
  readArticle,
  readBook,
  readPodcast,
} from './pieces.ts';

export type Library = {
  categories: readonly Category[];
  tags: Readonly<Record<string, string>>;
  articles: readonly Article[];
  podcasts: readonly (Podcast & { audioBytes: number })[];
  books: readonly Book[];
};

const SHELVES = 'categories.yaml';

type Piece = Article | Podcast | Book;

/** Reads every Markdown file of a folder. Faults are collected instead of thrown. */
async function readAll<P extends Piece>(
  root: string,
  folder: string,
  read: (file: string, markdown: string) => Read<P>,
  faults: ContentFault[],
): Promise<Read<P>[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => name)
    .sort();
  const pieces: Read<P>[] = [];
  for (const name of names) {
    const file = `${folder}/${name}`;
    try {
      const one = read(file, await readFile(join(root, file), 'utf8'));
      if (`${one.piece.id}.md` !== name)
        faults.push({ file, line: one.origin.lineOf(['id']), message: 'id: is not the name of the file' });
      pieces.push(one);
    } catch (error) {
      if (!(error instanceof ContentFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  return pieces;
}

/** Checks that a piece's category, tags and image exist. */
function faultsAmong(root: string, { categories, tags }: Shelves, pieces: readonly Read<Piece>[]): ContentFault[] {
  const faults: ContentFault[] = [];
  const seen = new Map<string, string>();
  for (const { piece, origin } of pieces) {
    const refuse = (path: readonly PropertyKey[], message: string): void =>
      void faults.push({ file: origin.file, line: origin.lineOf(path), message: `${path.join('.')}: ${message}` });
    const before = seen.get(piece.id);
    if (before !== undefined) refuse(['id'], `stands in ${before} already`);
    seen.set(piece.id, origin.file);
    const category = categories.find(({ id }) => id === piece.category);
    if (!category) refuse(['category'], `${piece.category} is no category`);
    else if ('subcategory' in piece && !category.subcategories.some(({ id }) => id === piece.subcategory))
      refuse(['subcategory'], `${piece.subcategory} is none of ${piece.category}`);
    for (const [at, tag] of piece.tags.entries())
      if (!Object.hasOwn(tags, tag)) refuse(['tags', at], `${tag} is no tag`);
    if (!existsSync(join(root, 'images', piece.image.file)))
      refuse(['image', 'file'], `there is no ${piece.image.file}`);
  }
  return faults;
}

/** Checks that every internal link has a target. */
function faultsOfLinks(origins: readonly Origin[], targets: ReadonlySet<string>): ContentFault[] {
  return origins.flatMap(({ file, links }) =>
    links.flatMap(({ url, line }) => {
      if (url.startsWith('/')) return targets.has(url) ? [] : [{ file, line, message: `${url} leads nowhere` }];
      return /^(https:\/\/\w|tel:\+?\d+$)/.test(url) ? [] : [{ file, line, message: `${url} is no https address` }];
    }),
  );
}

/**
 * Checks each narration: its article must exist, no other narration may read that article, and both must require the
 * same plan.
 */
function faultsOfNarrations(spoken: readonly Read<Podcast>[], articles: readonly Article[]): ContentFault[] {
  const narrated = new Set<string>();
  return spoken.flatMap(({ piece: { article: id, requiredPlan }, origin: { file, lineOf } }) => {
    if (id === undefined) return [];
    const refuse = (message: string): ContentFault[] => [
      { file, line: lineOf(['article']), message: `article: ${message}` },
    ];
    const article = articles.find((one) => one.id === id);
    if (!article) return refuse(`there is no ${id}`);
    if (narrated.has(id)) return refuse(`${id} is narrated already`);
    narrated.add(id);
    return canAccess(requiredPlan, article.requiredPlan) ? [] : refuse(`${id} needs a dearer plan than its narration`);
  });
}

/**
 * Reads the whole library of a folder.
 *
 * @param screens paths of the product that texts may link to.
 * @throws ContentFaults with every fault, by file and line.
 */
export async function readLibrary(root: string, screens: readonly string[]): Promise<Library> {
  const faults: ContentFault[] = [];
  const { head: shelves } = readYaml(SHELVES, await readFile(join(root, SHELVES), 'utf8'), Shelves);
  const articles = await readAll(root, 'articles', readArticle, faults);
  const books = await readAll(root, 'books', readBook, faults);
  const spoken = await readAll(root, 'podcasts', readPodcast, faults);
  faults.push(...faultsAmong(root, shelves, [...articles, ...books, ...spoken]));
  const library = { ...shelves, articles: articles.map(({ piece }) => piece), books: books.map(({ piece }) => piece) };
  faults.push(
    ...faultsOfLinks(
      [...articles, ...books, ...spoken].map(({ origin }) => origin),
      internalTargets(library, screens),
    ),
  );
  const podcasts: (Podcast & { audioBytes: number })[] = [];
  for (const { piece, origin } of spoken) {
    const audio = join(root, 'audio', `${piece.id}.mp3`);
    const audioBytes = existsSync(audio) ? (await stat(audio)).size : 0;
    if (audioBytes > 0) podcasts.push({ ...piece, audioBytes });
    else faults.push({ file: origin.file, line: 1, message: `there is no audio/${piece.id}.mp3` });
  }
  faults.push(...faultsOfNarrations(spoken, library.articles));
  if (faults.length > 0) throw new ContentFaults(faults);
  return { ...library, podcasts };
}
