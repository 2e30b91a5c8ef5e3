import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('the source of an entry is kept, told to who asks, and not changed by a correction', async () => {
  const person = await app.newPerson();
  const sources = async () =>
    (await person.call('GET', '/mood-entries?include=localDate')).body.map(({ source }: { source: string }) => source);
  await person.call('POST', '/mood-entries', { score: 3 });
  const { id } = (await person.call('POST', '/mood-entries', { score: 4, source: 'notification' })).body;
  expect((await sources()).toSorted()).toEqual(['app', 'notification']);
  await person.call('PUT', `/mood-entries/${id}`, { score: 2, note: 'Mudei' });
  expect((await sources()).toSorted()).toEqual(['app', 'notification']);
  expect((await person.call('GET', '/mood-entries')).body[0]).not.toHaveProperty('source');
});

it.each(['voice', 'import', '', 7])('a call can’t say that an entry came by %j', async (source) => {
  const person = await app.newPerson();
  expect((await person.call('POST', '/mood-entries', { score: 3, source })).status).toBe(422);
  expect((await person.call('GET', '/mood-entries')).body).toEqual([]);
});
