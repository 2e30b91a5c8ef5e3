// @ts-expect-error: the web app's tsconfig has no Node types, but its tests run on Node.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adScreenOf, CRISIS_CATEGORY } from './ad-screen.ts';

it.each([
  ['/home', 'ordinary'],
  ['/conteudos/sono/rotina/luz', 'content'],
  ['/conteudos', 'content'],
  ['/podcasts', 'content'],
  ['/livros/noites-que-descansam', 'content'],
  ['/historico', 'ordinary'],
  ['/chatice', 'ordinary'],
  ['/registrar/', 'crisis'],
  ['/Registrar', 'crisis'],
])('adScreenOf classifies the path %s as "%s"', (pathname, kind) => {
  expect(adScreenOf(pathname)).toBe(kind);
});

it('CRISIS_CATEGORY is the id of the content library’s category about crises', () => {
  const categories: string = readFileSync(new URL('../../../../../content/categories.yaml', import.meta.url), 'utf8');
  expect(categories).toContain(`- id: ${CRISIS_CATEGORY}\n`);
});
