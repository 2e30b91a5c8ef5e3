import type { HelpPage, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { Diary } from '@alento/domain/assistant/person-context';
import { readState } from '@alento/local-assistant/conversation/state';
import { expect, it } from 'vitest';
import { CANARY, openUnforgiving, passage, requestFor, serviceForFile } from '../external.harness.ts';
import { withReplyChecks } from '../safe-reply/safe-reply.ts';

const server = await serviceForFile();

const entry = (date: string, score: number, tags: readonly string[] = []) => ({
  date,
  recordedAt: Date.parse(`${date}T15:00:00Z`),
  offsetMinutes: -180,
  score,
  tags,
});
const DIARY: Diary = {
  tags: ['Corrida', 'ana@exemplo.com'],
  entries: [
    entry('2026-03-02', 4, ['Corrida']),
    entry('2026-03-03', 3),
    entry('2026-03-09', 4, ['ana@exemplo.com']),
    entry('2026-04-01', 1),
  ],
};
const HELP: readonly HelpPage[] = Object.freeze([
  { id: 'a', title: 'Trocar a senha', url: '/ajuda/app/trocar-a-senha', answer: 'Em [perfil](/perfil).', asked: [] },
  { id: 'b', title: 'Marcadores', url: '/ajuda/app/marcadores', answer: 'No registro.', asked: ['criar uma tag'] },
]);

const QUESTION = 'qual foi minha média em março?';

/** Asks with a model that first calls a tool, and then writes `text`. */
async function ask(
  name: string,
  input: object,
  text: string,
  change: Partial<ReplyRequest> = {},
  before: string | undefined = undefined,
) {
  const { model, lines, raw } = openUnforgiving(server);
  const refused: string[] = [];
  const deltas: string[] = [];
  server.next({ kind: 'calls-tool', name, input, ...(before === undefined ? {} : { before }) });
  server.next({ kind: 'good', pieces: [text] });
  const request = requestFor({
    turns: [{ role: 'person', text: QUESTION }],
    readDiary: async () => DIARY,
    helpPages: HELP,
    ...change,
  });
  const result = await withReplyChecks(model, (why) => refused.push(why)).reply(request, {
    signal: new AbortController().signal,
    onDelta: (delta) => deltas.push(delta),
  });
  const last = server.sent(server.requests.length - 1).messages.at(-1);
  return { result, refused, deltas, toolText: last?.role === 'tool' ? last.content : null, call: lines.at(-1), raw };
}

it('the tool “diary” computes an answer from the whole diary, whose number the reply may contain', async () => {
  const { result, toolText, call } = await ask('diary', { question: QUESTION }, 'Em março sua média foi 3,7.');
  expect(toolText).toContain('**3,7 de 5**');
  expect(toolText).toContain('3 registros em 3 dias');
  expect(result).toMatchObject({ ok: true, value: { text: 'Em março sua média foi 3,7.' } });
  expect(call).toMatchObject({ outcome: 'ok', toolCalls: 1 });
});

it.each([
  'Em março sua média foi 3,8.',
  'Em março foram dezessete registros.',
  'Você registrou em 17 dias.',
  'Você saiu dezessete vezes.',
  'Sua média foi 3,7, ou 74% do máximo.',
])('a reply with a number that no tool returned is refused: %s', async (text) => {
  const { result, refused } = await ask('diary', { question: QUESTION }, text);
  expect(result).toEqual({ ok: false, failure: 'bad-answer' });
  expect(refused).toEqual(['number']);
});

it.each([
  'qual foi meu melhor dia?',
  'qual foi meu pior dia em março?',
  'como foi março comparado com abril?',
  'quantos dias seguidos eu registrei?',
  'quanto variou meu humor em março?',
  'como se dividem minhas notas em porcentagem?',
  'quais marcadores uso mais?',
  'quando foi a última vez que marquei Corrida?',
  'quantos registros tenho?',
  'como foi o dia 3 de março?',
])('a reply may repeat the whole answer of the tool “diary”: %s', async (question) => {
  const { toolText } = await ask('diary', { question }, 'Veja.');
  expect(toolText).toMatch(/\d/);
  const { result, refused } = await ask('diary', { question }, toolText ?? '');
  expect(refused).toEqual([]);
  expect(result).toMatchObject({ ok: true, value: { text: toolText } });
});

it('a number of the tool is refused in a sentence before the tool was called', async () => {
  const { refused } = await ask('diary', { question: QUESTION }, 'Isso.', {}, 'Sua média em março foi 3,7. Vou ver. ');
  expect(refused).toEqual(['number']);
});

it('texts before and after a tool call are separate paragraphs', async () => {
  const { result, deltas } = await ask('diary', { question: QUESTION }, 'Foi 3,7.', {}, 'Um momento.');
  expect(result).toMatchObject({ ok: true, value: { text: 'Um momento.\n\nFoi 3,7.' } });
  expect(deltas.join('')).toBe('Um momento.\n\nFoi 3,7.');
});

it('the tool “diary” masks identifying names of tags and sends no notes', async () => {
  const { toolText } = await ask('diary', { question: 'quais marcadores uso mais em março?' }, 'Veja.');
  expect(toolText).toContain('Corrida');
  expect(toolText).not.toContain('ana@exemplo.com');
  expect(toolText).not.toContain(CANARY);
});

it.each([
  'qual foi meu último phq-9?',
  'que remédio eu informei no cadastro?',
  'quantas vezes escrevi sobre minha mãe?',
])('the tool “diary” gives no screening, no medication and nothing from notes: %s', async (question) => {
  const read: string[] = [];
  const { toolText } = await ask('diary', { question }, 'Veja.', {
    findEntriesWith: async () => [entry('2026-03-02', 4)],
    readScreenings: async () => {
      read.push('screenings');
      return [{ instrument: 'PHQ-9', date: '2026-03-02', score: 21 }];
    },
    readHealthAnswers: async () => {
      read.push('answers');
      return { sleepQuality: null, sleepIssues: [], treatments: CANARY, medications: CANARY };
    },
  });
  expect(toolText).toContain('não é dado a este serviço');
  expect(read).toEqual([]);
});

it('the tool “diary” says so if it doesn’t understand the question', async () => {
  expect((await ask('diary', { question: 'azul' }, 'Não sei.')).toolText).toContain('Não entendi a pergunta');
});

it('the reply keeps the question about the diary in the conversation’s state', async () => {
  const { result } = await ask('diary', { question: QUESTION }, 'Foi 3,7.');
  const state = result.ok ? readState(result.value.state ?? null) : null;
  expect(state?.query).toMatchObject({ measure: 'average', period: { start: '2026-03-01', end: '2026-03-31' } });
});

it('the tool “library” finds passages that the reply may cite', async () => {
  const other = { ...passage, id: 'x', title: 'Respirar', url: '/conteudos/ansiedade/corpo/respirar' };
  const findPassages: ReplyRequest['findPassages'] = (query) => (query === 'respiração' ? [other] : []);
  const text = `Leia [Respirar](${other.url}).`;
  const { result, toolText } = await ask('library', { words: 'respiração' }, text, { findPassages });
  expect(toolText).toContain('Deitar apenas com sono');
  expect(result).toMatchObject({ ok: true, value: { text, sources: [{ title: 'Respirar', url: other.url }] } });
});

it('the tool “help” finds help pages by words', async () => {
  const text = 'Veja [Trocar a senha](/ajuda/app/trocar-a-senha).';
  const { result, toolText } = await ask('help', { words: 'mudar minha senha' }, text);
  expect(toolText).toContain('Em [perfil](/perfil).');
  expect(toolText).not.toContain('Marcadores');
  expect(result).toMatchObject({ ok: true, value: { sources: [{ url: '/ajuda/app/trocar-a-senha' }] } });
});

it('the tool “plan” tells the plan and what is left of the day', async () => {
  const readPlan = async () => ({ planId: 'free' as const, messagesPerDay: 5, messagesLeft: 3 });
  const { toolText, result } = await ask('plan', {}, 'Você tem o Grátis, e hoje restam 3 mensagens.', { readPlan });
  expect(JSON.parse(toolText ?? '')).toMatchObject({ plano: 'Grátis', mensagensPorDia: 5, mensagensQueRestamHoje: 3 });
  expect(result.ok).toBe(true);
});

const namesOf = (index: number) => server.sent(index).tools?.map(({ function: { name } }) => name) ?? null;

it('only an ordinary chat reply has tools, “diary” only if the message asks something, “plan” only if there is a plan', async () => {
  const { model } = openUnforgiving(server);
  const options = { signal: new AbortController().signal };
  const saying = (text: string) => requestFor({ turns: [{ role: 'person', text }] });
  await model.reply(saying('estou triste'), options);
  await model.reply(saying('e em março'), options);
  await model.reply(saying('Quando eu fico melhor?'), options);
  await model.reply(requestFor({ task: { kind: 'analyze-mood' } }), options);
  const book = { id: 'b', title: 'B', url: '/livros/b' };
  await model.reply(requestFor({ task: { kind: 'book', book, afterCrisis: false } }), options);
  const withDiary = ['library', 'help', 'diary'];
  expect([0, 1, 2, 3, 4].map(namesOf)).toEqual([['library', 'help'], withDiary, withDiary, null, null]);
});

it('a reply has at most three rounds of tools, then the model must write', async () => {
  const { model } = openUnforgiving(server);
  server.always({ kind: 'calls-tool', name: 'library', input: { words: 'sono' } });
  const result = await model.reply(requestFor(), { signal: new AbortController().signal });
  expect(result).toEqual({ ok: false, failure: 'bad-answer' });
  expect(server.requests).toHaveLength(4);
  expect([0, 1, 2, 3].map((index) => server.sent(index).tool_choice)).toEqual(['auto', 'auto', 'auto', 'none']);
});

it('an exception of our own in a tool is thrown, and its message isn’t sent', async () => {
  const readDiary = () => Promise.reject(new RangeError(CANARY));
  await expect(ask('diary', { question: QUESTION }, 'Oi.', { readDiary })).rejects.toThrow(RangeError);
  // The person's notes contain the canary, so that only tool messages are looked at.
  const toolMessages = server.requests.flatMap((_, index) =>
    server.sent(index).messages.filter(({ role }) => role === 'tool'),
  );
  expect(JSON.stringify(toolMessages)).not.toContain(CANARY);
});

it('an unknown tool or wrong arguments are reported to the model, which may go on', async () => {
  expect((await ask('weather', {}, 'Não sei.')).result).toMatchObject({ ok: true });
  expect((await ask('diary', { pergunta: 1 }, 'Não sei.')).result).toMatchObject({ ok: true });
});
