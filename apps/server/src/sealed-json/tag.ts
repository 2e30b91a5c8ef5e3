import { z } from 'zod';
import { sealedJson } from '../crypto/sealed-json.ts';

const Tag = z.strictObject({
  name: z.string(),
  /** Any icon name, so that a tag stays readable if a later version removes its icon. */
  icon: z.string(),
  /** Name of its group. Undefined for none. */
  group: z.string().optional(),
  /** Position of a starter tag, from 0. Undefined for other tags, which come after the starter tags. */
  position: z.int().min(0).optional(),
});

/** Document of a tag. It is padded, because its length would reveal the name of a starter tag. */
export const TAG = sealedJson({
  table: 'tags',
  version: 1,
  schema: Tag,
});
