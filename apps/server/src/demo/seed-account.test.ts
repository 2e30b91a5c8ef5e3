import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions, users } from '../db/schema/account.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { tags } from '../db/schema/tag.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { NOON, PASSWORD, startTestApp } from '../testing/test-app.ts';
import { seedAccount } from './seed-account.ts';

const EMAIL = 'demo@exemplo.com';
const legalTexts = join(import.meta.dirname, '../../../../content/legal');

const seed = (email: string, now = NOON) =>
  seedAccount(test.database, { email, password: PASSWORD, plan: 'premium', legalTexts, now });

const test = await openForFile(startTestApp());
const result = await seed(EMAIL);
if (!result.ok) throw new Error(result.code);
const seeded = result.value;
const token: string = (await test.signIn(EMAIL, PASSWORD)).body.token;

it('seedAccount creates an account with a plan, tags and entries', async () => {
  expect((await test.call('GET', '/user-plans/current', { token })).body).toMatchObject({ planId: 'premium' });
  const { body: list } = await test.call('GET', '/tags', { token });
  expect(list).toHaveLength(seeded.tags);
  expect(list.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Dormi bem', 'Terapia']));
  const { body: entries } = await test.call('GET', '/mood-entries?limit=500', { token });
  expect(entries.filter(({ note }: { note: string }) => note !== '').length).toBeGreaterThan(100);
  const ids = new Set(list.map(({ id }: { id: string }) => id));
  expect(entries.flatMap((entry: { tags: string[] }) => entry.tags).every((id: string) => ids.has(id))).toBe(true);
});

it('seedAccount creates a medication diary with notes of the last days', async () => {
  const { body } = await test.call('GET', '/medication-days?startDate=2026-02-12&endDate=2026-03-14', { token });
  expect(body.medications.map(({ name }: { name: string }) => name)).toEqual(['Sertralina', 'Melatonina', 'Dipirona']);
  const counts = body.days.map((day: { counts: { taken: number; skipped: number } }) => day.counts);
  expect(counts.filter(({ taken }: { taken: number }) => taken === 2).length).toBeGreaterThan(15);
  expect(counts.some(({ skipped }: { skipped: number }) => skipped > 0)).toBe(true);
  expect(counts.at(-1)).toMatchObject({ planned: 2, open: 2 });
});

it('seedAccount stores notes encrypted and deletes its own session', async () => {
  const rows = await test.database.db.select().from(moodEntries);
  expect(rows).toHaveLength(seeded.entries);
  const sealed = rows.flatMap(({ note }) => (note ? [Buffer.from(note).toString('utf8')] : []));
  expect(sealed).toHaveLength(seeded.notes);
  expect(sealed.some((text) => /Tapioca|trabalho|terapia/i.test(text))).toBe(false);
  expect(new Set(rows.map(({ localDate }) => localDate)).size).toBe(seeded.days);
  const userId = rows[0]?.userId ?? '';
  expect(await test.database.db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
});

it('seedAccount returns ACCOUNT_EXISTS for an existing account and changes nothing', async () => {
  expect(await seed(EMAIL)).toEqual({ ok: false, code: 'ACCOUNT_EXISTS' });
  expect(await test.database.db.select().from(moodEntries)).toHaveLength(seeded.entries);
});

it('seedAccount stores nothing if one of its entries is refused', async () => {
  const before = await Promise.all([users, moodEntries, tags].map((table) => test.database.db.$count(table)));
  // Entries before the year 2000 are refused.
  const tooEarly = Date.parse('2000-06-01T12:00:00Z');
  await expect(seed('cedo@exemplo.com', tooEarly)).rejects.toThrow('TIMESTAMP_INVALID');
  const after = await Promise.all([users, moodEntries, tags].map((table) => test.database.db.$count(table)));
  expect(after).toEqual(before);
});

it('seedAccount returns EMAIL_INVALID for an invalid address', async () => {
  expect(await seed('sem arroba')).toEqual({ ok: false, code: 'EMAIL_INVALID' });
});
