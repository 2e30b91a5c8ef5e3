import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Child, runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { type OpenAiServer, startOpenAiServer } from '../../testing/services/openai-server.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { type Talker, talk } from './voice.harness.ts';

// These tests start two web processes and a worker on one database.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const LISTENING = /no ar em (\S+)/;
const AUDIO = { data: spokenWav(), mimeType: 'audio/wav' } as const;
/** Time that the transcription takes, in which the client changes the process, ms. */
const SLOW_MS = 2500;
const children: Child[] = [];
const talkers: Talker[] = [];
let folder: string;
let service: OpenAiServer;
let webs: [string, string];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-voice-'));
  service = await startOpenAiServer();
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const url = new URL(template.url);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `voice_${randomBytes(6).toString('hex')}`;
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
      AI_TRANSCRIPTION_MODEL: 'modelo-que-ouve',
      AI_SPEECH_MODEL: 'modelo-que-fala',
      IDENTITY_KEY: testSecrets.identityKey.toString('base64'),
      MASTER_KEYS: testSecrets.masterKeys.map(({ version, key }) => `${version}:${key.toString('base64')}`).join(','),
    });
    children.push(child);
    return child;
  };
  const address = async (web: Child): Promise<string> => (await web.waitFor(LISTENING))[1] ?? '';
  const first = await address(serve('web'));
  serve('worker');
  webs = [first, await address(serve('web'))];
});
afterAll(async () => {
  for (const talker of talkers) talker.close();
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended()));
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, token: string | null, body?: unknown) {
  const response = await fetch(`${webs[0]}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  return (await response.json()) as any;
}

async function newPerson(email: string, more: readonly string[] = []) {
  const idOf = async (type: string) => (await call('GET', `/legal-documents/latest?type=${type}`, null)).id;
  const { token, user } = await call('POST', '/auth/sign-up/email', null, {
    email,
    password: 'Nuvem-calma-42',
    termsOfUseDocumentId: await idOf('TERMS_OF_USE'),
    privacyPolicyDocumentId: await idOf('PRIVACY_POLICY'),
  });
  for (const purpose of ['external-voice', ...more])
    await call('PUT', `/consents/${purpose}`, token, { isGranted: true });
  const connect = async (address: string): Promise<Talker> => {
    const talker = await talk(address, { token });
    talkers.push(talker);
    return talker;
  };
  return { token, userId: user.id as string, connect };
}

it('gives the reply to the process to which the client returned, and counts it once', async () => {
  const ana = await newPerson('ana@exemplo.com');
  const first = await ana.connect(webs[0]);
  first.send('live-chat:start', { userId: ana.userId });
  const { sessionId } = await first.next('live-chat:session-started');
  service.next({ kind: 'slow-first-token', ms: SLOW_MS });
  first.send('live-chat:send-audio', AUDIO);
  await vi.waitFor(() => expect(service.requests.some(({ path }) => path.endsWith('/transcriptions'))).toBe(true));
  first.close();

  const second = await ana.connect(webs[1]);
  second.send('live-chat:start', { userId: ana.userId, sessionId });
  expect(await second.next('live-chat:session-started')).toEqual({ sessionId });
  second.send('live-chat:send-audio', AUDIO);
  const accepted = await second.next('live-chat:accepted');
  expect(accepted).toMatchObject({ sessionId, text: 'hoje foi um dia comprido', usage: { used: 1 } });
  await second.next('live-chat:audio-response');
  expect(await second.next('live-chat:response-ended')).toEqual({ messageId: accepted.messageId });
  expect((await call('GET', '/chat/usage', ana.token)).used).toBe(1);
  expect(service.requests.filter(({ path }) => path.endsWith('/transcriptions'))).toHaveLength(1);
});

it('speaks a reply that the worker writes, while it is written', async () => {
  const bia = await newPerson('bia@exemplo.com', ['external-ai']);
  service.always({ kind: 'slow-pieces', ms: 150, pieces: ['Que bom que você contou. ', 'Como foi ', 'o seu dia?'] });
  const talker = await bia.connect(webs[1]);
  talker.send('live-chat:start', { userId: bia.userId });
  await talker.next('live-chat:session-started');
  talker.send('live-chat:send-audio', AUDIO);
  const { messageId } = await talker.next('live-chat:accepted');
  await talker.next('live-chat:response-ended');
  const reply = await call('GET', `/chat/replies/${messageId}`, bia.token);
  expect(reply).toMatchObject({ writtenBy: 'external', status: 'completed' });
  const spoken = service.requests
    .filter(({ path }) => path.endsWith('/speech'))
    .map(({ body }) => JSON.parse(body.toString()).input);
  expect(spoken.slice(-2)).toEqual(['Que bom que você contou.', 'Como foi o seu dia?']);
});

it('keeps one session of a person over both processes', async () => {
  const cris = await newPerson('cris@exemplo.com');
  const [first, second] = [await cris.connect(webs[0]), await cris.connect(webs[1])];
  first.send('live-chat:start', { userId: cris.userId });
  await first.next('live-chat:session-started');
  second.send('live-chat:start', { userId: cris.userId });
  await second.next('live-chat:session-started');
  await first.next('live-chat:session-ended');
});
