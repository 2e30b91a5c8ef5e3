// @vitest-environment jsdom
import { type SmallSteps, withMark, withSteps } from '@alento/domain/small-step/small-step';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { press } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { SmallStepsScreen } from './small-steps-screen.tsx';

// A Wednesday.
const TODAY = '2026-03-11';
withClock(Date.parse(`${TODAY}T15:00:00Z`));
withMember('ana');

const WALK = { id: 'a', text: 'Caminhar dez minutos', timesAWeek: 2 };
let stored: SmallSteps;

beforeEach(() => {
  stored = { steps: [WALK], days: [] };
  server.answer('GET /small-steps', () => stored);
  server.answer('PUT /small-steps', ({ body }) => {
    stored = withSteps(stored, body.steps);
    return stored;
  });
  server.answer('PUT /small-steps/{id}/days/{date}', ({ params: { id, date }, body }) => {
    const marked = withMark(stored, { id, date, ...body }, TODAY);
    if (!marked.ok) return refused(422, marked.code);
    stored = marked.value;
    return stored;
  });
});

const open = () => draw(<SmallStepsScreen goals={['melhorar-sono']} />, '/passos');
const week = () => screen.findByRole('list', { name: 'Dias desta semana: Caminhar dez minutos' });
const day = async (name: string) => within(await week()).getByRole('button', { name });
const isMarked = async (name: string) => (await day(name)).getAttribute('aria-pressed');

describe('the days of a step', () => {
  it('are those of the week from Sunday up to today, and a tap marks or unmarks one', async () => {
    open();
    const days = within(await week()).getAllByRole('button');
    expect(days.map((one) => one.ariaLabel)).toEqual([
      'Fiz domingo, 8',
      'Fiz segunda-feira, 9',
      'Fiz terça-feira, 10',
      'Fiz quarta-feira, 11',
    ]);
    expect(screen.getByText('2 vezes por semana')).toBeTruthy();
    await press('Fiz quarta-feira, 11');
    await press('Fiz segunda-feira, 9');
    await screen.findByText(/2 de 2 vezes nesta semana\. Como você queria/);
    await waitFor(() => expect(stored.days.map(({ date }) => date)).toEqual([TODAY, '2026-03-09']));
    await press('Fiz quarta-feira, 11');
    await screen.findByText('1 de 2 vezes nesta semana');
    await waitFor(() => expect(stored.days.map(({ date }) => date)).toEqual(['2026-03-09']));
  });

  it('go back to what is stored if a mark could not be stored, and the person is told', async () => {
    server.answer('PUT /small-steps/{id}/days/{date}', refused(404, 'SMALL_STEP_NOT_FOUND'));
    open();
    await userEvent.click(await day('Fiz quarta-feira, 11'));
    await screen.findByText(/Este passo já não existe\./);
    await waitFor(async () => expect(await isMarked('Fiz quarta-feira, 11')).toBe('false'));
  });

  it('of last week are told as a number, without what was not done', async () => {
    stored.days = [
      { date: '2026-03-07', done: ['a'] },
      { date: '2026-03-01', done: ['a'] },
    ];
    open();
    await screen.findByText('Na semana passada, você deu 2 passos.');
  });
});

describe('the steps', () => {
  it('are chosen from ideas for the person’s goals, which then leave the list', async () => {
    stored = { steps: [], days: [] };
    open();
    await screen.findByRole('heading', { name: 'Por onde começar?' });
    await press(/^Deixar o celular longe da cama/);
    await screen.findByRole('heading', { name: 'Deixar o celular longe da cama' });
    expect(screen.queryByRole('button', { name: /^Deixar o celular longe da cama/ })).toBeNull();
    await waitFor(() =>
      expect(stored.steps).toMatchObject([{ text: 'Deixar o celular longe da cama', timesAWeek: 4 }]),
    );
  });

  it('are written, with how often a week', async () => {
    const user = userEvent.setup();
    open();
    await press('Escrever um passo');
    const dialog = within(await readyDialog('Um passo seu'));
    await user.click(dialog.getByRole('button', { name: 'Ficar com este passo' }));
    expect(dialog.getByText('Escreva o passo em até 80 caracteres.')).toBeTruthy();
    await user.type(dialog.getByLabelText('O que você quer fazer'), '  Ler uma página ');
    await user.click(dialog.getByRole('radio', { name: '5' }));
    await user.click(dialog.getByRole('button', { name: 'Ficar com este passo' }));
    await screen.findByRole('heading', { name: 'Ler uma página' });
    await waitFor(() => expect(stored.steps).toMatchObject([WALK, { text: 'Ler uma página', timesAWeek: 5 }]));
  });

  it('that are taken away come back by undo, with their days', async () => {
    stored.days = [{ date: '2026-03-09', done: ['a'] }];
    open();
    await week();
    await press('Mudar Caminhar dez minutos');
    await readyDialog('Mudar o passo');
    await press('Tirar este passo');
    await waitFor(() => expect(stored).toEqual({ steps: [], days: [] }));
    // The toast needs pointer events that jsdom lacks.
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(stored).toEqual({ steps: [WALK], days: [{ date: '2026-03-09', done: ['a'] }] }));
    expect(await isMarked('Fiz segunda-feira, 9')).toBe('true');
  });

  it('are five at most', async () => {
    stored.steps = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...WALK, id, text: `passo ${id}` }));
    open();
    await screen.findByText(/São 5 passos, e já é bastante/);
    expect(screen.queryByRole('button', { name: 'Escrever um passo' })).toBeNull();
  });
});
