import { randomUUID } from 'node:crypto';
import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { seal } from '../../crypto/seal.ts';
import { userKeys } from '../../db/schema/account.ts';
import { moodEntries } from '../../db/schema/mood-entry.ts';
import { tags } from '../../db/schema/tag.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

type Named = { id: string; name: string; icon: string };
const app = await openForFile(startTestApp());

async function person() {
  const { call, userId } = await app.newPerson();
  return {
    call,
    userId,
    list: async (): Promise<Named[]> => (await call('GET', '/tags')).body,
  };
}

describe('the stored rows of tags', () => {
  const rowsOf = (userId: string) => app.database.db.select().from(tags).where(eq(tags.userId, userId));

  it('don’t reveal by length, time or order which starter tag a row is', async () => {
    const { list, call, userId } = await person();
    await list();
    const rows = await rowsOf(userId);
    expect(rows).toHaveLength(STARTER_TAGS.length);
    expect(new Set(rows.map(({ content }) => content.length)).size).toBe(1);
    expect(new Set(rows.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
    const own = (await call('POST', '/tags', { name: 'ã'.repeat(TAG_NAME_MAX), icon: 'stethoscope' })).body;
    const sealed = (await rowsOf(userId)).find(({ id }) => id === own.id);
    expect(sealed?.content.length).toBe(rows[0]?.content.length);
  });

  it('don’t reveal the order in which an entry’s tags were chosen', async () => {
    const { list, call } = await person();
    const ids = (await list()).map(({ id }) => id);
    const { body } = await call('POST', '/mood-entries', { score: 4, tags: ids });
    expect(body.tags).toEqual(ids.toSorted());
    const [row] = await app.database.db.select().from(moodEntries).where(eq(moodEntries.id, body.id));
    expect(row?.tagIds).toEqual(ids.toSorted());
  });
});

it('GET /tags returns tags that an earlier version stored without position, oldest first', async () => {
  const { list, call, userId } = await person();
  for (const { id } of await list()) await call('DELETE', `/tags/${id}`);
  const [wrapped] = await app.database.db.select().from(userKeys).where(eq(userKeys.userId, userId));
  if (!wrapped) throw new Error('An account has no key');
  const userKey = keyRingOf(app.database.secrets).open(userId, wrapped);
  const earlier = ['Dormi bem', 'Dormi mal', 'Família'].map((name, index) => {
    const id = randomUUID();
    const context = { table: 'tags', column: 'content', rowId: `${userId}/${id}` };
    return {
      userId,
      id,
      content: seal(userKey, context, JSON.stringify({ name, icon: 'moon' })),
      createdAt: new Date(NOON - 100 + index),
    };
  });
  await app.database.db.insert(tags).values(earlier.toReversed());
  await call('POST', '/tags', { name: 'Yoga' });
  expect((await list()).map(({ name }) => name)).toEqual(['Dormi bem', 'Dormi mal', 'Família', 'Yoga']);
  await call('PUT', `/tags/${earlier[0]?.id}`, { name: 'Sono bom', icon: 'moon' });
  expect((await list())[0]).toEqual({ id: earlier[0]?.id, name: 'Sono bom', icon: 'moon' });
});
