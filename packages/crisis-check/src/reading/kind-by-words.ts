import type { CrisisKind } from '../patterns/pattern-table.ts';
import { anyOf, type WordSet } from './matching/word-set.ts';
import type { Word } from './words/word.ts';

/** Word classes by kind, the most specific kind first. */
const TELLING: readonly [kind: CrisisKind, words: WordSet][] = [
  ['acute', anyOf('@overdose', '@veneno')],
  ['self-harm', anyOf('@cortar', '@automutilar', '@lamina', '@queimar', '@machucar')],
  ['violence', anyOf('@bater', '@abusar', '@agredir', '@ameacar', '@surra', '@apanhar', '@violencia', '@trancar')],
];

/** The most likely kind of a text without a sign; suicide if no word is specific. */
export const kindByWords = (words: readonly Word[]): CrisisKind =>
  TELLING.find(([, telling]) => words.some((word) => word.isOf(telling)))?.[0] ?? 'suicide';
