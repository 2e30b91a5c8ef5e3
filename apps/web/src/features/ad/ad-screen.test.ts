// @ts-expect-error: the web app's tsconfig has no Node types, but its tests run on Node.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adScreenOf, CRISIS_CATEGORY } from './ad-screen.ts';

it.each([
  ['/home', 'ordinary'],
  ['/conteudos/sono/rotina/luz', 'content'],
  ['/conteudos', 'content'],
  ['/podcasts', 'content'],
  ['/conteudos/crise-e-ajuda', 'crisis'],
  ['/conteudos/crise-e-ajuda/em-crise/quando-a-dor-fica-grande-demais', 'crisis'],
  ['/livros/noites-que-descansam', 'content'],
  ['/livros/noites-que-descansam/sessoes', 'chat'],
  ['/historico', 'ordinary'],
  ['/chat', 'chat'],
  ['/chat/sessions', 'chat'],
  ['/chat/abc', 'chat'],
  ['/chatice', 'ordinary'],
  ['/prontuarios', 'records'],
  ['/prontuarios/1', 'records'],
  ['/registrar', 'crisis'],
  ['/registrar/', 'crisis'],
  ['/Registrar', 'crisis'],
  ['/registrar-lote', 'crisis'],
  ['/psicologos', 'crisis'],
  ['/ajuda', 'crisis'],
  ['/plano-de-seguranca', 'crisis'],
  ['/avaliacoes', 'screening'],
  ['/planos', 'plans'],
  ['/payment-success', 'plans'],
  ['/meus-dados', 'my-data'],
  ['/meus-dados/excluir', 'my-data'],
  ['/conta-excluida', 'my-data'],
])('adScreenOf classifies the path %s as "%s"', (pathname, kind) => {
  expect(adScreenOf(pathname)).toBe(kind);
});

it('CRISIS_CATEGORY is the id of the content library’s category about crises', () => {
  const categories: string = readFileSync(new URL('../../../../../content/categories.yaml', import.meta.url), 'utf8');
  expect(categories).toContain(`- id: ${CRISIS_CATEGORY}\n`);
});
