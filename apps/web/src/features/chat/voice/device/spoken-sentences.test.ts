import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../../../testing/tier/tier.ts';
import { spokenSentences } from './spoken-sentences.ts';

it.each<[string, string, string[]]>([
  [
    'Markdown',
    '## Dormir\n\n**Respire** fundo. Depois, _solte_ o ar.',
    ['Dormir', 'Respire fundo.', 'Depois, solte o ar.'],
  ],
  ['lists', '- Luz baixa\n- Sem telas', ['Luz baixa', 'Sem telas']],
  [
    'the address of a link',
    'Leia [Como dormir](/conteudos/sono/dormir).',
    ['Leia Como dormir.', 'Deixei o link na conversa.'],
  ],
  [
    'several addresses',
    'Veja https://exemplo.com/a e [isto](https://exemplo.com/b).',
    ['Veja e isto.', 'Deixei os links na conversa.'],
  ],
  [
    'bare domains and addresses of e-mail',
    'Veja cvv.org.br. Ou escreva para **ajuda@exemplo.com.br**, ou veja <https://exemplo.com>. Dormi bem.Com você?',
    ['Veja.', 'Ou escreva para, ou veja.', 'Dormi bem.Com você?', 'Deixei os links na conversa.'],
  ],
  ['the address of a number', 'Ligue para o [CVV, 188](tel:188).', ['Ligue para o CVV, 188.']],
  ['pictographs', 'Muito bem 👏🏽\n\n🙂', ['Muito bem']],
  ['nothing of an empty reply', '  \n', []],
])('spokenSentences() leaves out %s', (_, markdown, sentences) => {
  expect(spokenSentences(markdown)).toEqual(sentences);
});

it.each<[string, string, string[]]>([
  [
    'a table of the week',
    'Sua semana:\n\n| Dia | Humor | Nota |\n|---|:---:|---|\n| Segunda | 2 | cansada |\n| Terça | **4** | |\n\nMelhorou, né?',
    ['Sua semana:', 'Dia: Segunda; Humor: 2; Nota: cansada', 'Dia: Terça; Humor: 4', 'Melhorou, né?'],
  ],
  ['a table without its outer bars', 'Dia | Humor\n--- | ---\nSeg | 3', ['Dia: Seg; Humor: 3']],
  ['a table with a head only', '| Dia | Humor |\n|---|---|', ['Dia; Humor']],
  ['a bar that is no table', 'Bem | mal: depende do dia.', ['Bem, mal: depende do dia.']],
  ['a corrected number', 'Foram ~~quatro~~ cinco registros.', ['Foram cinco registros.']],
  ['a line that is struck out', '~~Ligar pro médico~~', []],
  ['numbers that are about right', 'Dormi ~7 horas, acordei ~3 vezes.', ['Dormi 7 horas, acordei 3 vezes.']],
  [
    'a list of tasks',
    '- [ ] beber água\n- [x] caminhar 10 min\n1. [X] ~~ligar~~ escrever pra Ana',
    ['beber água', 'Feito: caminhar 10 min', 'Feito: escrever pra Ana'],
  ],
  ['a box outside of a list', '[ ] respirar', ['respirar']],
  ['code', 'Use `respirar 4-7-8`:\n\n```js\nconst x = 1;\n```\n\nPronto.', ['Use respirar 4-7-8:', 'Pronto.']],
  ['a code block that is never closed', 'Assim:\n```\nconst x = 1;', ['Assim:']],
  ['HTML', '<b>oi</b>, tudo <br> bem?', ['oi, tudo bem?']],
  [
    'the text of a link',
    'Leia **[o artigo](/conteudos/x "Título")** com calma',
    ['Leia o artigo com calma', 'Deixei o link na conversa.'],
  ],
  [
    'runs of pictures',
    'Que semana!!! 🎉🎉🎉👏🏽👏🏽 Parabéns 💜🇧🇷👩‍👩‍👧 por 1️⃣0️⃣ dias 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    ['Que semana!!!', 'Parabéns por 10 dias'],
  ],
  ['footnotes', 'Dormir ajuda[^1].\n\n[^1]: Segundo a OMS.', ['Dormir ajuda.', 'Segundo a OMS.']],
])('spokenSentences() says %s for the ear', (_, markdown, sentences) => {
  expect(spokenSentences(markdown)).toEqual(sentences);
});

it('spokenSentences() divides a long sentence at its commas', () => {
  const long = Array.from({ length: 12 }, (_, index) => `uma parte com o número ${index}`).join(', ');
  const sentences = spokenSentences(`${long}.`);
  expect(sentences).toHaveLength(12);
  expect(sentences.join(' ')).toBe(`${long}.`);
});

it('spokenSentences() returns only sentences with words, without addresses', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('[', '](', ')', '\n', '**', '~~', '|', '\n--|--\n', '🇧🇷')),
      ),
      (parts) => {
        for (const sentence of spokenSentences(parts.join(' '))) {
          expect(sentence).toMatch(/[\p{Letter}\p{Number}]/u);
          expect(sentence).not.toMatch(/https?:\/\/[a-z]/);
          expect(sentence).not.toMatch(/[|~]|\p{Regional_Indicator}/u);
        }
      },
    ),
    { numRuns: runs(20) },
  );
});
