import type { CrisisKind } from '../patterns/pattern-table.ts';
import { has, type Token } from './tokens.ts';

/** Classes that tell what it is about, the most telling first. */
const TELLING: readonly [kind: CrisisKind, classes: readonly string[]][] = [
  ['acute', ['@overdose', '@veneno']],
  ['self-harm', ['@cortar', '@automutilar', '@lamina', '@queimar', '@machucar']],
  ['violence', ['@bater', '@abusar', '@agredir', '@ameacar', '@surra', '@apanhar', '@violencia', '@trancar']],
];

/** What a text without a known sign is most likely about; suicide, where its words don't tell. */
export const kindByWords = (tokens: readonly Token[]): CrisisKind =>
  TELLING.find(([, classes]) => tokens.some((token) => has(token, ...classes)))?.[0] ?? 'suicide';
