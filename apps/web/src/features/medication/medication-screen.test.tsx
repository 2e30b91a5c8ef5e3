// @vitest-environment jsdom
import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { medicationDayPath } from '@alento/domain/interface/paths';
import { countDoses } from '@alento/domain/medication/counts';
import { doseInstant, dosesOf } from '@alento/domain/medication/doses';
import type { NotedDose } from '@alento/domain/medication/medication';
import { addDays, daysBetween, HOUR_MS } from '@alento/domain/time/local-date';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { compareClock } from '../../lib/time/clock-skew.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { withMember } from '../../testing/signed-in.ts';
import { MedicationScreen } from './medication-screen.tsx';
import { MedicationRow } from './row/medication-row.tsx';

const TODAY = '2026-03-14';
const clock = withClock(Date.parse('2026-03-14T15:00:00Z'));
withMember('ana');
let medicines: Medication[] = [];
let noted: NotedDose[] = [];

const dayOf = (date: string): MedicationDay => {
  const doses = dosesOf(
    medicines.map((medicine) => ({ ...medicine, former: [] })),
    noted,
    date,
  );
  return { date, doses, counts: countDoses(doses) };
};

beforeEach(() => {
  medicines = [
    {
      ...{ id: 'a', name: 'Sertralina', dose: '50 mg', times: ['08:00', '20:00'], reminds: true },
      ...{ since: '2026-03-01', endedOn: null },
    },
    { id: 'b', name: 'Dipirona', dose: '', times: [], reminds: false, since: '2026-03-01', endedOn: null },
  ];
  noted = [];
  server.answer('GET /medication-days', ({ query }) => ({
    today: TODAY,
    medications: medicines,
    days: Array.from({ length: daysBetween(`${query.startDate}`, `${query.endDate}`) + 1 }, (_, index) =>
      dayOf(addDays(`${query.startDate}`, index)),
    ),
  }));
  server.answer('PUT /medication-doses', ({ body: { medicationId, date, time = null, status } }) => {
    const others = noted.filter(
      (one) => !(one.medicationId === medicationId && one.date === date && one.time === time),
    );
    noted = status === null ? others : [...others, { medicationId, date, time, status }];
    return { ...dayOf(date), remindsAgainAt: null };
  });
});

function setUp(content = <MedicationScreen />, address = '/medicacao') {
  queryClient.clear();
  draw(content, address);
  return userEvent.setup();
}

const dose = (name: string) => screen.findByRole('group', { name });
const button = async (name: string, text: string) => within(await dose(name)).getByRole('button', { name: text });
/** The answers that are offered to a dose. */
const answersTo = async (name: string) =>
  within(await dose(name))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** A time of today, ms epoch. */
const at = (time: string): number => doseInstant(TODAY, time, timeZone());
/** Opens the answers to a dose whose time is far. */
const openEarly = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: `Anotar antes da hora: ${name}` }));
const isPressed = async (name: string, text: string) => (await button(name, text)).getAttribute('aria-pressed');

describe('/medicacao', () => {
  it('notes a dose by one tap, before the server answers, and takes it back by a second', async () => {
    const user = setUp();
    const release = server.hold('PUT /medication-doses');
    await user.click(await button('Sertralina, 08:00', 'Tomei'));
    expect(await isPressed('Sertralina, 08:00', 'Tomei')).toBe('true');
    noted = [{ medicationId: 'a', date: TODAY, time: '08:00', status: 'taken' }];
    release({ ...dayOf(TODAY), remindsAgainAt: null });
    await waitFor(() => expect(server.calls('GET /medication-days').length).toBeGreaterThan(2));
    expect(await isPressed('Sertralina, 08:00', 'Tomei')).toBe('true');
    server.answer('PUT /medication-doses', () => {
      noted = [];
      return { ...dayOf(TODAY), remindsAgainAt: null };
    });
    await user.click(await button('Sertralina, 08:00', 'Tomei'));
    expect(server.calls('PUT /medication-doses').map(({ body }) => body.status)).toEqual(['taken', null]);
    await waitFor(async () => expect(await isPressed('Sertralina, 08:00', 'Tomei')).toBe('false'));
  });

  it('sends quick notes at once, and reads again only after the last', async () => {
    const user = setUp();
    await button('Sertralina, 08:00', 'Tomei');
    const release = server.hold('PUT /medication-doses');
    const reads = () => server.calls('GET /medication-days').length;
    const readBefore = reads();
    await user.click(await button('Sertralina, 08:00', 'Tomei'));
    await user.click(await button('Dipirona', 'Tomei'));
    expect(server.calls('PUT /medication-doses')).toHaveLength(2);
    release({ ...dayOf(TODAY), remindsAgainAt: null });
    // Once each for the days of the card and of the month.
    await waitFor(() => expect(reads()).toBe(readBefore + 2));
    await screen.findByText('Anotado: Tomei.');
    expect(reads()).toBe(readBefore + 2);
  });

  it('brings back by “Desfazer” what was noted before', async () => {
    noted = [{ medicationId: 'a', date: TODAY, time: '08:00', status: 'skipped' }];
    const user = setUp();
    server.answer('PUT /medication-doses', () => ({ ...dayOf(TODAY), remindsAgainAt: null }));
    await user.click(await button('Sertralina, 08:00', 'Tomei'));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(server.calls('PUT /medication-doses').map(({ body }) => body.status)).toEqual(['taken', 'skipped']),
    );
  });

  it('shows the former state again if the note is refused', async () => {
    const user = setUp();
    server.refuse('PUT /medication-doses', 422, 'DOSE_DAY_INVALID');
    await user.click(await button('Sertralina, 08:00', 'Pulei'));
    await waitFor(async () => expect(await isPressed('Sertralina, 08:00', 'Pulei')).toBe('false'));
  });

  it('offers “Depois” only once the time of the dose has come, and only “Tomei” without a time', async () => {
    const user = setUp();
    expect(await answersTo('Sertralina, 08:00')).toEqual(['Tomei', 'Pulei', 'Depois']);
    await openEarly(user, 'Sertralina, 20:00');
    expect(await answersTo('Sertralina, 20:00')).toEqual(['Tomei', 'Pulei']);
    expect(await answersTo('Dipirona')).toEqual(['Tomei']);
  });

  it('offers a dose by one tap from two hours before its time on, and one that was noted always', async () => {
    const two = at('18:00');
    clock.at = two - 1;
    const user = setUp();
    await openEarly(user, 'Sertralina, 20:00');
    expect(document.activeElement?.textContent).toBe('Tomei');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(noted).toHaveLength(1));
    cleanup();
    setUp();
    expect(await isPressed('Sertralina, 20:00', 'Tomei')).toBe('true');
    await user.click(await button('Sertralina, 20:00', 'Tomei'));
    await waitFor(() => expect(noted).toEqual([]));
    expect(await isPressed('Sertralina, 20:00', 'Tomei')).toBe('false');
    cleanup();
    clock.at = two;
    setUp();
    expect(await isPressed('Sertralina, 20:00', 'Tomei')).toBe('false');
  });

  it('notes doses of the server’s day on a device whose clock is known to be 26 hours behind', async () => {
    const right = clock.at;
    clock.at = right - 26 * HOUR_MS;
    compareClock(new Date(right).toUTCString(), clock.at);
    const user = setUp();
    await user.click(await button('Sertralina, 08:00', 'Tomei'));
    await waitFor(() => expect(noted).toEqual([expect.objectContaining({ date: TODAY, time: '08:00' })]));
    compareClock(new Date(clock.at).toUTCString(), clock.at);
  });

  it('keeps last night’s open doses until noon, and notes them for their own day', async () => {
    const noon = at('12:00');
    const lastNight = () => screen.queryByRole('region', { name: /^Ontem à noite/ });
    clock.at = noon - 1;
    const user = setUp();
    const region = await screen.findByRole('region', { name: /^Ontem à noite/ });
    expect(within(region).getAllByRole('group')).toHaveLength(1);
    await user.click(within(region).getByRole('button', { name: 'Tomei' }));
    await waitFor(() => expect(noted).toEqual([expect.objectContaining({ date: '2026-03-13', time: '20:00' })]));
    expect(within(region).getByRole('button', { name: 'Tomei' }).getAttribute('aria-pressed')).toBe('true');
    cleanup();
    setUp();
    await button('Sertralina, 08:00', 'Tomei');
    expect(lastNight()).toBeNull();
    cleanup();
    noted = [];
    clock.at = noon;
    setUp();
    await button('Sertralina, 08:00', 'Tomei');
    expect(lastNight()).toBeNull();
  });

  it('offers tomorrow’s dose by one tap from two hours before its time on, and no longer today’s of the same time', async () => {
    medicines = medicines.map((medicine) => ({ ...medicine, times: medicine.id === 'a' ? ['00:15', '01:30'] : [] }));
    const tonight = () => screen.queryByRole('region', { name: /^Depois da meia-noite/ });
    clock.at = at('22:15') - 1;
    const user = setUp();
    await button('Sertralina, 00:15', 'Tomei');
    expect(tonight()).toBeNull();
    cleanup();
    clock.at = at('22:15');
    setUp();
    const region = await screen.findByRole('region', { name: /^Depois da meia-noite/ });
    expect(within(region).getAllByRole('group')).toHaveLength(1);
    await user.click(await button('Sertralina, 00:15', 'Tomei'));
    await waitFor(() => expect(noted).toEqual([expect.objectContaining({ date: '2026-03-15', time: '00:15' })]));
    await user.click(screen.getByRole('button', { name: 'Anotar depois da hora: Sertralina, 00:15' }));
    const today = screen.getAllByRole('group', { name: 'Sertralina, 00:15' }).find((group) => !region.contains(group));
    await user.click(within(today as HTMLElement).getByRole('button', { name: 'Pulei' }));
    await waitFor(() => expect(noted[1]).toMatchObject({ date: TODAY, status: 'skipped' }));
  });

  it.each([
    ['Anotado: Depois. O aviso volta em 30 minutos.', 1],
    ['Anotado: Depois.', null],
  ])('says “%s” after “Depois” by whether a device is notified again', async (text, remindsAgainAt) => {
    const user = setUp();
    server.answer('PUT /medication-doses', { ...dayOf(TODAY), remindsAgainAt });
    await user.click(await button('Sertralina, 08:00', 'Depois'));
    await screen.findByText(text);
  });

  it('says in words what each day of the month has, and notes a past day in a dialog', async () => {
    noted = [{ medicationId: 'a', date: '2026-03-13', time: '08:00', status: 'taken' }];
    const user = setUp();
    await user.click(await screen.findByRole('button', { name: 'sexta-feira, 13 de março: 1 de 2 doses tomadas' }));
    const dialog = await readyDialog('Sexta-feira, 13 de março');
    await user.click(
      within(dialog).getByRole('group', { name: 'Sertralina, 20:00' }).querySelectorAll('button')[0] as Element,
    );
    await screen.findByText(/^Em 1 de 13 dias completos você anotou todas as doses como tomadas/);
  });

  it('counts no day that isn’t over, and gives no score without a complete day', async () => {
    medicines = medicines.map((medicine) => ({ ...medicine, since: TODAY }));
    noted = ['08:00', '20:00'].map((time) => ({ medicationId: 'a', date: TODAY, time, status: 'skipped' }));
    setUp();
    await screen.findByText(/^Este mês ainda não tem dias completos para contar\./);
    cleanup();
    medicines = medicines.map((medicine) => ({ ...medicine, since: '2026-03-13' }));
    setUp();
    await screen.findByText(/^Cada dia mostra o que você anotou\./);
  });

  it('opens the earlier day that the address names, and no other', async () => {
    setUp(undefined, medicationDayPath('2026-03-13'));
    await readyDialog('Sexta-feira, 13 de março');
    cleanup();
    for (const other of [TODAY, '2026-03-15', 'ontem']) {
      setUp(undefined, medicationDayPath(other));
      await screen.findByRole('button', { name: 'sexta-feira, 13 de março: 0 de 2 doses tomadas' });
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
    }
  });

  it('sends name, dose and times, and refuses an empty name without a request', async () => {
    const user = setUp();
    server.answer('POST /medications', {
      ...{ id: 'c', name: 'Quetiapina', dose: '25 mg', times: ['08:00'], reminds: false },
      ...{ since: TODAY, endedOn: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Adicionar remédio' }));
    const dialog = await readyDialog('Adicionar remédio');
    const save = within(dialog).getByRole('button', { name: 'Adicionar' });
    await user.click(save);
    within(dialog).getByText('O nome do remédio precisa ter de 1 a 80 caracteres.');
    await user.type(within(dialog).getByLabelText('Nome'), ' Quetiapina ');
    await user.type(within(dialog).getByLabelText('Dose'), '25 mg');
    await user.click(within(dialog).getByRole('button', { name: 'Adicionar horário' }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('POST /medications').map(({ body }) => body)).toEqual([
      { name: 'Quetiapina', dose: '25 mg', times: ['08:00'], reminds: false },
    ]);
  });

  it('keeps the question about removing a medicine open while an earlier change of it is being saved', async () => {
    medicines = medicines.map((medicine) => ({ ...medicine, endedOn: medicine.id === 'b' ? TODAY : null }));
    const user = setUp();
    const release = server.hold('PUT /medications/{id}');
    await user.click(await screen.findByRole('button', { name: 'Voltar Dipirona ao diário' }));
    await user.click(screen.getByRole('button', { name: 'Remover Dipirona' }));
    await screen.findByRole('alertdialog');
    const [, dipirona] = medicines;
    if (dipirona) release({ ...dipirona, endedOn: null });
    await screen.findByText('De volta ao diário.');
    screen.getByRole('alertdialog');
  });

  it('says after an error that what was noted is kept', async () => {
    server.refuse('GET /medication-days', 500, 'INTERNAL');
    setUp();
    await screen.findByText(/^Não foi possível .+ O que você anotou continua guardado\.$/);
  });
});

describe('the row of /analises', () => {
  it('counts days and compares nothing', async () => {
    noted = ['08:00', '20:00'].map((time) => ({ medicationId: 'a', date: '2026-03-12', time, status: 'taken' }));
    setUp(<MedicationRow start="2026-03-08" end={TODAY} />);
    const sentence = await screen.findByText(/^Em 1 de 6 dias completos você anotou todas as doses como tomadas\./);
    expect(sentence.textContent).toBe(
      'Em 1 de 6 dias completos você anotou todas as doses como tomadas. Dúvidas sobre efeito, dose ou mudança são com quem receitou.',
    );
  });

  it('is not shown to a person without planned doses, and shows 90 days of a longer period', async () => {
    setUp(<MedicationRow start="2025-03-15" end={TODAY} />);
    await screen.findByRole('heading', { name: 'Doses anotadas nos últimos 90 dias' });
    expect(server.calls('GET /medication-days').map(({ query }) => query.startDate)).toEqual(['2025-12-15']);
    cleanup();
    medicines = medicines.slice(1);
    setUp(<MedicationRow start="2026-03-08" end={TODAY} />);
    await waitFor(() => expect(server.calls('GET /medication-days')).toHaveLength(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
