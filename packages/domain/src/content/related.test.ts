import { expect, it } from 'vitest';
import { relatedTo } from './related.ts';

const piece = (id: string, category: string, ...tags: string[]) => ({ id, category, tags });
const ALL = [
  piece('insonia', 'sono', 'sono', 'insonia'),
  piece('telas', 'sono', 'sono', 'telas'),
  piece('luz', 'sono'),
  piece('madrugada', 'ansiedade', 'insonia', 'preocupacao', 'sono'),
  piece('raiva', 'relacionamentos', 'raiva'),
];

it('has the nearest first, and never itself nor what shares nothing', () => {
  expect(relatedTo(piece('insonia', 'sono', 'sono', 'insonia'), ALL).map(({ id }) => id)).toEqual([
    'madrugada',
    'telas',
    'luz',
  ]);
  expect(relatedTo(piece('x', 'nada', 'nada'), ALL)).toEqual([]);
});
