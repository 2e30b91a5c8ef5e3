import { expect, it } from 'vitest';
import { linkTargetOf } from './link-target.ts';

const ORIGIN = 'https://alento.example';

it.each([
  ['/conteudos/sono/entender/luz', { inApp: '/conteudos/sono/entender/luz' }],
  ['https://alento.example/livros/x?capitulo=2#fim', { inApp: '/livros/x?capitulo=2#fim' }],
  ['http://alento.example/podcasts', { inApp: '/podcasts' }],
  ['https://www.example.org/a?b=c', { outside: 'https://www.example.org/a?b=c' }],
  ['//outro.example/x', { outside: 'https://outro.example/x' }],
  ['https://alento.example.mal.example/x', { outside: 'https://alento.example.mal.example/x' }],
  ['https://alento.example@mal.example/x', { outside: 'https://alento.example@mal.example/x' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://', null],
])('linkTargetOf classifies %s as %j', (address, target) => {
  expect(linkTargetOf(address, ORIGIN)).toEqual(target);
});
