import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../db/schema/account.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Seeded, seedAccount } from './seed-account.ts';

const EMAIL = 'demo@exemplo.com';
const legalTexts = join(import.meta.dirname, '../../../../content/legal');
let test: TestApp;
let seeded: Seeded;
let token: string;

const seed = (email: string) =>
  seedAccount(test.database, { email, password: PASSWORD, plan: 'premium', legalTexts, now: NOON });

beforeAll(async () => {
  test = await startTestApp();
  const result = await seed(EMAIL);
  if (!result.ok) throw new Error(result.code);
  seeded = result.value;
  const { body } = await test.call('POST', '/auth/sign-in/email', { body: { email: EMAIL, password: PASSWORD } });
  token = body.token;
});
afterAll(() => test.close());

it('the person signs in and finds the plan, the tags and the words', async () => {
  expect((await test.call('GET', '/user-plans/current', { token })).body).toMatchObject({ planId: 'premium' });
  const { body: tags } = await test.call('GET', '/tags', { token });
  expect(tags).toHaveLength(seeded.tags);
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Dormi bem', 'Terapia']));
  const { body: entries } = await test.call('GET', '/mood-entries?limit=500', { token });
  expect(entries.filter(({ note }: { note: string }) => note !== '').length).toBeGreaterThan(100);
  const ids = new Set(tags.map(({ id }: { id: string }) => id));
  expect(entries.flatMap((entry: { tags: string[] }) => entry.tags).every((id: string) => ids.has(id))).toBe(true);
});

it('keeps what it says, encrypted, and no session of its own', async () => {
  const rows = await test.database.db.select().from(moodEntries);
  expect(rows).toHaveLength(seeded.entries);
  const sealed = rows.flatMap(({ note }) => (note ? [Buffer.from(note).toString('utf8')] : []));
  expect(sealed).toHaveLength(seeded.notes);
  expect(sealed.some((text) => /Tapioca|trabalho|terapia/i.test(text))).toBe(false);
  expect(new Set(rows.map(({ localDate }) => localDate)).size).toBe(seeded.days);
  const userId = rows[0]?.userId ?? '';
  expect(await test.database.db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
});

it('is refused where the account exists, and changes nothing', async () => {
  expect(await seed(EMAIL)).toEqual({ ok: false, code: 'ACCOUNT_EXISTS' });
  expect(await test.database.db.select().from(moodEntries)).toHaveLength(seeded.entries);
});

it('is refused without an address', async () => {
  expect(await seed('sem arroba')).toEqual({ ok: false, code: 'EMAIL_INVALID' });
});
