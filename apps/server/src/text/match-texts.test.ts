import { expect, it } from 'vitest';
import { foundForms, queryWords } from './match-texts.ts';

it.each([
  ['terça-feira', 'Na terça-feira choveu', true],
  ['terça-feira', 'Na quinta-feira choveu', false],
  ['terça-feira', 'Fui à feira', false],
  ['bem-estar', 'Dormi bem', false],
  ['bem-estar', 'Falamos de bem-estar', true],
  ['bem-estar', 'Falamos de bem estar', true],
  ['levantar-se', 'Levantei cedo', true],
  ['dia-a-dia', 'No dia a dia', true],
  ['pôr-do-sol', 'Vi o pôr do sol', true],
  ['dor,sono', 'Muito sono', false],
  ['correr', 'Corri no parque', true],
  ['parque correr', 'Corri no parque', true],
  ['praia correr', 'Corri no parque', false],
  ['de', 'Depois da aula', true],
])('the search for “%s” in “%s” finds every word: %s', (query, text, isFound) => {
  const words = queryWords(query);
  expect(foundForms(text, words).length === words.length).toBe(isFound);
});
