import type { CrisisKind } from '../patterns/pattern-table.ts';
import { anyOf, type WordSet } from './matching/word-set.ts';
import type { Word } from './words/word.ts';

/** Classes that tell what it is about, the most telling first. */
const TELLING: readonly [kind: CrisisKind, words: WordSet][] = [
  ['acute', anyOf('@overdose', '@veneno')],
  ['self-harm', anyOf('@cortar', '@automutilar', '@lamina', '@queimar', '@machucar')],
  ['violence', anyOf('@bater', '@abusar', '@agredir', '@ameacar', '@surra', '@apanhar', '@violencia', '@trancar')],
];

/** What a text without a known sign is most likely about; suicide, where its words don't tell. */
export const kindByWords = (words: readonly Word[]): CrisisKind =>
  TELLING.find(([, telling]) => words.some((word) => word.isOf(telling)))?.[0] ?? 'suicide';
