import { expect, it } from 'vitest';
import { relatedTo } from './kinds.ts';

const piece = (id: string, category: string, ...tags: string[]) => ({ id, category, tags });
const ALL = [
  piece('insonia', 'sono', 'sono', 'insonia'),
  piece('telas', 'sono', 'sono', 'telas'),
  piece('luz', 'sono'),
  piece('madrugada', 'ansiedade', 'insonia', 'preocupacao', 'sono'),
  piece('raiva', 'relacionamentos', 'raiva'),
];

it('relatedTo() lists the most similar pieces first, without the piece itself and without unrelated pieces', () => {
  expect(relatedTo(piece('insonia', 'sono', 'sono', 'insonia'), ALL).map(({ id }) => id)).toEqual([
    'madrugada',
    'telas',
    'luz',
  ]);
  expect(relatedTo(piece('x', 'nada', 'nada'), ALL)).toEqual([]);
});
