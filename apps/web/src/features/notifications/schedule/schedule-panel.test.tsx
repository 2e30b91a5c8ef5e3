// @vitest-environment jsdom
import type { ReminderSchedule } from '@alento/contract/reminder/schedule';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { timeZone } from '../../../lib/time/clock.ts';
import { withClock } from '../../../testing/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { pushDeviceOf, scheduleOf } from '../../../testing/reminder-answers.ts';
import { press } from '../../../testing/show.tsx';
import { show, withNotifications } from '../notifications.harness.tsx';
import { DiscreetPanel } from './discreet-panel.tsx';
import { DiscreetSwitch } from './discreet-switch.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { changedSchedule } from './use-schedule-change.ts';

const NOW = Date.parse('2026-11-23T15:00:00Z');
const ZONE = timeZone();
const CLOCK = { now: NOW, timeZone: ZONE };
let schedule: ReminderSchedule;

const DEVICE = pushDeviceOf(NOW);

withClock(NOW);
withNotifications();
beforeEach(() => {
  server.answer('GET /push-notifications/devices', [DEVICE]);
  schedule = changedSchedule(scheduleOf(), {}, CLOCK);
  server.answer('GET /push-notifications/schedule', () => schedule);
  server.answer('PUT /push-notifications/schedule', ({ body: { deviceId: _, ...change } }) => {
    schedule = changedSchedule(schedule, change as never, CLOCK);
    return { status: 'success', schedule };
  });
});

const changes = () =>
  server.calls('PUT /push-notifications/schedule').map(({ body: { deviceId: _, ...change } }) => change);
const slot = (name: string) => screen.findByRole('switch', { name });
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(`Horário: ${name}`);

describe('the three reminders', () => {
  it('show their times and when they come next', async () => {
    show(<SchedulePanel hasChannel={false} />);
    expect((await slot('À noite')).getAttribute('aria-checked')).toBe('true');
    expect([time('De manhã').value, time('À tarde').value, time('À noite').value]).toEqual(['09:00', '14:00', '21:00']);
    expect([time('De manhã').disabled, time('À noite').disabled]).toEqual([true, false]);
    const [morning, , evening] = screen.getAllByRole('listitem');
    expect(within(morning as HTMLElement).getByText('Desligado')).toBeTruthy();
    expect(within(evening as HTMLElement).getByText(/^Próximo: (hoje|amanhã) às 21:00$/)).toBeTruthy();
  });

  it('say that they reach no device if none is registered and no channel brings them', async () => {
    server.answer('GET /push-notifications/devices', []);
    show(<SchedulePanel hasChannel={false} />);
    await screen.findByText(/nenhum aparelho recebe estes lembretes por enquanto/);
    screen.getByText(/^Próximo: (hoje|amanhã) às 21:00\. Nenhum aparelho recebe ainda\.$/);
  });

  it.each([
    ['a registered device', [DEVICE], false],
    ['a channel', [], true],
    ['a channel that could not be read', [], null],
  ])('are as before with %s', async (_, devices, hasChannel) => {
    server.answer('GET /push-notifications/devices', devices);
    show(<SchedulePanel hasChannel={hasChannel} />);
    await screen.findByText(/^Próximo: (hoje|amanhã) às 21:00$/);
    await waitFor(() => expect(server.calls('GET /push-notifications/devices')).toHaveLength(1));
    expect(screen.queryByText(/nenhum aparelho recebe/i)).toBeNull();
  });

  it('are switched on with their time, and off with null, shown before the server answers', async () => {
    show(<SchedulePanel hasChannel={false} />);
    const give = server.hold('PUT /push-notifications/schedule');
    await userEvent.click(await slot('De manhã'));
    await waitFor(async () => expect((await slot('De manhã')).getAttribute('aria-checked')).toBe('true'));
    expect(screen.getByText('Salvando...')).toBeTruthy();
    await waitFor(() => expect(changes()).toEqual([{ morning: '09:00' }]));
    schedule = changedSchedule(schedule, { morning: '09:00' }, CLOCK);
    give({ status: 'success', schedule });
    await screen.findByText('Salvo.');
    server.answer('PUT /push-notifications/schedule', { status: 'success', schedule: scheduleOf() });
    await userEvent.click(await slot('À noite'));
    await waitFor(() => expect(changes()[1]).toEqual({ evening: null }));
  });

  it('take any time of day, saved once it is complete', async () => {
    show(<SchedulePanel hasChannel={false} />);
    await slot('À noite');
    fireEvent.change(time('À noite'), { target: { value: '02:37' } });
    fireEvent.change(time('À noite'), { target: { value: '22:37' } });
    expect(changes()).toEqual([]);
    fireEvent.blur(time('À noite'));
    await waitFor(() => expect(changes()).toEqual([{ evening: '22:37' }]));
    await screen.findByText(/às 22:37$/);
  });

  it('are saved a moment after the last digit, too', async () => {
    show(<SchedulePanel hasChannel={false} />);
    await slot('À noite');
    fireEvent.change(time('À noite'), { target: { value: '20:05' } });
    await waitFor(() => expect(changes()).toEqual([{ evening: '20:05' }]));
  });

  it('keep their time while the field is empty', async () => {
    show(<SchedulePanel hasChannel={false} />);
    await slot('À noite');
    fireEvent.change(time('À noite'), { target: { value: '' } });
    fireEvent.blur(time('À noite'));
    await screen.findByText('Escolha um horário de 00:00 a 23:59.');
    expect(changes()).toEqual([]);
    fireEvent.click(await slot('À noite'));
    await waitFor(() => expect(screen.queryByText('Escolha um horário de 00:00 a 23:59.')).toBeNull());
    fireEvent.click(await slot('À noite'));
    await waitFor(() => expect(time('À noite').disabled).toBe(false));
    expect(time('À noite').value).toBe('21:00');
  });

  it('return to what was before if the server refuses', async () => {
    show(<SchedulePanel hasChannel={false} />);
    server.refuse('PUT /push-notifications/schedule', 500, 'INTERNAL', { message: 'Algo não saiu como devia.' });
    await userEvent.click(await slot('De manhã'));
    await screen.findByText('Não foi salvo, e vale o que estava antes. Algo não saiu como devia.');
    await waitFor(async () => expect((await slot('De manhã')).getAttribute('aria-checked')).toBe('false'));
  });

  it('are sent in order when changed quickly, and end as the last change', async () => {
    show(<SchedulePanel hasChannel={false} />);
    const toggle = await slot('De manhã');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await waitFor(() => expect(changes()).toEqual([{ morning: '09:00' }, { morning: null }, { morning: '09:00' }]));
    await screen.findByText('Salvo.');
    expect((await slot('De manhã')).getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    ['after a recent mood', 'Não lembrar se registrei nas últimas 3 horas', { skipsRecent: false }],
    ['on a day with a mood', 'Não lembrar se já registrei hoje', { skipsToday: true }],
  ])('can be left out %s', async (_, name, change) => {
    show(<SchedulePanel hasChannel={false} />);
    const toggle = await slot(name);
    const wasOn = toggle.getAttribute('aria-checked') === 'true';
    expect(wasOn).toBe('skipsRecent' in change);
    await userEvent.click(toggle);
    await waitFor(() => expect(changes()).toEqual([change]));
    expect((await slot(name)).getAttribute('aria-checked')).toBe(String(!wasOn));
  });

  it('say in which zone they are, if it isn’t the device’s', async () => {
    schedule = { ...schedule, timeZone: ZONE === 'Asia/Tokyo' ? 'Europe/Lisbon' : 'Asia/Tokyo' };
    show(<SchedulePanel hasChannel={false} />);
    await screen.findByText(/^Os horários seguem outro relógio: /);
  });
});

it('the reminders can be read again after a failure', async () => {
  server.answerInTurn('GET /push-notifications/schedule', refused(500, 'INTERNAL'), () => schedule);
  show(<SchedulePanel hasChannel={false} />);
  await press(/tentar/i);
  await slot('À noite');
});

describe('the discreet mode', () => {
  it('shows what a lock screen will say in both modes, and how it is now', async () => {
    show(<DiscreetPanel />);
    await screen.findByText('Como você está se sentindo?');
    expect(screen.getByText('Momento de reflexão')).toBeTruthy();
    expect(screen.getByText('Fim do dia')).toBeTruthy();
    expect(screen.getByText('É assim que está agora.')).toBeTruthy();
    expect(screen.getAllByText(window.location.host)).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'Discreto' }));
    expect(screen.queryByText('Fim do dia')).toBeNull();
    expect(screen.getAllByText('Um lembrete seu para agora.')).toHaveLength(3);
    expect(screen.queryByText('É assim que está agora.')).toBeNull();
    expect(changes()).toEqual([]);
  });

  it('is switched on', async () => {
    show(<DiscreetPanel />);
    await userEvent.click(await slot('Avisos discretos'));
    await waitFor(() => expect(changes()).toEqual([{ isDiscreet: true }]));
    expect(await screen.findAllByText('Um lembrete seu para agora.')).toHaveLength(3);
  });
});

it('the screen of the discreet mode says what notifications reveal, and switches them to neutral texts', async () => {
  show(<DiscreetSwitch />);
  expect(await screen.findByText(/Os avisos ainda dizem do que se trata/)).toBeTruthy();
  await userEvent.click(await slot('Avisos discretos'));
  await waitFor(() => expect(changes()).toEqual([{ isDiscreet: true }]));
  expect(await screen.findByText('Os avisos não dizem do que se trata.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/notificacoes');
});

it('changedSchedule() keeps what is left out', () => {
  const before = scheduleOf();
  const after = changedSchedule(
    before,
    { morning: '07:15', evening: null },
    { now: NOW, timeZone: 'America/Sao_Paulo' },
  );
  expect(after).toEqual({
    ...before,
    morning: { time: '07:15', isOn: true, nextAt: Date.parse('2026-11-24T10:15:00Z') },
    evening: { time: '21:00', isOn: false, nextAt: null },
  });
});
