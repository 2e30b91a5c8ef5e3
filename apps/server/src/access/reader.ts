declare const readerBrand: unique symbol;

/** The parts of a person's data that can be shared (decision D18). */
export type SharedPart = 'records' | 'moods' | 'mood-notes' | 'screenings';

/**
 * The right to read one named part of another person's data until the share ends (decision D28). It never allows a
 * write. The type of a query's parameter names the part that the query reads: `Owner | Reader<'moods'>`.
 */
export type Reader<Part extends SharedPart> = {
  /** The account that owns the data. */
  readonly userId: string;
  /** When the share ends, ms epoch. */
  readonly until: number;
  readonly parts: ReadonlySet<SharedPart>;
  readonly [readerBrand]: { readonly [Name in Part]: true };
};
