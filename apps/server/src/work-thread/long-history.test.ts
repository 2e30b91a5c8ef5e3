import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { localAssistant } from '@alento/local-assistant/local-assistant';
import { expect, it } from 'vitest';
import { noteContext } from '../crypto/note-context.ts';
import { seal } from '../crypto/seal.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { historySearchService } from '../features/chat/search/history-search.service.ts';
import { daylioCsv, startImportApp } from '../testing/import-app.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { NOON, type Person } from '../testing/test-app.ts';
import { createTurns } from './turns.ts';
import { createWorkThread } from './work-thread.ts';

const NOTES = 500;
const WORDS =
  'correndo trabalho parque família ansiedade sono cansaço amigos chuva caminhada música café leitura'.split(' ');
/** Creates a note of maximum length. Its words have the same first letters, so that each one must be compared. */
const longNote = (place: number): string =>
  Array.from({ length: 400 }, (_, at) => `${WORDS[(place + at) % WORDS.length]}${at % 7}`)
    .join(' ')
    .slice(0, 2000);

const local = localAssistant();
const app = await openForFile(
  startImportApp(
    { LIMIT_SEARCHES_PER_MINUTE: '1000' },
    { assistant: { local, external: { ...local, writtenBy: 'external' } } },
  ),
);

/** A note of maximum length that the crisis check reads slowly, different for each place. */
const slowNote = (place: number): string => `${place} ${'não quero mais me matar '.repeat(90)}`.slice(0, 2000);

/** A person with a long note each so many hours. */
async function withLongHistory(hoursApart = 7, noteOf = longNote): Promise<Person> {
  const person = await app.newPerson('premium');
  const userKey = (await app.personForJob(person.userId)).userKey();
  for (let from = 0; from < NOTES; from += 250) {
    const rows = Array.from({ length: 250 }, (_, at) => {
      const id = randomUUID();
      const recordedAt = new Date(NOON - (from + at) * hoursApart * HOUR_MS);
      return {
        userId: person.userId,
        id,
        score: at % 6,
        note: seal(userKey, noteContext(person.userId, id), noteOf(at)),
        recordedAt,
        tagIds: [],
        localDate: recordedAt.toISOString().slice(0, 10),
        offsetMinutes: -180,
      };
    });
    await app.database.db.insert(moodEntries).values(rows);
  }
  return person;
}

/** Runs the work, counts the requests of others that get a response meanwhile, and measures their longest wait, ms. */
async function servedDuring<T>(work: () => Promise<T>) {
  const began = performance.now();
  let isDone = false;
  let served = 0;
  let [last, longestMs] = [began, 0];
  const others = (async () => {
    while (!isDone) {
      expect((await app.call('GET', '/health')).status).toBe(200);
      served += 1;
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
      await wait(3);
    }
  })();
  const result = await work();
  isDone = true;
  await others;
  return { result, served, longestMs, tookMs: performance.now() - began };
}

it('the server responds to other requests while long histories are searched and analysed', async () => {
  const people = [await withLongHistory(), await withLongHistory()];
  const { result: answers, served } = await servedDuring(() =>
    Promise.all(
      people.flatMap((person) => [
        person.call('POST', '/chat/search-history', { query: 'correr no parque com amigos' }),
        person.call('POST', '/mood-entries/search', { query: 'palavra-que-falta' }),
        person.call('POST', '/chat', { message: 'Quando falei de caminhada?' }),
        person.call('GET', '/analytics?period=all'),
      ]),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => [200, 200, 202, 200]));
  expect(answers[0]?.body.results).toHaveLength(8);
  // Each of the eight concurrent long calls would block the event loop if it didn't run on the worker thread.
  expect(served).toBeGreaterThan(25);
}, 120_000);

it('the server responds to other requests while the notes of a full week are read for its summary', async () => {
  const person = await withLongHistory(4, slowNote);
  const { body } = await person.call('POST', '/weekly-summary');
  const { longestMs, tookMs } = await servedDuring(() => app.runJobs());
  expect((await person.call('GET', `/weekly-summary/${body.requestId}`)).body.status).toBe('completed');
  // On the event loop the check of the notes takes nearly all of the time at once.
  expect(longestMs).toBeLessThan(tookMs / 2);
}, 60_000);

it('the server responds to other requests while imported notes are checked for signs of a crisis', async () => {
  const person = await app.newImporter();
  const note = 'não quero mais me matar '.repeat(1000).slice(0, 20_000);
  const rows = Array.from({ length: 12 }, (_, at) => ({ date: '2026-03-13', time: `10:${at + 10}`, note }));
  const { body } = await person.upload(daylioCsv(rows));
  await person.call('POST', `/imports/${body.id}/confirm`, {});
  const { longestMs, tookMs } = await servedDuring(() => app.runJobs());
  expect((await person.call('GET', `/imports/${body.id}`)).body).toMatchObject({ status: 'ready', created: 12 });
  expect(longestMs).toBeLessThan(tookMs / 2);
}, 60_000);

it('the server responds to other requests while notes are checked that an external service would get', async () => {
  const person = await withLongHistory(7, slowNote);
  await person.call('PUT', '/consents/external-ai', { isGranted: true });
  const { body } = await person.call('POST', '/chat', { message: 'Como foi a minha semana?' });
  const { longestMs, tookMs } = await servedDuring(() => app.runJobs());
  const reply = (await person.call('GET', `/chat/replies/${body.messageId}`)).body;
  expect(reply).toMatchObject({ status: 'completed', writtenBy: 'external' });
  expect(longestMs).toBeLessThan(tookMs / 2);
}, 60_000);

it('the history search returns SEARCH_HISTORY_TIMEOUT after its time limit', async () => {
  const person = await withLongHistory();
  const actor = await app.personForJob(person.userId);
  const thread = createWorkThread();
  const search = historySearchService({ db: app.database.db, thread, turns: createTurns(), deadlineMs: 1 });
  expect(await search.search(actor, 'correr')).toEqual({ ok: false, code: 'SEARCH_HISTORY_TIMEOUT' });
  const patient = historySearchService({ db: app.database.db, thread, turns: createTurns() });
  expect(await patient.search(actor, 'correr')).toMatchObject({ ok: true });
  await thread.close();
}, 60_000);
