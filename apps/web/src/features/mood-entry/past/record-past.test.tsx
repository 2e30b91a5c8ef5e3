// @vitest-environment jsdom
import { DAY_MS } from '@alento/domain/time/local-date';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareClock } from '../../../lib/time/clock-skew.ts';
import { entryOf } from '../../../testing/answers.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import type { BodyOf } from '../../../testing/fake-server/route.ts';
import { press, show } from '../../../testing/show.tsx';
import { leave, signIn } from '../../../testing/signed-in.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { RecordPast } from './record-past.tsx';

const BATCH = 'POST /mood-entries/batch';
type Entries = BodyOf<typeof BATCH>['entries'];

const NOW = Date.parse('2026-11-14T15:00:00Z');
/** Returns the changes that were sent, in order. */
const sent = () =>
  server
    .calls()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, headers, body }) => ({ method, path, key: headers.get('Idempotency-Key'), body }));
/** Returns the entries of the batch that was sent as the change with this index. */
const entriesOf = (index: number): Entries =>
  ((sent()[index]?.body ?? { entries: [] }) as BodyOf<typeof BATCH>).entries;

const stored: Answer<typeof BATCH> = ({ body }) => ({
  entries: body.entries.map(({ score, note = '', timestamp = 0 }) =>
    entryOf({ id: `e${timestamp}`, score, note, timestamp }),
  ),
});
const FAILED = refused(500, 'INTERNAL', { message: 'Algo falhou.' });
const REFUSED = refused(422, 'DATE_INVALID', { message: 'Ainda não.' });

withClock(NOW);
beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
  server.answer('GET /mood-entries/date-range', []);
  server.answer('DELETE /mood-entries/{id}');
  server.answer('PUT /mood-entries/{id}', ({ params }) => entryOf({ id: params.id }));
});

afterEach(async () => {
  await leave();
  compareClock(new Date(NOW).toUTCString(), NOW);
});

const open = () => show(<RecordPast />);
const say = async (day: number, mood: string): Promise<void> => {
  const group = screen.getByRole('radiogroup', { name: new RegExp(`${day} de novembro`) });
  await userEvent.click(within(group).getByRole('radio', { name: mood }));
};
/** Chooses a day and its mood. */
async function add(day: number, mood: string): Promise<void> {
  await press(new RegExp(`, ${day} de novembro: `));
  await say(day, mood);
}
const save = () => press(/^Salvar/);

/** Waits for the alert. The live region is empty until it has a message. */
const alertOf = (words: RegExp) => waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
const calls = () => sent().map(({ method, path }) => `${method} ${path.split('/')[2] ?? ''}`);

it('RecordPast uses a new idempotency key after a refusal', async () => {
  server.answerInTurn(BATCH, REFUSED, stored);
  open();
  await add(10, 'Bem');
  await save();
  await alertOf(/Nada foi salvo/);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
});

it('RecordPast repeats a batch whose response was lost before it sends later changes', async () => {
  server.answerInTurn(BATCH, FAILED, stored);
  open();
  await add(9, 'Mal');
  await add(10, 'Bem');
  await add(11, 'Neutro');
  await save();
  await alertOf(/Não sabemos se este envio chegou/);
  await say(10, 'Excelente');
  await press(/^Tirar .*11 de nov/);
  await add(12, 'Muito bem');
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(sent()[1]).toEqual(sent()[0]);
  expect(calls().slice(2)).toEqual([expect.stringMatching(/^PUT e/), expect.stringMatching(/^DELETE e/), 'POST batch']);
  expect(sent()[2]?.path).toBe(`/mood-entries/e${entriesOf(0)[1]?.timestamp}`);
  expect(sent()[2]?.body).toEqual({ score: 5, note: '' });
  expect(sent()[3]?.path).toBe(`/mood-entries/e${entriesOf(0)[2]?.timestamp}`);
  expect(entriesOf(4).map(({ score }) => score)).toEqual([4]);
  expect(sent()[4]?.key).not.toBe(sent()[0]?.key);
});

it('RecordPast offers the days until the server’s today on a device whose clock is two days behind', async () => {
  const right = NOW + 2 * DAY_MS;
  compareClock(new Date(right).toUTCString(), NOW);
  server.answer(BATCH, stored);
  open();
  for (const day of [15, 16]) await add(day, 'Bem');
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(entriesOf(0).map(({ timestamp }) => timestamp)).toEqual([Date.parse('2026-11-15T12:00:00'), right]);
  expect(screen.getByRole('button', { name: /, 17 de novembro: / }).getAttribute('aria-disabled')).toBe('true');
});

it('RecordPast doesn’t offer days after the server’s today on a device whose clock is two days ahead', async () => {
  compareClock(new Date(NOW - 2 * DAY_MS).toUTCString(), NOW);
  open();
  const day = await screen.findByRole('button', { name: /, 13 de novembro: / });
  expect(day.getAttribute('aria-disabled')).toBe('true');
});

it('RecordPast puts each day into the outbox as its own entry if the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.otherwise(lost);
  open();
  await add(12, 'Bem');
  await add(13, 'Mal');
  await save();
  await screen.findByText('Nenhum dia escolhido ainda');
  expect(moodOutbox.waiting().map(({ body }) => [body.score, new Date(body.timestamp ?? 0).getUTCDate()])).toEqual([
    [3, 12],
    [1, 13],
  ]);
  vi.restoreAllMocks();
});
