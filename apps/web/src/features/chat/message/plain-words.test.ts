import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['## Sua semana\n\n**Foi** _boa_.', 'Sua semana Foi boa.'],
  ['Leia [o artigo](/conteudos/x).', 'Leia o artigo.'],
  ['- [ ] beber água\n- [x] caminhar', 'beber água caminhar'],
  ['Foram ~~quatro~~ cinco, ~7 horas.', 'Foram quatro cinco, ~7 horas.'],
])('plainWords() reads %j as %j', (markdown, words) => expect(plainWords(markdown)).toBe(words));
