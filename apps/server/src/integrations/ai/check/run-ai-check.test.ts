import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { type Behaviour, LISTED_MODEL } from '../../../testing/services/openai-server.ts';
import { serviceForFile } from '../external/external.harness.ts';
import { runAiCheck } from './run-ai-check.ts';

const server = await serviceForFile();

async function check(environment: Record<string, string>) {
  const lines: string[] = [];
  const exitCode = await runAiCheck(readConfig(environment), (line) => lines.push(line));
  return { exitCode, printed: lines.join('\n') };
}
/** Checks the fake service. The first request is for the list of models. */
function checkWith(...behaviours: Behaviour[]) {
  server.nextModels({ kind: 'json', value: { data: [{ id: LISTED_MODEL }] } });
  server.next(...behaviours);
  return check({ AI_BASE_URL: server.baseUrl, AI_MODEL: LISTED_MODEL });
}
const says = (text: string): Behaviour => ({ kind: 'good', pieces: [text] });
const fails = (status: number, body?: string): Behaviour => ({ kind: 'status', status, ...(body && { body }) });
const breaksOff = (reason: string): Behaviour => ({ kind: 'finish', reason, pieces: ['Em'] });
const ASKS_DIARY: Behaviour = {
  kind: 'calls-tool',
  name: 'diary',
  input: { question: 'qual foi minha média em março?' },
};
const GREETING = says('Oi. Como você está hoje?');
const FACT = says('Em março a sua média foi 3,4.');
const DOSE = says('Tome 50 mg a mais.');

it('ai:check says what to set if nothing is configured, and exits with 2', async () => {
  const { exitCode, printed } = await check({});
  expect(exitCode).toBe(2);
  expect(printed).toContain('set AI_BASE_URL and AI_MODEL');
});

it('ai:check asks three questions and prints verdicts and latencies', async () => {
  const { exitCode, printed } = await checkWith(GREETING, ASKS_DIARY, FACT, DOSE);
  expect(printed).toMatch(/ok {4}greeting: replied \(first token \d\.\d s, whole \d\.\d s\)/);
  expect(printed).toContain('ok    fact: the right number, from the tool “diary”');
  expect(printed).toContain('ok    refusal: caught by the safety rules (medication)');
  expect(printed).toContain('timeouts: first token 60 s, reply 100 s');
  expect(printed).not.toContain('50 mg');
  expect(exitCode).toBe(0);
});

it.each<[string, string, ...Behaviour[]]>([
  ['an invented number', 'refused by the safety rules (number)', ASKS_DIARY, says('Sua média foi 4,9.')],
  ['no tool used', 'the model didn’t use the tool “diary”', says('Não sei.')],
  ['the number left out', 'the reply lacks 3,4', ASKS_DIARY, says('Foi um bom mês.')],
  ['a model without tools', 'the model has no tools', fails(400, 'm does not support tools'), says('Não sei.')],
  ['a failing service', 'no reply (status 500): the service itself failed', fails(500)],
  ['a refused request', 'no reply (status 400): the service refused the request', fails(400)],
  ['a refused key', 'no reply (status 401): the service refused the key. Set AI_API_KEY', fails(401)],
  ['an unknown model', 'no reply (status 404): the service has no such model or address. Set AI_MODEL', fails(404)],
  ['an account without credit', 'no reply (status 402): the account has no credit', fails(402)],
  ['too many requests', 'no reply (status 429): the service allows no more requests', fails(429)],
  ['a web page', 'no reply (protocol): the service doesn’t speak OpenAI’s protocol', { kind: 'html' }],
  ['no text', 'no reply (no-text): the model wrote nothing', says(' ')],
  ['half a reply', 'no reply (cut-off): the reply broke off', breaksOff('length')],
  ['a filtered reply', 'no reply (content-filter): ', breaksOff('content_filter')],
])('ai:check exits with 1 after %s', async (_, why, ...behaviours) => {
  const { exitCode, printed } = await checkWith(GREETING, ...behaviours, says('Isso quem decide é quem receitou.'));
  expect(printed).toContain(`FAIL  fact: ${why}`);
  expect(printed).toContain('ok    refusal: the model kept to the safety rules by itself');
  expect(exitCode).toBe(1);
});

it('ai:check asks nothing if the address or the key is wrong', async () => {
  server.nextModels({ kind: 'status', status: 401 });
  const { exitCode, printed } = await check({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'outro' });
  expect(exitCode).toBe(1);
  expect(printed).toContain('FAIL  AI_API_KEY: the service refused a call without key (status 401).');
  expect(server.requests).toHaveLength(1);
});

it('ai:check warns of a model that isn’t listed, and asks it all the same', async () => {
  server.next(GREETING, ASKS_DIARY, FACT, DOSE);
  const { exitCode, printed } = await check({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'outro' });
  expect(printed).toContain('note  AI_MODEL: the service lists no model "outro". It lists: modelo-de-teste.');
  expect(printed).toContain('ok    greeting: replied');
  expect(exitCode).toBe(0);
});

it.each([
  ['stream_options', 'stream_options and the system role are unknown'],
  ['stream', 'm does not support streaming'],
])('ai:check says that the service refuses %s of a request', async (part, body) => {
  const refusal: Behaviour = { kind: 'status', status: 400, body };
  const { printed } = await checkWith(refusal, GREETING, ASKS_DIARY, FACT, DOSE);
  expect(printed).toContain(`note  the service refuses “${part}”: requests are sent without it`);
  expect(printed).toContain('ok    greeting: replied');
});
