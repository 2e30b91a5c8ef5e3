import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import { expect, it } from 'vitest';
import {
  CANARY,
  figures,
  find,
  KEY,
  passage,
  person,
  readableLog,
  requestFor,
  serviceForFile,
} from '../external.harness.ts';
import { externalAssistant } from '../external-assistant.ts';

const server = await serviceForFile();

const signal = new AbortController().signal;
const open = () =>
  externalAssistant({ baseUrl: server.baseUrl, apiKey: KEY, model: 'm', log: readableLog().log, clock: () => 0 });

/** Requests a reply and returns the body that was sent to the service. */
async function sentFor(change: Partial<ReplyRequest>): Promise<string> {
  expect(await open().reply(requestFor(change), { signal })).toMatchObject({ ok: true });
  return server.requests[0]?.body.toString() ?? '';
}

const book = { id: 'noites-que-descansam', title: 'Noites que descansam', url: '/livros/noites-que-descansam' };

it('the external service gets scores, notes and passages for a chat reply', async () => {
  const sent = await sentFor({});
  for (const part of ['acordei bem', 'Deitar apenas com sono', passage.url, 'não durmo']) expect(sent).toContain(part);
  for (const never of [KEY, passage.id.repeat(2), '"variant"']) expect(sent).not.toContain(never);
});

it('the external service gets results of the history search only for questions about the past', async () => {
  const queries: string[] = [];
  const findHistory = async (query: string) => {
    queries.push(query);
    return [find];
  };
  expect(await sentFor({ findHistory })).not.toContain('caminhei');
  server.requests.length = 0;
  const question = 'Quando foi a última vez que caminhei?';
  const sent = await sentFor({ findHistory, turns: [{ role: 'person', text: question }] });
  expect(sent).toContain('caminhei no parque');
  expect(queries).toEqual([question]);
});

it('the external service gets passages of the book, but no notes or scores, for a reply about a book', async () => {
  const sent = await sentFor({
    task: { kind: 'book', book, afterCrisis: false },
    turns: [{ role: 'person', text: 'e o sono?' }],
  });
  expect(sent).toContain('Noites que descansam');
  expect(sent).toContain('Deitar apenas com sono');
  for (const never of [CANARY, 'registros\\"', 'caminhada']) expect(sent).not.toContain(never);
});

it('the external service gets only the last message and the entries for a mood analysis', async () => {
  const turns: ReplyRequest['turns'] = [
    { role: 'person', text: 'conversa antiga' },
    { role: 'person', text: 'hoje pesou' },
  ];
  const sent = await sentFor({ task: { kind: 'analyze-mood' }, turns });
  expect(sent).toContain('hoje pesou');
  expect(sent).toContain('acordei bem');
  for (const never of ['conversa antiga', 'Deitar apenas']) expect(sent).not.toContain(never);
});

it('the external service gets only figures for an insight, and only entries for a comment on an entry', async () => {
  const model = open();
  const options = { signal, variant: 1 };
  await model.wordInsight(figures, options);
  await model.wordEntry(person, options);
  const [insight = '', entry = ''] = server.requests.map(({ body }) => body.toString());
  expect(insight).toContain('quarta-feira');
  expect(insight).not.toContain(CANARY);
  expect(entry).toContain(CANARY);
  expect(entry).not.toContain('quatroSemanasAntes');
});

it('the external service is instructed after a crisis message to ask whether the person is safe', async () => {
  expect(await sentFor({ task: { kind: 'chat', afterCrisis: true } })).toContain('se está em segurança. Lembre');
});
