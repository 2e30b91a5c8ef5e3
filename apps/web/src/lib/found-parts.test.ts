import { expect, it } from 'vitest';
import { foundParts, fromFirstFound } from './found-parts.ts';

const marked = (text: string, query: string): string =>
  foundParts(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Reunião difícil no TRABALHO', 'reuniao trabalho', '[Reunião] difícil no [TRABALHO]'],
  // The letter and its accent are two characters here.
  ['Ação e reac\u0327a\u0303o', 'acao', '[Ação] e re[ac\u0327a\u0303o]'],
  ['Chá, chá e chá', 'cha', '[Chá], [chá] e [chá]'],
  ['caminhada', 'caminha minhada', '[caminhada]'],
  ['Família 👨‍👩‍👧‍👦 reunida', 'reunida', 'Família 👨‍👩‍👧‍👦 [reunida]'],
  // Other forms of a word that the text doesn't have.
  ['O barulho da obra', 'barulhos', 'O [barulho] da obra'],
  ['Corri no parque', 'correr', '[Corri] no parque'],
  ['A dor passou', 'dores', 'A dor passou'],
  ['A mãe e a praia', 'a', '[A] mãe e [a] praia'],
  ['Praia 😀 hoje', '😀', 'Praia [😀] hoje'],
  ['Nada', '', 'Nada'],
  ['', 'nada', ''],
])('marks in “%s” the words “%s”', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
  expect(
    foundParts(text, query)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('an excerpt begins before the first word that was found, unless it is in the beginning', () => {
  const long = `${'palavra '.repeat(30)}praia no fim`;
  expect(fromFirstFound(long, 'praia', 120)).toMatch(/^…(palavra ){5,6}praia no fim$/);
  expect(fromFirstFound(long, 'palavra', 120)).toBe(long);
  expect(fromFirstFound(long, 'girafa', 120)).toBe(long);
  const lines = `${'palavra\n'.repeat(30)}praia`;
  expect(fromFirstFound(lines, 'praia', 120)).toMatch(/^…(palavra\n){4,5}praia$/);
  expect(fromFirstFound(`${'x'.repeat(300)}praia`, 'praia', 120)).toBe(`…${'x'.repeat(40)}praia`);
});
