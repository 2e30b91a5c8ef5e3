import { randomUUID } from 'node:crypto';
import { localAssistant } from '@alento/local-assistant/local-assistant';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noteContext } from '../crypto/note-context.ts';
import { seal } from '../crypto/seal.ts';
import { moodEntries } from '../db/schema/mood-entry.ts';
import { readPersonContext } from '../person-context/read-person-context.ts';
import { heaviestRead } from '../testing/database/heaviest-read.ts';
import { startImportApp } from '../testing/import-app.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { archiveOf, exported } from '../testing/people/archive.ts';
import { professional, shared } from '../testing/people/sharing-people.ts';
import { HOUR, NOON, PASSWORD, type Person } from '../testing/test-app.ts';

const NOTES = 60;
/** Length of a note: an import allows up to 20,000 characters, which have two bytes here. */
const UNITS = 19_500;
const noteOf = (at: number): string => `${String(at).padStart(2, '0')} praia ${'é'.repeat(UNITS)}`.slice(0, UNITS);
/** Size of an encrypted note: the encryption adds 29 bytes. */
const NOTE_BYTES = Buffer.byteLength(noteOf(0)) + 29;
/** A batch ends with the entry that reaches 256 kB. */
const BATCH_MAX = 256 * 1024 + NOTE_BYTES;
/** A turn of the event loop that begins with one batch may end with the next one. */
const TURN_MAX = 2 * BATCH_MAX;

const local = localAssistant();
const app = await openForFile(startImportApp({}, { assistant: { local, external: null } }));

/** A person with the longest notes that can be imported, one each two hours of the last five days. */
async function withLargeNotes(): Promise<Person> {
  const person = await app.newPerson('premium');
  const userKey = (await app.personForJob(person.userId)).userKey();
  const rows = Array.from({ length: NOTES }, (_, at) => {
    const id = randomUUID();
    const recordedAt = new Date(NOON - at * 2 * HOUR);
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
  for (const row of rows) await app.database.db.insert(moodEntries).values(row);
  return person;
}

const ana = await withLargeNotes();
const helena = await professional(app);
const patient = await shared(ana, helena);
const ok = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};

const READS: [string, () => Promise<unknown>][] = [
  ['list', () => ok(ana.call('GET', '/mood-entries?limit=100'))],
  ['long list', () => ok(ana.call('GET', '/mood-entries?limit=500'))],
  ['days', () => ok(ana.call('GET', '/mood-entries/date-range?startDate=2026-03-01&endDate=2026-03-14'))],
  ['search', () => ok(ana.call('POST', '/mood-entries/search', { query: 'praia', limit: 500 }))],
  ['history search', () => ok(ana.call('POST', '/chat/search-history', { query: 'praia' }))],
  ['suggestions', () => ok(ana.call('GET', '/chat/suggestions'))],
  ['analysis of a mood', () => ok(ana.call('POST', '/analyze-mood', { message: 'Por que estou assim?' }))],
  ['analytics', () => ok(ana.call('GET', '/analytics?period=30'))],
  ['list of a patient', () => ok(helena.call('GET', `/patients/${patient}/mood-entries?limit=200`))],
  ['export', () => exported(app, ana)],
  [
    'reply',
    async () => {
      await ok(ana.call('POST', '/chat', { message: 'Como foi a minha semana?' }));
      await app.runJobs();
    },
  ],
];

it.each(READS)('%s: a statement reads one batch of large notes, and each batch has its turn', async (_name, work) => {
  const { statement, turn } = await heaviestRead(app.database, work);
  expect(statement).toBeLessThanOrEqual(BATCH_MAX);
  expect(turn).toBeLessThanOrEqual(TURN_MAX);
});

it('an import is compared with large notes of the diary in batches', async () => {
  const { bytes } = await archiveOf(ana, await exported(app, ana));
  const upload = () =>
    ana.request('/imports?source=alento&filename=alento.zip', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  const most = await heaviestRead(app.database, async () => expect((await upload()).status).toBe(201));
  expect(most.statement).toBeLessThanOrEqual(BATCH_MAX);
  expect(most.turn).toBeLessThanOrEqual(TURN_MAX);
});

it('a weekly summary reads no notes of a week that has too many', async () => {
  const most = await heaviestRead(app.database, async () => {
    await ok(ana.call('POST', '/weekly-summary'));
    await app.runJobs();
  });
  expect(most.statement).toBeLessThan(NOTE_BYTES);
});

describe('a page', () => {
  const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

  it.each([
    ['of a list', ana, '/mood-entries?limit=100'],
    ['of a long list', ana, '/mood-entries?limit=500'],
    ['of days', ana, '/mood-entries/date-range?startDate=2026-03-01&endDate=2026-03-14'],
    ['of a patient', helena, `/patients/${patient}/mood-entries?limit=200`],
  ])('%s ends when its notes reach 2 MB, and the cursor continues after it', async (_name, reader, path) => {
    const first = await reader.call('GET', path);
    const cursor = first.headers.get('X-Next-Cursor');
    const rest = await reader.call('GET', `${path}&before=${cursor}`);
    expect(first.body).toHaveLength(Math.ceil(2_000_000 / NOTE_BYTES));
    expect(rest.headers.get('X-Next-Cursor')).toBeNull();
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(NOTES);
  });

  it('of a search ends likewise', async () => {
    const search = (before?: string) =>
      ana.call('POST', '/mood-entries/search', { query: 'praia', limit: 500, before });
    const first = (await search()).body;
    const rest = (await search(first.nextCursor)).body;
    expect(first.entries).toHaveLength(Math.ceil(2_000_000 / NOTE_BYTES));
    expect(first.entries.length + rest.entries.length).toBe(NOTES);
    expect(rest.nextCursor).toBeNull();
  });
});

it('a model gets the newest notes up to 512 kB, and always the one that the request is about', async () => {
  const actor = await app.personForJob(ana.userId);
  const ports = { readTags: async () => [], readAnswers: async () => ({}) };
  const notesFor = async (firstId?: string) => {
    const { entries } = await readPersonContext(app.database.db, actor, NOON, ports, firstId);
    return entries.map(({ note }) => note.length);
  };
  const fitting = Math.floor((512 * 1024) / NOTE_BYTES);
  const plain = await notesFor();
  expect(plain).toHaveLength(40);
  expect(plain.map((length) => length > 0)).toEqual(plain.map((_, at) => at < fitting));
  const oldest = (await ana.call('GET', '/mood-entries/date-range?startDate=2026-03-01&endDate=2026-03-10')).body.at(
    -1,
  );
  const about = await notesFor(oldest.id);
  expect(about).toHaveLength(40);
  expect(about.map((length) => length > 0)).toEqual(about.map((_, at) => at < fitting));
  expect(about[0]).toBe(UNITS);
});

it('the entries of a deleted account are deleted in batches that end with the one that reaches 1 MB', async () => {
  const bia = await withLargeNotes();
  const left = () => app.database.db.$count(moodEntries, eq(moodEntries.userId, bia.userId));
  await ok(bia.call('DELETE', '/account/delete', { password: PASSWORD }));
  const ofBatch = Math.ceil(1_000_000 / NOTE_BYTES);
  expect(await left()).toBe(NOTES - ofBatch);
  await app.runJobs();
  expect(await left()).toBe(0);
});
