import type { DayRange } from '@alento/domain/analytics/period';
import type { SharedPart } from '@alento/domain/sharing/parts';
import type { UserKey } from '../crypto/seal.ts';
import type { Owner } from './owner.ts';

declare const readerBrand: unique symbol;

/**
 * The right to read one named part of another person's data, of some days. It is made for one request, if the share has
 * not ended, and never allows a write. The type of a query's parameter names the part that the query reads: `Owner |
 * Reader<'moods'>`.
 */
export type Reader<Part extends SharedPart> = {
  /** The account that owns the data. */
  readonly userId: string;
  /** The local days that are shared, both inclusive. Queries return nothing of other days. */
  readonly days: DayRange;
  readonly parts: ReadonlySet<SharedPart>;
  readonly [readerBrand]: { readonly [Name in Part]: true };
};

/** The owner of data, or a reader of one part of it. `ReadableBy<never>` includes readers of any part. */
export type ReadableBy<Part extends SharedPart> = Owner | Reader<Part>;

/** A reader with the owner's data key, which decrypts the columns of the part. */
export type SharedHolder<Part extends SharedPart> = {
  readonly owner: Reader<Part>;
  /** Decrypts the owner's data key, which stays in memory for this request only. */
  readonly userKey: () => UserKey;
  /** Time zone of the owner's account, IANA name. */
  readonly timeZone: string;
};
