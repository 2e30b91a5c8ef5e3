import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canAccess } from '@alento/domain/plan/plans';
import { type Category, Shelves } from './categories.ts';
import { type ContentFault, ContentFaults } from './content-faults.ts';
import { readYaml } from './front-matter.ts';
import { faultsOfLinks, internalTargets } from './internal-links.ts';
import { type Article, type Book, type Podcast, type Read, readArticle, readBook, readPodcast } from './pieces.ts';
import { readFolder } from './read-folder.ts';

export type Library = {
  categories: readonly Category[];
  tags: Readonly<Record<string, string>>;
  articles: readonly Article[];
  podcasts: readonly (Podcast & { audioBytes: number })[];
  books: readonly Book[];
};

const SHELVES = 'categories.yaml';

type Piece = Article | Podcast | Book;

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
  const articles = await readFolder(root, 'articles', readArticle, faults);
  const books = await readFolder(root, 'books', readBook, faults);
  const spoken = await readFolder(root, 'podcasts', readPodcast, faults);
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
