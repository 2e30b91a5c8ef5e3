import { INSIGHT_FOLD } from '@alento/domain/insight/limits';
import { expect, it } from 'vitest';
import { foldOf } from './fold.ts';

/** So many words of ten characters, the space behind them included. */
const words = (count: number): string => 'dezletras '.repeat(count);

it(`folds what is longer than ${INSIGHT_FOLD} characters, and nothing else`, () => {
  expect(foldOf('a'.repeat(INSIGHT_FOLD))).toBeNull();
  expect(foldOf('a'.repeat(INSIGHT_FOLD + 1))).toBe(`${'a'.repeat(INSIGHT_FOLD)}…`);
});

it('cuts between words', () => {
  const folded = foldOf('palavra '.repeat(60)) ?? '';
  expect(folded).toMatch(/^(palavra )+palavra…$/);
  expect(folded.length).toBeLessThanOrEqual(INSIGHT_FOLD + 1);
});

it.each([
  ['a bold that is not closed', '**3,4 de 5** foi a média'],
  ['a link that is not closed', '[um profissional](/psicologos) e mais'],
  ['a link whose address is not closed', '[um](/psicologos?com=espaço aqui) e mais'],
])('leaves out %s', (_what, marked) => {
  expect(foldOf(`${words(19)}${marked} ${words(9)}`)).toBe(`${words(19).trimEnd()}…`);
});

it('leaves out a point without words', () => {
  expect(foldOf(`${words(19)}\n- comprido ${words(9)}`)).toBe(`${words(19).trimEnd()}…`);
});

it('keeps marks that are closed', () => {
  expect(foldOf(`Média **3,4 de 5**. ${'e mais '.repeat(60)}`)).toContain('**3,4 de 5**');
});
