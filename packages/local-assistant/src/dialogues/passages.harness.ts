import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Passage } from '@alento/domain/assistant/assistant-model';
import { tellingStems } from '../language/words.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

const plainOf = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*|^#+ |^\d+\. |^- /gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

function field(head: string, name: string): string {
  return (new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '').replace(/^"|"$/g, '');
}

/** The sections of a real piece of the library. */
function passagesIn(folder: 'articles' | 'books', file: string): (Passage & { plan: string })[] {
  const [, head = '', ...rest] = readFileSync(join(CONTENT, folder, file), 'utf8').split(/^---$/m);
  const id = field(head, 'id');
  const title = field(head, 'title');
  const url =
    folder === 'books' ? `/livros/${id}` : `/conteudos/${field(head, 'category')}/${field(head, 'subcategory')}/${id}`;
  return rest
    .join('---')
    .split(/^## /m)
    .map((section, at) => {
      const [heading = '', ...lines] = at === 0 ? [''] : section.split('\n');
      const text = plainOf(at === 0 ? section : lines.join('\n'));
      const kind = folder === 'books' ? ('book' as const) : ('article' as const);
      return {
        id,
        title,
        url,
        kind,
        heading: heading === '' ? null : heading.trim(),
        text,
        plan: field(head, 'requiredPlan'),
      };
    })
    .filter(({ text }) => text !== '');
}

const all = (['articles', 'books'] as const).flatMap((folder) =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => passagesIn(folder, name)),
);
const indexed = all.map((passage) => ({
  passage,
  stems: new Set(tellingStems(passage.text)),
  first: new Set(tellingStems(`${passage.title} ${passage.heading ?? ''}`)),
}));

const rarity = (stem: string): number =>
  Math.log(indexed.length / (1 + indexed.filter(({ stems, first }) => stems.has(stem) || first.has(stem)).length));

/**
 * Finds sections of the real library that a plan includes. Sections with the rarest words of the query come
 * first.
 */
export const passagesOf =
  ({ plan, book }: { plan?: 'basic'; book?: string }) =>
  (query: string, limit: number): Passage[] => {
    const wanted = tellingStems(query).map((stem) => ({ stem, weight: Math.max(0.1, rarity(stem)) }));
    return indexed
      .filter(
        ({ passage }) => (book ? passage.id === book : passage.kind === 'article') && (!plan || passage.plan === plan),
      )
      .map(({ passage: { plan: _, ...passage }, stems, first }) => ({
        passage,
        score: wanted.reduce(
          (sum, { stem, weight }) => sum + (stems.has(stem) ? weight : 0) + (first.has(stem) ? 3 * weight : 0),
          0,
        ),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ passage }) => passage);
  };

/** All texts of the library. Each quotation has to occur in one of them. */
export const LIBRARY_TEXTS: readonly string[] = all.map(({ text }) => text);
