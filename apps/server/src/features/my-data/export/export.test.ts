import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/account.ts';
import { exports } from '../../../db/schema/my-data.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { archiveOf, exported } from '../../../testing/people/archive.ts';
import { setTotp } from '../../../testing/people/second-factor.ts';
import { isStored, storedFiles } from '../../../testing/stored-files.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  NOON,
  PASSWORD,
  type Person,
  resetAfterEach,
  startTestApp,
} from '../../../testing/test-app.ts';

const app = await openForFile(startTestApp({ LIMIT_ACCESS_CHANGES_PER_MINUTE: '1000' }));
resetAfterEach(app);

const ask = (person: Person, body: object = { password: PASSWORD }) => person.call('POST', '/exports', body);
const read = async (person: Person, id: string) => (await person.call('GET', `/exports/${id}`)).body;
const codeOf = async (response: Response) => ((await response.json()) as { errorCode: string }).errorCode;
const rowsOf = ({ userId }: Person) => app.database.db.select().from(exports).where(eq(exports.userId, userId));
/** Whether the file of an export is in the file store. */
async function hasFile(person: Person, name?: string | null): Promise<boolean> {
  const file = name ?? (await rowsOf(person))[0]?.file;
  return file != null && isStored(app, file);
}
const run = (name: string) => {
  app.jobs.push({ name, payload: {} });
  return app.runJobs();
};
/** Sets the row as if a worker had claimed it and was then killed. */
const beginAndDie = ({ userId }: Person, id: string, at: number) =>
  app.database.db
    .update(exports)
    .set({ startedAt: new Date(at), done: 5 })
    .where(and(eq(exports.userId, userId), eq(exports.id, id)));

describe('POST /exports', () => {
  it('responds 202, and the export is ready once its job has run', async () => {
    const ana = await app.newPerson();
    const { status, body } = await ask(ana);
    expect([status, body]).toEqual([202, { id: expect.any(String) }]);
    const waiting = {
      ...{ id: body.id, status: 'processing', progress: { done: 0, of: DATA_KINDS.length } },
      ...{ expiresAt: null, createdAt: NOON, bytes: null },
    };
    expect(await read(ana, body.id)).toEqual(waiting);
    expect((await ana.call('GET', '/exports')).body).toEqual([waiting]);
    const early = await ana.request(`/exports/${body.id}/file`);
    expect([early.status, await codeOf(early)]).toEqual([409, 'EXPORT_NOT_READY']);
    app.setNow(NOON + MINUTE);
    await app.runJobs();
    expect(await read(ana, body.id)).toEqual({
      ...waiting,
      status: 'ready',
      progress: { done: DATA_KINDS.length, of: DATA_KINDS.length },
      expiresAt: NOON + MINUTE + 48 * HOUR,
      bytes: expect.any(Number),
    });
  });

  it('returns the same export to a repeated request with its key, without a second confirmation', async () => {
    const ana = await app.newPerson();
    const { codes } = await setTotp(app, ana.token);
    const body = { password: PASSWORD, secondFactor: { kind: 'recovery-code', code: codes[0] } };
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => app.call('POST', '/exports', { token: ana.token, body, headers });
    const first = await send();
    expect(first.status).toBe(202);
    await app.runJobs();
    expect(await send()).toMatchObject({ status: 202, body: first.body });
    expect(await rowsOf(ana)).toHaveLength(1);
    await app.database.db.delete(exports).where(eq(exports.userId, ana.userId));
    expect(await send()).toMatchObject({ status: 410, body: { errorCode: 'IDEMPOTENT_RESULT_GONE' } });
  });

  it('asks for the password, and for the second factor if one is set', async () => {
    const ana = await app.newPerson();
    const refusal = async (body: object) => (await ask(ana, body)).body.errorCode;
    expect(await refusal({})).toBe('PASSWORD_REQUIRED');
    expect(await refusal({ password: 'Outra-senha-42' })).toBe('PASSWORD_WRONG');
    const { codes } = await setTotp(app, ana.token);
    expect(await refusal({ password: PASSWORD })).toBe('SECOND_FACTOR_REQUIRED');
    const secondFactor = { kind: 'recovery-code', code: 'errado' };
    expect(await refusal({ password: PASSWORD, secondFactor })).toBe('SECOND_FACTOR_WRONG');
    expect(await rowsOf(ana)).toEqual([]);
    const right = { password: PASSWORD, secondFactor: { kind: 'recovery-code', code: codes[0] } };
    expect((await ask(ana, right)).status).toBe(202);
  });

  it('starts one export if it is called several times at once', async () => {
    const ana = await app.newPerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('EXPORT_RUNNING');
    expect(await rowsOf(ana)).toHaveLength(1);
    expect(app.jobs.filter(({ name }) => name === 'make-export')).toHaveLength(1);
  });

  it('is refused after three exports in 24 hours, without those that failed', async () => {
    const ana = await app.newPerson();
    const failed = await ask(ana);
    await app.database.db.update(exports).set({ status: 'failed' }).where(eq(exports.id, failed.body.id));
    app.jobs.length = 0;
    for (const hour of [0, 1, 2]) {
      app.setNow(NOON + hour * HOUR);
      await exported(app, ana);
    }
    app.setNow(NOON + 3 * HOUR);
    const { status, body, headers } = await ask(ana);
    expect([status, body.errorCode]).toEqual([429, 'EXPORTS_DAILY_LIMIT_EXCEEDED']);
    expect(headers.get('Retry-After')).toBe(String((21 * HOUR) / 1000));
    expect(await rowsOf(ana)).toHaveLength(4);
    app.setNow(NOON + DAY);
    expect((await ask(ana)).status).toBe(202);
  });
});

describe('the file of an export', () => {
  it('is a ZIP archive with name, size and no caching', async () => {
    const ana = await app.newPerson();
    const id = await exported(app, ana);
    const response = await ana.request(`/exports/${id}/file`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="alento-meus-dados-2026-03-14.zip"',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
    });
    expect((await read(ana, id)).bytes).toBe(bytes.length);
    expect((await archiveOf(ana, id)).names).toHaveLength(5);
  });

  it('is stored encrypted', async () => {
    const ana = await app.newPerson();
    await ana.call('POST', '/mood-entries', { score: 3, note: 'Lua cheia' });
    const { bytes } = await archiveOf(ana, await exported(app, ana));
    const [row] = await rowsOf(ana);
    const path = (await storedFiles(app)).find((one) => one.endsWith(`/${row?.file}`)) ?? '';
    const stored = await readFile(path);
    expect(stored).not.toContain('diario.json');
    expect(stored.length).toBe(bytes.length + 29);
  });

  it('expires after 48 hours, its file is removed, and the row after 30 days', async () => {
    const ana = await app.newPerson();
    const id = await exported(app, ana);
    app.setNow(NOON + 48 * HOUR - 1);
    await run('drop-ended-exports');
    expect((await ana.request(`/exports/${id}/file`)).status).toBe(200);
    app.setNow(NOON + 48 * HOUR);
    const late = await ana.request(`/exports/${id}/file`);
    expect([late.status, await codeOf(late)]).toEqual([410, 'EXPORT_EXPIRED']);
    expect((await ana.call('GET', '/exports')).body).toEqual([]);
    expect(await hasFile(ana)).toBe(true);
    await run('remove-files');
    expect(await hasFile(ana)).toBe(false);
    expect((await ana.request(`/exports/${id}/file`)).status).toBe(410);
    app.setNow(NOON + 30 * DAY + 1);
    await run('drop-ended-exports');
    expect(await rowsOf(ana)).toEqual([]);
    expect((await ana.request(`/exports/${id}/file`)).status).toBe(404);
  });
});

describe('an export whose worker was killed', () => {
  it('is made by the job that looks for expired leases', async () => {
    const ana = await app.newPerson();
    const { id } = (await ask(ana)).body;
    app.jobs.length = 0;
    await beginAndDie(ana, id, NOON);
    app.setNow(NOON + 2 * MINUTE);
    await run('make-abandoned-exports');
    expect((await read(ana, id)).status).toBe('processing');
    app.setNow(NOON + 2 * MINUTE + 1);
    await run('make-abandoned-exports');
    expect((await read(ana, id)).status).toBe('ready');
    expect((await archiveOf(ana, id)).document.account.id).toBe(ana.userId);
  });

  it('is enqueued again at the start of an embedded server', async () => {
    const ana = await app.newPerson();
    const { id } = (await ask(ana)).body;
    app.jobs.length = 0;
    await beginAndDie(ana, id, NOON);
    await app.app.resume();
    await app.runJobs();
    expect((await read(ana, id)).status).toBe(app.database.kind === 'embedded' ? 'ready' : 'processing');
  });

  it('is not made twice', async () => {
    const ana = await app.newPerson();
    const id = await exported(app, ana);
    const before = await rowsOf(ana);
    app.jobs.push({ name: 'make-export', payload: { userId: ana.userId, id } });
    await app.runJobs();
    expect(await rowsOf(ana)).toEqual(before);
  });
});

describe('an export of a deleted account', () => {
  it('has no file any more', async () => {
    const ana = await app.newPerson();
    await exported(app, ana);
    const [row] = await rowsOf(ana);
    expect(await hasFile(ana, row?.file)).toBe(true);
    await app.database.db.delete(users).where(eq(users.id, ana.userId));
    await run('remove-files');
    expect(await hasFile(ana, row?.file)).toBe(false);
  });

  it('ends without an error', async () => {
    const ana = await app.newPerson();
    const { id } = (await ask(ana)).body;
    await app.database.db.delete(users).where(eq(users.id, ana.userId));
    await app.runJobs();
    expect(await rowsOf(ana)).toEqual([]);
    expect((await ana.call('GET', `/exports/${id}`)).status).toBe(401);
  });
});
