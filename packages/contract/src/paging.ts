import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { z } from 'zod';
import { refusedAs } from './endpoint.ts';

/** Query parameter that continues a list, newest first. */
export const ListCursor = z
  .string()
  .refine((text) => parseCursor(text) !== null, refusedAs('CURSOR_INVALID'))
  .meta({ description: 'Value of X-Next-Cursor' });

const invalid = refusedAs('LIMIT_INVALID');

/** Query parameter with the length of a list: from 1 to `most`. */
export const ListLimit = (most: number) => z.coerce.number(invalid).int(invalid).min(1, invalid).max(most, invalid);
