import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Child, runChild } from '../testing/child-process.ts';
import '../testing/context.ts';
import { type OpenAiServer, startOpenAiServer } from '../testing/services/openai-server.ts';
import { testSecrets } from '../testing/test-secrets.ts';

// These tests start three processes of the server on one database.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const LISTENING = /no ar em (\S+)/;
const PIECES = ['Que bom. ', 'Você ', 'escreveu. ', 'Hoje ', 'foi ', 'um dia ', 'comprido. ', 'Descanse.'];
const children: Child[] = [];
let folder: string;
let service: OpenAiServer;
let worker: Child;
/** Addresses of two web processes. */
let webs: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-two-'));
  service = await startOpenAiServer();
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const url = new URL(template.url);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `two_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const serve = (role: string): Child => {
    const child = runChild('main.ts', {
      ROLE: role,
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      PORT: '0',
      ...(role === 'worker' ? { PUBLIC_URL: 'http://localhost:1' } : {}),
      AI_BASE_URL: service.baseUrl,
      AI_MODEL: 'modelo-de-teste',
      IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
      MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    });
    children.push(child);
    return child;
  };
  const address = async (web: Child): Promise<string> => (await web.waitFor(LISTENING))[1] ?? '';
  const first = await address(serve('web'));
  worker = serve('worker');
  webs = [first, await address(serve('web'))];
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended()));
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(address: string, method: string, path: string, token: string | null, body?: unknown) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  return { body: (await response.json()) as any, requestId: response.headers.get('X-Request-Id') };
}

/** Signs up a person with consent to the external service, which then writes the replies. */
async function newPerson(email: string): Promise<string> {
  const [web = ''] = webs;
  const idOf = async (type: string) => (await call(web, 'GET', `/legal-documents/latest?type=${type}`, null)).body.id;
  const { token } = (
    await call(web, 'POST', '/auth/sign-up/email', null, {
      email,
      password: 'Nuvem-calma-42',
      termsOfUseDocumentId: await idOf('TERMS_OF_USE'),
      privacyPolicyDocumentId: await idOf('PRIVACY_POLICY'),
    })
  ).body;
  await call(web, 'PUT', '/consents/external-ai', token, { isGranted: true });
  return token;
}

/** Reads a stream and returns its events, each with the time since the first event in ms. */
async function readStream(address: string, id: string, token: string) {
  const response = await fetch(`${address}/api/chat/stream/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.body) throw new Error('No stream');
  const parts: { text: string; at: number }[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of response.body) parts.push({ text: decoder.decode(chunk), at: performance.now() });
  return parts;
}

it('two web processes stream a reply while a worker process writes it', async () => {
  const token = await newPerson('duas-partes@exemplo.com');
  service.next({ kind: 'slow-pieces', ms: 700, pieces: PIECES });
  const [first = '', second = ''] = webs;
  const sent = await call(first, 'POST', '/chat', token, { message: 'Oi, tudo bem por aqui' });
  const { messageId } = sent.body;
  const streams = await Promise.all([first, second].map((web) => readStream(web, messageId, token)));
  for (const parts of streams) {
    const text = parts.map((part) => part.text).join('');
    expect(text).toContain('event: done');
    expect(text).toContain(PIECES.join(''));
    const begun = parts.find((part) => /event: (delta|replace)/.test(part.text));
    const done = parts.find((part) => part.text.includes('event: done'));
    // The first part of the text arrived while the reply was being written.
    expect((done?.at ?? 0) - (begun?.at ?? 0)).toBeGreaterThan(400);
  }
  // The worker's log lines contain the id of the request.
  expect(sent.requestId).toBeTruthy();
  await worker.waitFor(new RegExp(`"requestId":"${sent.requestId}".*"job":"answer-chat-reply"`));
});

it('a web process streams the end of a reply even if it received no event with the reply’s text', async () => {
  const token = await newPerson('so-o-fim@exemplo.com');
  service.next({ kind: 'status', status: 400 });
  const [first = '', second = ''] = webs;
  const { messageId } = (await call(first, 'POST', '/chat', token, { message: 'Como foi minha semana?' })).body;
  const started = performance.now();
  const parts = await readStream(second, messageId, token);
  expect(parts.map((part) => part.text).join('')).toContain('event: done');
  expect(performance.now() - started).toBeLessThan(10_000);
});
