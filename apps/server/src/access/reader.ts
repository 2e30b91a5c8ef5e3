declare const readerBrand: unique symbol;

/** What of a person's data can be shown to somebody else (decision D18). */
export type SharedPart = 'records' | 'moods' | 'mood-notes' | 'screenings';

/**
 * The right to read named parts of one person's data, until an end (decision D28): never to write.
 * A reading query says which part it needs: `Owner | Reader<'moods'>`.
 */
export type Reader<Part extends SharedPart> = {
  /** Whose data. */
  readonly userId: string;
  /** When the right ends, ms epoch. */
  readonly until: number;
  readonly parts: ReadonlySet<SharedPart>;
  readonly [readerBrand]: { readonly [Name in Part]: true };
};
