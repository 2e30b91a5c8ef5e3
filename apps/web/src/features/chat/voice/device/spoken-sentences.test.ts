import { expect, it } from 'vitest';
import { spokenSentences } from './spoken-sentences.ts';

it('spokenSentences() says the table in a quotation and leaves out code, as the server does', () => {
  const reply =
    'Sua semana:\n\n> | Dia | Humor |\n> |---|---|\n> | Seg | 3 |\n\n~~~js\nconst x = 1;\n~~~\n\n[Leia](/x).';
  expect(spokenSentences(reply)).toEqual(['Sua semana:', 'Dia: Seg; Humor: 3.', 'Leia.', 'Deixei o link na conversa.']);
});

it('spokenSentences() divides a long sentence at its commas', () => {
  const long = Array.from({ length: 12 }, (_, index) => `uma parte com o número ${index}`).join(', ');
  const sentences = spokenSentences(`${long}.`);
  expect(sentences).toHaveLength(12);
  expect(sentences.join(' ')).toBe(`${long}.`);
});
