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

it('spokenSentences() divides a long sentence at its commas', () => {
  const long = Array.from({ length: 12 }, (_, index) => `uma parte com o número ${index}`).join(', ');
  const sentences = spokenSentences(`${long}.`);
  expect(sentences).toHaveLength(12);
  expect(sentences.join(' ')).toBe(`${long}.`);
});

it('spokenSentences() returns only sentences with words, without addresses', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('[', '](', ')', '\n', '**'))), (parts) => {
      for (const sentence of spokenSentences(parts.join(' '))) {
        expect(sentence).toMatch(/[\p{Letter}\p{Number}]/u);
        expect(sentence).not.toMatch(/https?:\/\/[a-z]/);
      }
    }),
    { numRuns: runs(20) },
  );
});
