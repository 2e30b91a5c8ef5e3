import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_OF_ENTRY, THUMBNAIL_MAX_BYTES } from '@alento/domain/attachment/attachment';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { describe, expect, it } from 'vitest';
import { removableFiles } from '../../db/schema/removable-file.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { addAttachment as add, jpeg, type SentAttachment, THUMBNAIL } from '../../testing/people/add-attachment.ts';
import { isStored, storedFiles } from '../../testing/stored-files.ts';
import { DAY, NOON, PASSWORD, type Person, startTestApp } from '../../testing/test-app.ts';

const MEGABYTES = 25;
const app = await openForFile(startTestApp({ LIMIT_ATTACHMENTS_MEGABYTES: String(MEGABYTES) }));

const TODAY = '2026-03-14';
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
async function newEntry(one: Person, timestamp = NOON): Promise<string> {
  const { status, body } = await one.call('POST', '/mood-entries', { score: 3, note: '', timestamp });
  expect(status).toBe(201);
  return body.id;
}

/** Adds a voice note. */
const addVoice = (one: Person, entryId: string, durationMs: number, file = Buffer.concat([WEBM, randomBytes(9000)])) =>
  add(one, entryId, file, {
    body: file,
    query: { ...NO_PHOTO, kind: 'voice', type: 'audio/webm', durationMs },
  });
const NO_PHOTO = { width: undefined, height: undefined, thumbnailBytes: undefined };

const list = async (one: Person, start = TODAY, end = TODAY) =>
  (await one.call('GET', `/attachments?startDate=${start}&endDate=${end}`)).body.attachments;

/** How many more can be added this month. */
const left = async (one: Person) =>
  (await one.call('GET', `/attachments?startDate=${TODAY}&endDate=${TODAY}`)).body.leftThisMonth;

async function bytesOf(one: Person, path: string): Promise<Buffer> {
  const answer = await one.request(path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('a photo', () => {
  it('is returned with its preview, and listed with the entries of its day', async () => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const file = jpeg(700_000);
    const { status, body } = await add(ana, entryId, file);
    expect(status).toBe(201);
    const { id } = body;
    expect(body).toEqual({
      ...{ id: expect.any(String), entryId, kind: 'photo', type: 'image/jpeg', bytes: 700_000 },
      ...{ width: 40, height: 30, durationMs: null, createdAt: NOON },
    });
    const answer = await ana.request(`/attachments/${id}/file`);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="alento.jpeg"');
    expect(answer.headers.get('Content-Length')).toBe('700000');
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
    expect((await bytesOf(ana, `/attachments/${id}/thumbnail`)).equals(THUMBNAIL)).toBe(true);
    expect(await list(ana)).toEqual([body]);
    expect(await list(ana, '2026-03-15', '2026-03-20')).toEqual([]);
  });

  it('may have a preview of another type', async () => {
    const ana = await app.newPerson();
    const webp = Buffer.concat([Buffer.from('RIFF1234WEBP'), randomBytes(THUMBNAIL.length - 12)]);
    const file = jpeg();
    const { body } = await add(ana, await newEntry(ana), file, { body: Buffer.concat([webp, file]) });
    const answer = await ana.request(`/attachments/${body.id}/thumbnail`);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
  });

  it('is encrypted in its file, and nothing of it stands in the log', async () => {
    const ana = await app.newPerson();
    const file = Buffer.concat([jpeg(12), Buffer.from('segredo da Ana '.repeat(100))]);
    const { body } = await add(ana, await newEntry(ana), file);
    const path = (await storedFiles(app)).find((one) => one.endsWith(body.id)) ?? '';
    expect(await readFile(path, 'latin1')).not.toContain('segredo');
    expect(app.logged()).not.toContain('segredo');
  });

  it('can’t be added to an entry of another person', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    expect((await add(bia, await newEntry(ana), jpeg())).body.errorCode).toBe('ENTRY_NOT_FOUND');
    expect([await list(bia), await list(ana)]).toEqual([[], []]);
  });

  it.each([
    ['no picture', { body: Buffer.concat([THUMBNAIL, randomBytes(900)]) }],
    ['of another type than it says', { query: { type: 'image/webp' } }],
    ['of a type for sound', { query: { type: 'audio/webm' } }],
    ['without its sides', { query: { width: undefined } }],
    ['without a preview', { query: { thumbnailBytes: undefined } }],
    ['with a preview that is no picture', { body: Buffer.concat([randomBytes(500), jpeg()]) }],
    ['with a duration', { query: { durationMs: 5 } }],
    ['empty', { body: Buffer.alloc(0) }],
    ['shorter than its preview', { body: THUMBNAIL.subarray(0, 300) }],
  ])('%s is refused, and nothing is stored', async (_, sent: SentAttachment) => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const before = await storedFiles(app);
    const { status, body } = await add(ana, entryId, jpeg(), sent);
    expect([status, body.errorCode]).toEqual([422, 'ATTACHMENT_INVALID']);
    expect(await list(ana)).toEqual([]);
    expect(await storedFiles(app)).toEqual(before);
  });

  it('whose bytes are not those that were sent is refused', async () => {
    const ana = await app.newPerson();
    const answer = await add(ana, await newEntry(ana), jpeg(), { query: { sha256: 'a'.repeat(64) } });
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'ATTACHMENT_INCOMPLETE']);
  });

  it('may have 10 MB, and no byte more', async () => {
    const ana = await app.newPerson('essencial');
    const entryId = await newEntry(ana);
    expect((await add(ana, entryId, jpeg(ATTACHMENT_MAX_BYTES))).status).toBe(201);
    const larger = await add(ana, entryId, jpeg(ATTACHMENT_MAX_BYTES + 1));
    expect([larger.status, larger.body.errorCode]).toEqual([413, 'ATTACHMENT_TOO_LARGE']);
    const both = await add(ana, entryId, jpeg(ATTACHMENT_MAX_BYTES + THUMBNAIL_MAX_BYTES + 1));
    expect([both.status, both.body.errorCode]).toEqual([413, 'ATTACHMENT_TOO_LARGE']);
  });

  it('is added once by a repeated request, and not again after it was deleted', async () => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const [file, key] = [jpeg(), randomUUID()];
    const [first, second] = await Promise.all([0, 1].map(() => add(ana, entryId, file, { key })));
    expect(second?.body).toEqual(first?.body);
    expect(await list(ana)).toHaveLength(1);
    expect((await add(ana, entryId, jpeg(), { key })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await ana.call('DELETE', `/attachments/${first?.body.id}`)).status).toBe(204);
    expect((await add(ana, entryId, file, { key })).status).toBe(410);
  });
});

describe('a voice note', () => {
  it('has a duration of at most two minutes, and no preview', async () => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const file = Buffer.concat([WEBM, randomBytes(50_000)]);
    expect((await addVoice(ana, entryId, 130_000, file)).body.errorCode).toBe('ATTACHMENT_INVALID');
    const { status, body } = await addVoice(ana, entryId, 120_000, file);
    expect([status, body.durationMs, body.width]).toEqual([201, 120_000, null]);
    expect((await bytesOf(ana, `/attachments/${body.id}/file`)).equals(file)).toBe(true);
    expect((await ana.request(`/attachments/${body.id}/thumbnail`)).status).toBe(404);
  });
});

describe('the room for attachments', () => {
  it('is four photos and one voice note for each entry, also by requests at once', async () => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const answers = [await add(ana, entryId, jpeg()), await add(ana, entryId, jpeg())];
    // As many as may wait at once.
    answers.push(...(await Promise.all(Array.from({ length: 3 }, () => add(ana, entryId, jpeg())))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ATTACHMENTS_OF_ENTRY.photo);
    expect(answers.find(({ status }) => status !== 201)?.body.errorCode).toBe('ATTACHMENTS_OF_ENTRY_FULL');
    expect((await addVoice(ana, entryId, 1000)).status).toBe(201);
    expect((await addVoice(ana, entryId, 1000)).body.errorCode).toBe('ATTACHMENTS_OF_ENTRY_FULL');
    const names = await storedFiles(app);
    for (const { id } of await list(ana)) expect(names.some((path) => path.endsWith(id))).toBe(true);
  });

  it('is 20 a month in the free plan, and has no such limit in the others', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson('essencial')];
    const limit = PLAN_QUOTAS.free.attachmentsPerMonth;
    const addMany = async (one: Person) => {
      const answers = [];
      for (let count = 0; count <= limit; count += 1)
        answers.push(await add(one, await newEntry(one, NOON - count * 60_000), jpeg()));
      return answers;
    };
    const refused = (await addMany(ana)).at(-1);
    expect([refused?.status, refused?.body.errorCode]).toEqual([429, 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED']);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(DAY / 1000);
    expect((await addMany(bia)).at(-1)?.status).toBe(201);
    expect(await Promise.all([ana, bia, await app.newPerson()].map(left))).toEqual([0, null, limit]);
  });

  it('is a number of bytes for all of a person', async () => {
    const ana = await app.newPerson('premium');
    const entryId = await newEntry(ana);
    for (let count = 0; count < 2; count += 1)
      expect((await add(ana, entryId, jpeg(ATTACHMENT_MAX_BYTES))).status).toBe(201);
    const full = await add(ana, entryId, jpeg(ATTACHMENT_MAX_BYTES));
    expect([full.status, full.body.errorCode]).toEqual([422, 'ATTACHMENTS_FULL']);
    expect((await add(ana, entryId, jpeg(1000))).status).toBe(201);
  });
});

describe('the file of an attachment', () => {
  it.each([
    ['attachment', (one: Person, { id }: { id: string }) => one.call('DELETE', `/attachments/${id}`)],
    ['entry', (one: Person, { entryId }: { entryId: string }) => one.call('DELETE', `/mood-entries/${entryId}`)],
    ['account', (one: Person) => one.call('DELETE', '/account/delete', { password: PASSWORD })],
  ])('is removed with its %s', async (_, removeIt) => {
    const ana = await app.newPerson();
    const { body } = await add(ana, await newEntry(ana), jpeg());
    await app.runJob('remove-files');
    expect(await isStored(app, body.id)).toBe(true);
    expect((await removeIt(ana, body)).status).toBeLessThan(300);
    await app.runJob('remove-files');
    expect(await isStored(app, body.id)).toBe(false);
  });

  it('of an upload that was cut off is removed after a day', async () => {
    const ana = await app.newPerson();
    const entryId = await newEntry(ana);
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(Buffer.concat([THUMBNAIL, jpeg(400_000)])));
      },
      pull: (controller) => controller.error(new Error('cut off')),
    });
    const query = new URLSearchParams({
      ...{ entryId, kind: 'photo', type: 'image/jpeg', width: '4', height: '3', thumbnailBytes: '500' },
      sha256: 'a'.repeat(64),
    });
    const { db } = app.database;
    await db.delete(removableFiles);
    const before = await storedFiles(app);
    const init = { method: 'POST', body: cut, duplex: 'half', headers: { 'Content-Type': 'application/octet-stream' } };
    expect((await ana.request(`/attachments?${query}`, init)).status).toBeGreaterThanOrEqual(400);
    expect(await storedFiles(app)).toEqual(before);
    expect(await list(ana)).toEqual([]);
    await app.runJob('remove-files');
    expect(await db.$count(removableFiles)).toBe(1);
    app.setNow(NOON + DAY + 1);
    await app.runJob('remove-files');
    app.setNow(NOON);
    expect(await db.$count(removableFiles)).toBe(0);
  });
});
