import { join } from 'node:path';
import { pathsLinkedFrom } from '@alento/domain/interface/linked-paths';
import { expect, it } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { readLibrary } from './library.ts';

it('cards() leaves out articles that are only found, which the shelves and links contain', async () => {
  const library = await readLibrary(join(import.meta.dirname, '../../../content'), pathsLinkedFrom('library'));
  const catalogue = catalogueOf(library, { open: (id) => id, signed: (id) => id });
  const onlyFound = library.articles.filter((article) => article.onlyFound === true).map(({ id }) => id);
  expect(onlyFound.length).toBeGreaterThan(0);
  const recommended = catalogue.cards('premium').map(({ id }) => id);
  expect(recommended.filter((id) => onlyFound.includes(id))).toEqual([]);
  expect(recommended.length).toBe(catalogue.pieces.length - onlyFound.length);
  expect(catalogue.cardsOf(onlyFound, 'premium')).toHaveLength(onlyFound.length);
});
