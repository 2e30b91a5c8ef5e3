import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

const LONG = '🇧🇷'.repeat(2000);
const batch = (count: number) => ({
  entries: Array.from({ length: count }, (_, at) => ({ score: 3, note: LONG, timestamp: NOON - at })),
});
const full = { status: 422, body: { errorCode: 'NOTES_FULL' } };
const app = await openForFile(startTestApp({ LIMIT_NOTES_MEGABYTES: '1' }));

it('refuses long notes of a person whose stored notes have the largest size, and nothing else', async () => {
  const person = await app.newPerson();
  const other = await app.newPerson();
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await person.call('POST', '/mood-entries/batch', batch(50), key);
  expect(first.status).toBe(201);
  const last = await person.call('POST', '/mood-entries', { score: 3, note: 'breve' });
  for (const refused of [
    await person.call('POST', '/mood-entries/batch', batch(50)),
    await person.call('POST', '/mood-entries/batch', batch(50), { 'Idempotency-Key': randomUUID() }),
  ])
    expect(refused).toMatchObject(full);
  expect((await person.call('POST', '/mood-entries/batch', batch(12))).status).toBe(201);
  expect(await person.call('POST', '/mood-entries', { score: 3, note: LONG })).toMatchObject(full);
  expect(await person.call('PUT', `/mood-entries/${last.body.id}`, { score: 3, note: LONG })).toMatchObject(full);
  expect((await person.call('GET', '/mood-entries?limit=500')).body).toHaveLength(63);

  expect((await person.call('POST', '/mood-entries/batch', batch(50), key)).body).toEqual(first.body);
  expect((await person.call('POST', '/mood-entries', { score: 0, note: 'Um dia difícil.' })).status).toBe(201);
  expect((await other.call('POST', '/mood-entries', { score: 3, note: LONG })).status).toBe(201);

  const { id } = first.body.entries[0];
  expect((await person.call('PUT', `/mood-entries/${id}`, { score: 3, note: LONG.slice(0, 6000) })).status).toBe(200);
  expect((await person.call('DELETE', `/mood-entries/${id}`)).status).toBe(204);
  expect((await person.call('POST', '/mood-entries', { score: 3, note: LONG })).status).toBe(201);
});
