import { z } from 'zod';
import { Id } from './piece.ts';

const Subcategory = z.strictObject({ id: Id, title: z.string().min(3), description: z.string().min(10) });
const Category = z.strictObject({
  id: Id,
  title: z.string().min(3),
  description: z.string().min(10),
  subcategories: z.array(Subcategory).min(1),
});
/** Schema of `categories.yaml`: the categories in the order they are shown, and every allowed tag. */
export const Shelves = z.strictObject({
  categories: z.array(Category).min(1),
  /** Maps each tag to its label. */
  tags: z.record(Id, z.string().min(2)),
});
export type Shelves = z.infer<typeof Shelves>;
export type Category = z.infer<typeof Category>;
