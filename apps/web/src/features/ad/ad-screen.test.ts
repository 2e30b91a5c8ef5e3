import { expect, it } from 'vitest';
import { adScreenOf } from './ad-screen.ts';

it.each([
  ['/home', 'ordinary'],
  ['/conteudos/sono/rotina/luz', 'ordinary'],
  ['/historico', 'ordinary'],
  ['/chat', 'chat'],
  ['/chat/sessions', 'chat'],
  ['/chat/abc', 'chat'],
  ['/chatice', 'ordinary'],
  ['/prontuarios', 'records'],
  ['/prontuarios/1', 'records'],
  ['/registrar', 'crisis'],
  ['/registrar-lote', 'crisis'],
  ['/psicologos', 'crisis'],
  ['/ajuda', 'crisis'],
  ['/plano-de-seguranca', 'crisis'],
  ['/avaliacoes', 'screening'],
  ['/planos', 'plans'],
  ['/payment-success', 'plans'],
])('%s is %s', (pathname, kind) => {
  expect(adScreenOf(pathname)).toBe(kind);
});
