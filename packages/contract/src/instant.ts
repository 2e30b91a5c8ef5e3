import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { MAX_INSTANT_MS } from '@alento/domain/time/instant';
import { z } from 'zod';
import { refusedAs } from './endpoint.ts';

/** The time of an event in the person's life, ms epoch. Valid from the year 2000 to the year 9999. */
export const PastInstant = (code: ErrorCode) =>
  z.int(refusedAs(code)).min(EARLIEST_TIMESTAMP_MS, refusedAs(code)).max(MAX_INSTANT_MS, refusedAs(code));

/** Cursor of a list in a query string, ms epoch. Valid from the year 1970 to the year 9999. */
export const InstantCursor = z.coerce
  .number(refusedAs('CURSOR_INVALID'))
  .int(refusedAs('CURSOR_INVALID'))
  .min(0, refusedAs('CURSOR_INVALID'))
  .max(MAX_INSTANT_MS, refusedAs('CURSOR_INVALID'));
