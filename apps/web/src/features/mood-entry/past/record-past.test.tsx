// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { RecordPast } from './record-past.tsx';

type Entry = { score: number; note: string; timestamp: number };
type Sent = { method: string; path: string; key: string | null; body: { entries: Entry[] } & Entry };

let putBackClock = () => {};
let sent: Sent[] = [];
/** How the fake server answers batches; the last answer repeats. */
let answers: ((request: Sent) => Response)[] = [];

const stored = ({ body }: Sent) =>
  Response.json(
    { entries: body.entries.map((entry) => ({ ...entry, id: `e${entry.timestamp}`, ai_analysis: '', tags: [] })) },
    { status: 201 },
  );
const failed = () => Response.json({ errorCode: 'INTERNAL', message: 'Algo falhou.' }, { status: 500 });
const refused = () => Response.json({ errorCode: 'DATE_INVALID', message: 'Ainda não.' }, { status: 422 });

beforeEach(async () => {
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  putBackClock = setClock(() => Date.parse('2026-11-14T15:00:00Z'));
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    if (method === 'GET') return Response.json([]);
    const request: Sent = {
      method,
      path: address.replace('/api', ''),
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    sent.push(request);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'PUT')
      return Response.json({ ...request.body, id: request.path.split('/').at(-1), ai_analysis: '', tags: [] });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.(request) ?? failed();
  });
});

afterEach(() => {
  cleanup();
  putBackClock();
  vi.unstubAllGlobals();
});

function setUp() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RecordPast />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return {
    pick: async (day: number) =>
      user.click(await screen.findByRole('button', { name: new RegExp(`, ${day} de novembro: `) })),
    say: async (day: number, mood: string) => {
      const group = screen.getByRole('radiogroup', { name: new RegExp(`${day} de novembro`) });
      await user.click(within(group).getByRole('radio', { name: mood }));
    },
    drop: (day: number) => user.click(screen.getByRole('button', { name: new RegExp(`^Tirar .*${day} de nov`) })),
    save: () => user.click(screen.getByRole('button', { name: /^Salvar/ })),
  };
}

/** The region stands empty before there is something to say. */
const alertOf = (words: RegExp) => waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
const calls = () => sent.map(({ method, path }) => `${method} ${path.split('/')[2] ?? ''}`);
const scores = (call: Sent | undefined) => call?.body.entries.map(({ score }) => score);

it('repeats the same batch under the same key when it is not known whether it arrived', async () => {
  answers = [failed, stored];
  const { pick, say, save } = setUp();
  await pick(10);
  await say(10, 'Bem');
  await save();
  await alertOf(/Não sabemos se este envio chegou/);
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(sent[1]).toEqual(sent[0]);
});

it('takes a new key after a refusal', async () => {
  answers = [refused, stored];
  const { pick, say, save } = setUp();
  await pick(10);
  await say(10, 'Bem');
  await save();
  await alertOf(/Nada foi salvo/);
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('finishes a batch of unknown outcome before what was changed since, and doubles no day', async () => {
  answers = [failed, stored];
  const { pick, say, drop, save } = setUp();
  for (const [day, mood] of [
    [9, 'Mal'],
    [10, 'Bem'],
    [11, 'Neutro'],
  ] as const) {
    await pick(day);
    await say(day, mood);
  }
  await save();
  await alertOf(/Não sabemos se este envio chegou/);
  await say(10, 'Excelente');
  await drop(11);
  await pick(12);
  await say(12, 'Muito bem');
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(sent[1]).toEqual(sent[0]);
  expect(calls().slice(2)).toEqual([expect.stringMatching(/^PUT e/), expect.stringMatching(/^DELETE e/), 'POST batch']);
  expect(sent[2]?.path).toBe(`/mood-entries/e${sent[0]?.body.entries[1]?.timestamp}`);
  expect(sent[2]?.body).toEqual({ score: 5, note: '' });
  expect(sent[3]?.path).toBe(`/mood-entries/e${sent[0]?.body.entries[2]?.timestamp}`);
  expect(scores(sent[4])).toEqual([4]);
  expect(sent[4]?.key).not.toBe(sent[0]?.key);
});

it('known to be without a network, keeps each day on the device as an entry of its own', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { pick, say, save } = setUp();
  await pick(12);
  await pick(13);
  await say(12, 'Bem');
  await say(13, 'Mal');
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(moodOutbox.waiting().map(({ body }) => [body.score, new Date(body.timestamp ?? 0).getUTCDate()])).toEqual([
    [3, 12],
    [1, 13],
  ]);
  vi.restoreAllMocks();
});
