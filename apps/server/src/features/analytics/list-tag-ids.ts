import { eq } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { Database } from '../../db/database.ts';
import { tags } from '../../db/schema/tag.ts';

export async function listTagIds(db: Database, owner: Owner): Promise<Set<string>> {
  const rows = await db.select({ id: tags.id }).from(tags).where(eq(tags.userId, owner.userId));
  return new Set(rows.map(({ id }) => id));
}
