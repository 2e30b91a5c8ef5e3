import { expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { type Behaviour, LISTED_MODEL, startOpenAiServer } from '../../../../testing/services/openai-server.ts';
import { openAssistant } from '../../open-assistant.ts';
import { KEY, readableLog, serviceForFile } from '../external.harness.ts';
import { checkService, logServiceCheck } from './check-service.ts';

const server = await serviceForFile();

const service = (change: { model?: string; baseUrl?: string } = {}) => ({
  baseUrl: server.baseUrl,
  apiKey: KEY,
  model: LISTED_MODEL,
  ...change,
});

const fails = (status: number): Behaviour => ({ kind: 'status', status });
const lists = (...ids: string[]): Behaviour => ({ kind: 'json', value: { data: ids.map((id) => ({ id })) } });

/** Logs the check of the service and returns its line. */
async function logged(change: { model?: string; baseUrl?: string } = {}) {
  const { log, lines, raw } = readableLog();
  await logServiceCheck(service(change), log);
  expect(raw()).not.toContain(KEY);
  return lines[0];
}

it('the check accepts a service that lists the model, and sends the key and no text', async () => {
  expect(await checkService(service())).toEqual({ ok: true, model: LISTED_MODEL });
  expect(server.requests).toMatchObject([{ path: '/v1/models', headers: { authorization: `Bearer ${KEY}` } }]);
  expect(server.requests[0]?.body.length).toBe(0);
  expect(await logged({ baseUrl: `${server.baseUrl}/` })).toMatchObject({ level: 30 });
});

it.each([
  ['llama3.2', 'llama3.2:latest'],
  ['llama3.2:latest', 'llama3.2'],
  ['gemini-2.5-flash', 'models/gemini-2.5-flash'],
  ['models/gemini-2.5-flash', 'gemini-2.5-flash'],
])('the check takes the model %s for the listed %s', async (model, id) => {
  server.always(lists(id, 'qwen3:4b'));
  expect(await checkService(service({ model }))).toMatchObject({ ok: true });
  expect(await checkService(service({ model: 'qwen3' }))).toMatchObject({ problem: 'not-listed' });
});

it('the check reads a bare list, and leaves out what isn’t a model', async () => {
  server.always({ kind: 'json', value: [{ name: 'x' }, { id: LISTED_MODEL }] });
  expect(await checkService(service())).toMatchObject({ ok: true });
});

it.each<[string, Behaviour, string, RegExp]>([
  ['a refused key', fails(401), 'key-refused', /^AI_API_KEY: the service refused the key \(status 401\)\./],
  ['a forbidden list', fails(403), 'no-list', /^AI_API_KEY: the service shows the key no list/],
  ['a path without the list', fails(404), 'no-list', /end in \/v1/],
  ['a web page', { kind: 'html' }, 'no-list', /no list of models/],
  ['a redirect', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'unreachable', /no answer/],
  ['another list', lists('a', 'b'), 'not-listed', /no model "modelo-de-teste"\. It lists: a, b\. If it is no alias/],
  ['an empty list', lists(), 'not-listed', /It lists: none\./],
])('the check names the variable and what to do: %s', async (_, behaviour, problem, message) => {
  server.always(behaviour);
  const line = await logged();
  expect(line).toMatchObject({ level: 40, problem });
  expect(line?.msg).toMatch(message);
});

it('the check names a service that isn’t reachable', async () => {
  const { baseUrl, close } = await startOpenAiServer();
  await close();
  expect(await logged({ baseUrl })).toMatchObject({ problem: 'unreachable', msg: expect.stringContaining(baseUrl) });
});

it('a failed check leaves the circuit closed', async () => {
  server.always({ kind: 'status', status: 401 });
  const config = readConfig({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'm' });
  const { log } = readableLog();
  const assistant = openAssistant(config, log, Date.now);
  for (let count = 0; count < 10; count += 1) await logServiceCheck(service(), log);
  expect(assistant.condition()).toEqual({ provider: 'external', circuit: 'closed' });
});
