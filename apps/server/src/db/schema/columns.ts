import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../crypto/seal.ts';

/** Text of a person, encrypted: only `seal()` makes the value this column takes (decision D25). */
export const sealed = customType<{ data: Sealed; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => value as Sealed,
});

/** Bytes that are no text of a person: wrapped keys. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** An instant, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
