import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { EARLIEST_TIMESTAMP_MS } from '@alento/domain/mood-entry/limits';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { fitsWithin, isStorable } from '@alento/domain/text/plain-text';
import { MAX_INSTANT_MS } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { refusedAs } from './endpoint.ts';

/** An instant in a response. */
export const Instant = z.number().meta({ description: 'ms epoch' });
/** A local date in a response. */
export const Day = z.string().meta({ description: 'Local day, yyyy-MM-dd' });

/** The id of something that the caller has, or the token of an invitation. */
export const Id = (code: ErrorCode) => z.string(refusedAs(code)).regex(/^[A-Za-z0-9_-]{1,64}$/, refusedAs(code));

/** A text that fulfils a condition. */
export const TextThat = (code: ErrorCode, holds: (text: string) => boolean) =>
  z.string(refusedAs(code)).refine(holds, refusedAs(code));

/** A text that fulfils a condition without whitespace at its ends. */
const TrimmedThat = (code: ErrorCode, holds: (text: string) => boolean) =>
  z.string(refusedAs(code)).trim().refine(holds, refusedAs(code));

/** A name of at most `max` characters in one line. */
export const OneLine = (max: number, code: ErrorCode) => TrimmedThat(code, (text) => isOneLineName(text, max));

/** The same, or an empty text. */
export const OneLineOrNone = (max: number, code: ErrorCode) =>
  TrimmedThat(code, (text) => text === '' || isOneLineName(text, max));

/** What a person writes, at most `max` characters. */
export const WordsWithin = (max: number, code: ErrorCode) =>
  TrimmedThat(code, (text) => isStorable(text) && fitsWithin(text, max));

/** A text of at most `max` UTF-16 units. */
export const TextWithin = (max: number, code: ErrorCode) => z.string(refusedAs(code)).max(max, refusedAs(code));

/** A whole number from `min` to `max`. */
export const WholeWithin = (min: number, max: number, code: ErrorCode) =>
  z.int(refusedAs(code)).min(min, refusedAs(code)).max(max, refusedAs(code));

/** Words to search for, at most `max` characters. They are sent in the body, because proxies log URLs. */
export const SearchWords = (max: number, code: ErrorCode) =>
  z
    .string(refusedAs(code))
    .trim()
    .min(1, refusedAs(code))
    .refine((text) => isStorable(text) && fitsWithin(text, max), refusedAs(code));

/** The time of an event in the person's life, ms epoch. Valid from the year 2000 to the year 9999. */
export const PastInstant = (code: ErrorCode) => WholeWithin(EARLIEST_TIMESTAMP_MS, MAX_INSTANT_MS, code);

const cursor = refusedAs('CURSOR_INVALID');
/** Cursor of a list in a query string, ms epoch. Valid from the year 1970 to the year 9999. */
export const InstantCursor = z.coerce.number(cursor).int(cursor).min(0, cursor).max(MAX_INSTANT_MS, cursor);

/** Query parameter that continues a list, newest first. */
export const ListCursor = z
  .string()
  .refine((text) => parseCursor(text) !== null, cursor)
  .meta({ description: 'Value of X-Next-Cursor' });

const limit = refusedAs('LIMIT_INVALID');
/** Query parameter with the length of a list: from 1 to `most`. */
export const ListLimit = (most: number) => z.coerce.number(limit).int(limit).min(1, limit).max(most, limit);

/** Query parameters of a page of a list, newest first. */
export const ListPage = (most: number, usual = most) =>
  z.object({ limit: ListLimit(most).default(usual), before: ListCursor.optional() });
