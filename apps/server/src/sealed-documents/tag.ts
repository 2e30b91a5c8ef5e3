import { z } from 'zod';
import { sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const Tag = z.strictObject({
  name: z.string(),
  /** Any name of a picture: one that a later version drops must not take the tag with it. */
  icon: z.string(),
  /** Starter tags have their place, counted from 0; own ones come after them. */
  position: z.int().min(0).optional(),
});

/** What one marks tells as much as what one writes. Padded, since a length tells a starter tag's name. */
export const TAG = sealedJson({
  table: 'tags',
  column: 'content',
  version: 1,
  schema: Tag,
  older: [sameUnversioned(Tag)],
});
