import { join } from 'node:path';
import { readHelpPages } from '@alento/content/help';
import { helpCatalogueOf } from '@alento/content/help-catalogue';
import { helpKeys } from '../src/features/app-help/app-help.keys.ts';
import type { ContentPage } from './content-data.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
/** Length of a description for search engines. */
const DESCRIPTION_MAX = 200;

/** An answer without its links, cut after a whole sentence or word. */
function descriptionOf(answer: string): string {
  const text = answer.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*/g, '');
  if (text.length <= DESCRIPTION_MAX) return text;
  const beginning = text.slice(0, DESCRIPTION_MAX);
  const end = beginning.lastIndexOf('. ');
  return end > 60 ? beginning.slice(0, end + 1) : `${beginning.slice(0, beginning.lastIndexOf(' '))}…`;
}

/** The list of help pages, and every page, with the data that they are rendered with. */
export async function helpPages(patterns: Readonly<Record<'list' | 'page', string>>): Promise<ContentPage[]> {
  const texts = await readHelpPages(CONTENT);
  const { pages, find } = helpCatalogueOf(texts);
  return [
    { path: patterns.list, pattern: patterns.list, prefetched: [{ key: helpKeys.list, data: pages }], meta: null },
    ...texts.map(({ title, address, url, answer }) => ({
      path: url,
      pattern: patterns.page,
      prefetched: [{ key: helpKeys.page(address), data: find(address) }],
      meta: { title, description: descriptionOf(answer), index: true },
    })),
  ];
}
