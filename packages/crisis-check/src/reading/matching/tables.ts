import { PATTERN_TABLES } from '../../patterns/all.ts';
import { HARMLESS } from '../../patterns/harmless.ts';
import { PAST } from '../../patterns/past.ts';
import type { CrisisKind } from '../../patterns/pattern-table.ts';
import { PHRASES } from '../../patterns/phrases.ts';
import { WEAK_SIGNS } from '../../patterns/weak-signs.ts';
import { once } from '../once.ts';
import { compileAll, type Pattern } from './pattern.ts';
import { Table } from './table.ts';

/** A pattern of the tables; `theme` is that of a weak sign, null for one that is sufficient for a crisis. */
export type SignPattern = {
  readonly pattern: Pattern;
  readonly kind: CrisisKind;
  readonly theme: string | null;
  readonly rank: number;
  readonly isCourtesy: boolean;
  /** Its index among all signs. */
  readonly order: number;
};

export type Tables = {
  readonly signs: Table<SignPattern>;
  readonly harmless: Table<null>;
  readonly past: Table<null>;
  /** By the phrases' numbers. */
  readonly phrases: readonly Table<null>[];
};

const unnamed = (patterns: readonly Pattern[]): Table<null> =>
  new Table(patterns.map((pattern) => ({ item: null, pattern })));

/** All tables, compiled. */
export const tables = once((): Tables => {
  const phrases = new Map(
    Object.entries(PHRASES).map(([name, lines], number) => [name, { number, patterns: compileAll(lines) }]),
  );
  const signs = [
    ...PATTERN_TABLES.map((table, rank) => ({ ...table, theme: null, rank, isCourtesy: false })),
    ...WEAK_SIGNS.map((table) => ({ isCourtesy: false, ...table, rank: PATTERN_TABLES.length })),
  ].flatMap(({ signs: lines, ...sign }) => compileAll(lines, phrases).map((pattern) => ({ ...sign, pattern })));
  return {
    signs: new Table(signs.map((sign, order) => ({ item: { ...sign, order }, pattern: sign.pattern }))),
    harmless: unnamed(compileAll(HARMLESS, phrases)),
    past: unnamed(compileAll(PAST, phrases)),
    phrases: [...phrases.values()].map(({ patterns }) => unnamed(patterns)),
  };
});
