import { INSIGHT_FOLD } from '@alento/domain/insight/limits';
import { expect, it } from 'vitest';
import { foldOf } from './fold.ts';

/** Returns this many words of nine letters, each followed by a space. */
const words = (count: number): string => 'dezletras '.repeat(count);

it(`foldOf folds only texts longer than ${INSIGHT_FOLD} characters`, () => {
  expect(foldOf('a'.repeat(INSIGHT_FOLD))).toBeNull();
  expect(foldOf('a'.repeat(INSIGHT_FOLD + 1))).toBe(`${'a'.repeat(INSIGHT_FOLD)}…`);
});

it('foldOf cuts between words', () => {
  const folded = foldOf('palavra '.repeat(60)) ?? '';
  expect(folded).toMatch(/^(palavra )+palavra…$/);
  expect(folded.length).toBeLessThanOrEqual(INSIGHT_FOLD + 1);
});

it.each([
  ['unclosed bold text', '**3,4 de 5** foi a média'],
  ['an unclosed link', '[um profissional](/psicologos) e mais'],
  ['a link with an unclosed URL', '[um](/psicologos?com=espaço aqui) e mais'],
])('foldOf leaves out %s at the cut', (_what, marked) => {
  expect(foldOf(`${words(19)}${marked} ${words(9)}`)).toBe(`${words(19).trimEnd()}…`);
});

it('foldOf leaves out a list marker without text at the cut', () => {
  expect(foldOf(`${words(19)}\n- comprido ${words(9)}`)).toBe(`${words(19).trimEnd()}…`);
});

it('foldOf keeps Markdown that is closed before the cut', () => {
  expect(foldOf(`Média **3,4 de 5**. ${'e mais '.repeat(60)}`)).toContain('**3,4 de 5**');
});
