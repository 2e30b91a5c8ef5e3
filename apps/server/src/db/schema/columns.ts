import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../../crypto/seal.ts';

/** Encrypted text of a person; only `seal()` creates the value of this column. */
export const sealed = customType<{ data: Sealed; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => value as Sealed,
});

/** Bytes that are not a person's encrypted text, such as wrapped keys. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** An instant with millisecond precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
