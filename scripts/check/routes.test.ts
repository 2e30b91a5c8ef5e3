import { paths } from '@alento/domain/interface/paths';
import { expect, it } from 'vitest';
import { ROUTES } from '../../e2e/support/routes.ts';

it('stories and gallery visit every path of the product, and no other', () => {
  const visited = ROUTES.map(({ pattern }) => pattern);
  expect(new Set(visited).size).toBe(visited.length);
  expect(visited.toSorted()).toEqual(Object.values<string>(paths).toSorted());
});

it.each(ROUTES)('$address is an address of $pattern', ({ pattern, address }) => {
  const expression = pattern.replace(/:\w+/g, '[a-z-]+').replace('*', '.+');
  expect(address.split('?')[0]).toMatch(new RegExp(`^${expression}$`));
});
