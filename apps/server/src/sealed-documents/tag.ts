import { z } from 'zod';
import { sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const Tag = z.strictObject({
  name: z.string(),
  /** Any icon name, so that a tag stays readable if a later version removes its icon. */
  icon: z.string(),
  /** Position of a starter tag, from 0; the person's own tags come after them. */
  position: z.int().min(0).optional(),
});

/** Encrypted, because tags reveal as much as notes; padded, because the length would reveal a starter tag's name. */
export const TAG = sealedJson({
  table: 'tags',
  column: 'content',
  version: 1,
  schema: Tag,
  older: [sameUnversioned(Tag)],
});
