import { z } from 'zod';
import { Id } from './piece.ts';

const Subcategory = z.strictObject({ id: Id, title: z.string().min(3), description: z.string().min(10) });
const Category = z.strictObject({
  id: Id,
  title: z.string().min(3),
  description: z.string().min(10),
  subcategories: z.array(Subcategory).min(1),
});
/** `categories.yaml`: what the library is ordered by, in the order it is shown, and the tags there are. */
export const Shelves = z.strictObject({
  categories: z.array(Category).min(1),
  /** Tag to the words for people. */
  tags: z.record(Id, z.string().min(2)),
});
export type Shelves = z.infer<typeof Shelves>;
export type Category = z.infer<typeof Category>;
