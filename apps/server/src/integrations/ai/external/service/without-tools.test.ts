import { expect, it } from 'vitest';
import { type Behaviour, GOOD_PIECES } from '../../../../testing/services/openai-server.ts';
import { CANARY, openUnforgiving, serviceForFile } from '../external.harness.ts';
import { readBeginning } from './raw-tool-call.ts';

const server = await serviceForFile();

const open = (clock?: () => number) => openUnforgiving(server, clock);
const hadTools = () => server.requests.map((_, index) => server.sent(index).tools !== undefined);

const refusal = (status: number, message: string): Behaviour => ({
  kind: 'status',
  status,
  body: JSON.stringify({ error: { message: `${message} ${CANARY}`, type: 'api_error' } }),
});

it.each([
  ['Ollama', refusal(400, 'registry.ollama.ai/library/gemma:2b does not support tools')],
  ['vLLM', refusal(400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set')],
  ['llama.cpp', refusal(500, 'tools param requires --jinja flag')],
  ['OpenRouter', refusal(404, 'No endpoints found that support tool use')],
])('a request that %s refuses because of its tools is repeated once without', async (_, behaviour) => {
  const { ask, model, lines, raw } = open();
  server.next(behaviour);
  expect(await ask()).toContain('Que bom');
  expect(hadTools()).toEqual([true, false]);
  expect(server.sent(1).messages[0]?.content).not.toContain('Ferramentas');
  expect(lines.at(-1)).toMatchObject({ outcome: 'ok', attempts: 1, withoutTools: true });
  expect(model.condition()).toBe('closed');
  expect(raw()).not.toContain(CANARY);
});

it.each([
  '{"name": "diary", "arguments": {"question": "média em março"}}',
  '```json\n{"name": "diary", "parameters": {"question": "x"}}\n```',
  '<tool_call>\n{"name": "help", "arguments": {}}\n</tool_call>',
  '[TOOL_CALLS] [{"name": "diary", "arguments": {}}]',
  '<|python_tag|>diary(question="x")',
  'diary(question="média em março")',
  '{"question": "média em março"}',
  '[{"type": "function", "name": "plan"}]',
])('a tool call that the model writes as text isn’t shown, and the request is repeated: %s', async (text) => {
  const { ask, deltas } = open();
  server.next({ kind: 'good', pieces: [...text] });
  expect(await ask()).toBe(GOOD_PIECES.join(''));
  expect(hadTools()).toEqual([true, false]);
  expect(deltas).toEqual(GOOD_PIECES);
});

it('a tool call written after visible text ends the reply without a repetition', async () => {
  const { ask } = open();
  server.next({ kind: 'good', pieces: ['Vou olhar o seu diário. ', '{"name": "diary", ', '"arguments": {}}'] });
  expect(await ask()).toBe('bad-answer');
  expect(hadTools()).toEqual([true]);
});

it('a model that refused tools gets requests without them for an hour', async () => {
  let now = Date.now();
  const { ask } = open(() => now);
  server.next(refusal(400, 'does not support tools'));
  await ask();
  await ask();
  now += 3_600_000;
  await ask();
  expect(hadTools()).toEqual([true, false, false, true]);
});

it('the repetition happens once, and other refusals cause none', async () => {
  const { ask } = open();
  server.always(refusal(400, 'does not support tools'));
  expect(await ask()).toBe('bad-answer');
  expect(hadTools()).toEqual([true, false]);
  server.always(refusal(400, 'context too long'));
  const other = open();
  await other.ask();
  expect(server.requests).toHaveLength(3);
});

it.each(['[Dormir](/x) ajuda muito.', 'Diário é um bom nome.', 'plano é isso', 'Oi', '“Oi”, `assim`', 'Help é ajuda.'])(
  'readBeginning takes an ordinary text for one: %s',
  (text) => {
    for (let end = 0; end <= text.length; end += 1) expect(readBeginning(text.slice(0, end))).not.toBe('call');
    expect(readBeginning(text.padEnd(60, '.'))).toBe('text');
  },
);
