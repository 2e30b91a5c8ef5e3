import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../testing/database/dump-database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { keepRecovery } from '../testing/people/recovery-email.ts';
import { PASSWORD, startTestApp } from '../testing/test-app.ts';
import { createLog } from './log.ts';

const app = await openForFile(startTestApp());

const EMAIL = 'privada.pessoa@exemplo.com';
const NOTE = 'Chorei no banho ontem';
const RECOVERY = 'resgate.secreto@exemplo.com';

/** Makes different calls with personal data, including some that fail. */
async function live() {
  const { token } = await app.signUp(EMAIL);
  const headers = {
    'Idempotency-Key': randomUUID(),
    'User-Agent': 'Firefox/140.0 unico-agente',
    'X-Forwarded-For': '203.0.113.77',
  };
  const entry = await app.call('POST', '/mood-entries', { token, headers, body: { score: 0, note: NOTE } });
  await app.call('POST', '/mood-entries', { token, body: { score: 9, note: NOTE } });
  await app.call('PUT', `/mood-entries/${entry.body.id}`, { token, body: { score: 1, note: `${NOTE} de novo` } });
  await app.call('POST', '/mood-entries/search', { token, body: { query: 'chorei' } });
  await keepRecovery(app, token, RECOVERY);
  await app.call('POST', '/auth/sign-in/email', { body: { email: EMAIL, password: 'Senha-errada-1' } });
  await app.call('POST', '/auth/request-password-reset', { body: { email: RECOVERY } });
  await app.runJobs();
  await app.call('GET', `/mood-entries?before=${encodeURIComponent(NOTE)}`, { token });
  return { token, id: entry.body.id as string };
}

it('the log contains no personal data, and the database contains none in clear text', async () => {
  const { token, id } = await live();
  const log = app.logged();
  const dump = await dumpDatabase(app.database.db);
  expect(log).toContain('"route":"/mood-entries/{id}"');
  expect(log.split('\n').length).toBeGreaterThan(8);
  for (const secret of [
    'privada',
    'Chorei',
    'chorei',
    'resgate',
    PASSWORD,
    'Senha-errada',
    token,
    id,
    '203.0.113.77',
    'unico-agente',
    app.mails[0]?.text.match(/token=(\S+)/)?.[1] ?? 'no mail',
  ]) {
    expect(log, secret).not.toContain(secret);
    if (secret !== id) expect(dump, secret).not.toContain(secret);
  }
});

it('the log line of an unexpected error contains neither the query nor its values', async () => {
  const broken = await startTestApp();
  const { token } = await broken.signUp('falha.pessoa@exemplo.com');
  await broken.database.close();
  const answer = await broken.call('POST', '/mood-entries', { token, body: { score: 1, note: NOTE } });
  expect(answer.status).toBe(500);
  const line =
    broken
      .logged()
      .split('\n')
      .find((one) => one.includes('unexpected error')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    requestId: answer.headers.get('X-Request-Id'),
    method: 'POST',
    route: '/mood-entries',
  });
  expect(broken.logged()).not.toMatch(/Chorei|select|insert|falha\.pessoa/i);
  expect(JSON.stringify(answer.body)).not.toMatch(/select|sql|stack/i);
});

describe('a logged error', () => {
  const lineOf = (error: unknown): { err: Record<string, unknown> } => {
    const lines: string[] = [];
    createLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
    expect(lines.join('')).not.toContain(NOTE);
    return JSON.parse(lines.join(''));
  };
  const inside = () => [Object.assign(new Error(NOTE), { code: '23503' }), new TypeError(NOTE), new TypeError(NOTE)];

  it('has the kinds of its inner errors, without their messages, if it is an AggregateError', () => {
    expect(lineOf(new AggregateError(inside(), 'three failed')).err).toMatchObject({
      type: 'AggregateError',
      message: 'three failed',
      inner: { 'Error 23503': 1, TypeError: 2 },
    });
  });

  it('has the kinds of the inner errors if its cause is an AggregateError', () => {
    const connecting = Object.assign(new AggregateError(inside()), { code: 'ECONNREFUSED' });
    const query = new DrizzleQueryError(`select ${NOTE}`, [NOTE], connecting);
    expect(lineOf(query).err).toMatchObject({ code: 'ECONNREFUSED', inner: { 'Error 23503': 1, TypeError: 2 } });
  });
});
