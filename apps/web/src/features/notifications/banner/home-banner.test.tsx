// @vitest-environment jsdom
import { BANNER_DISMISSAL_MS } from '@alento/domain/reminder/limits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { webNotifications } from '../../../platform/notifications/web-notifications.ts';
import { withClock } from '../../../testing/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press } from '../../../testing/show.tsx';
import { DeviceList } from '../devices/device-list.tsx';
import { answerAll, show, withNotifications } from '../notifications.harness.tsx';
import { registerDevice } from '../registration/register-device.ts';
import { HomeBanner } from './home-banner.tsx';
import { StatusPanel } from './status-panel.tsx';

const PROMPT = 'Quer que o Alento lembre você?';
let userAgent = navigator.userAgent;

const clock = withClock(Date.parse('2026-11-23T15:00:00Z'));
withNotifications();
const browser = withBrowser();
beforeEach(() => {
  userAgent = navigator.userAgent;
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => userAgent);
});

/** The page is in the native app, with the browser's notifications. */
function beNative(): void {
  const { status } = webNotifications;
  vi.spyOn(webNotifications, 'status').mockImplementation(async () => ({ ...(await status()), isCapacitor: true }));
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const open = () => show(<HomeBanner userId="maria" />);
/** The banner asks, and the browser's own question will have this answer. */
async function asked(answer: NotificationPermission): Promise<void> {
  open();
  await screen.findByRole('heading', { name: PROMPT });
  browser.willAnswer(answer);
}
async function registered(): Promise<void> {
  browser.set({ permission: 'granted' });
  await registerDevice(webNotifications, 'maria');
}
const displayedState = () => document.querySelector('[data-state]')?.getAttribute('data-state') ?? null;

describe('the banner on /home', () => {
  it('asks, registers, says so, and leads to the times', async () => {
    await asked('granted');
    const give = server.hold('GET /push-notifications/key');
    await press('Ativar lembretes');
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toBe('Registrando para notificações push...'),
    );
    give({ publicKey: 'BAECAwQ', android: false, ios: false });
    await screen.findByText('Registro para notificações push concluído com sucesso!');
    expect(displayedState()).toBe('enabled');
    expect(screen.getByRole('link', { name: 'Escolher os horários' }).getAttribute('href')).toBe('/notificacoes');
  });

  it('says that and why the registration failed', async () => {
    server.refuse('POST /push-notifications/register', 422, 'PUSH_ADDRESS_REFUSED');
    await asked('granted');
    await press('Ativar lembretes');
    await screen.findByText('Falha ao registrar para notificações push.');
    expect(screen.getByText('Erro: Este endereço de notificações não é aceito aqui.')).toBeTruthy();
    expect(displayedState()).toBe('unregistered');
  });

  it('says how to allow notifications after a refusal, and is not there afterwards', async () => {
    await asked('denied');
    await press('Ativar lembretes');
    await screen.findByText('Tudo bem: nada será enviado a este aparelho.');
    expect(screen.getByText(/^O Alento não vai insistir/)).toBeTruthy();
    expect(screen.queryByText(/Falha|Erro/)).toBeNull();
    expect(displayedState()).toBe('denied');
    expect(server.calls('POST /push-notifications/register')).toEqual([]);
    cleanup();
    open();
    await settle();
    expect(displayedState()).toBeNull();
  });

  it('says nothing if the question was closed without an answer', async () => {
    open();
    await press('Ativar lembretes');
    await settle();
    expect([displayedState(), screen.getByRole('status').textContent]).toEqual(['prompt', '']);
  });

  it('stays away for 2 hours after it was dismissed', async () => {
    open();
    await press('Fechar por 2 horas');
    expect(displayedState()).toBeNull();
    cleanup();
    clock.at += BANNER_DISMISSAL_MS - 1;
    open();
    await settle();
    expect(displayedState()).toBeNull();
    cleanup();
    clock.at += 1;
    open();
    await screen.findByRole('heading', { name: PROMPT });
  });

  it('is not there in a browser without push', async () => {
    browser.remove();
    open();
    await settle();
    expect(displayedState()).toBeNull();
  });
});

describe('the manual registration', () => {
  beforeEach(() => browser.set({ permission: 'granted' }));

  it('registers, checks the schedule, and says so', async () => {
    const give = server.hold('POST /push-notifications/register');
    open();
    await press('Registrar');
    await screen.findByText('Registrando manualmente no backend...');
    give({ success: true, status: 'success', message: '' });
    // Afterwards the banner of /home is the green one.
    await screen.findByText('Registro manual realizado com sucesso!');
    expect(displayedState()).toBe('enabled');
  });

  it('says if the schedule can’t be read', async () => {
    server.refuse('GET /push-notifications/schedule', 500, 'INTERNAL');
    show(<StatusPanel />);
    await press('Registrar');
    await screen.findByText('Registro realizado, mas ainda não é possível acessar os agendamentos. Tente novamente.');
  });

  it('says why it failed', async () => {
    server.refuse('POST /push-notifications/register', 422, 'PUSH_ADDRESS_REFUSED');
    show(<StatusPanel />);
    await press('Registrar');
    await screen.findByText('Erro no registro manual: Este endereço de notificações não é aceito aqui.');
    expect(displayedState()).toBe('unregistered');
  });

  it('names no reason that is not known', async () => {
    vi.spyOn(webNotifications, 'currentSubscription').mockRejectedValue(new TypeError('x'));
    show(<StatusPanel />);
    await press('Registrar');
    await screen.findByText('Erro no registro manual: Erro desconhecido');
  });
});

it('the native app reminds by itself while it isn’t registered after both permissions are granted', async () => {
  beNative();
  open();
  await screen.findByRole('heading', { name: PROMPT });
  expect(displayedState()).toBe('native');
  browser.willAnswer('granted');
  const reminding = vi.spyOn(webNotifications, 'remindLocally');
  server.refuse('POST /push-notifications/register', 422, 'PUSH_NOT_CONFIGURED');
  await press('Ativar');
  await screen.findByText('Falha ao registrar para notificações push.');
  // Without a push service for it, the app reminds by itself; once it is registered it doesn't.
  await waitFor(() => expect(reminding.mock.lastCall).toMatchObject([{ morning: null, evening: '21:00' }]));
  answerAll();
  await press('Registrar');
  await screen.findByText('Registro manual realizado com sucesso!');
  await waitFor(() => expect(reminding.mock.lastCall).toEqual([null]));
});

it('the native app says its own words after both permissions are granted', async () => {
  beNative();
  await asked('granted');
  await press('Ativar');
  await screen.findByText('Notificações nativas ativadas com sucesso!');
});

it('Safari on iOS outside the home-screen app shows three steps with a picture each', async () => {
  browser.remove();
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
  open();
  await screen.findByRole('heading', { name: 'No iPhone e no iPad, falta um passo' });
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step.querySelector('svg')).not.toBeNull();
  expect(steps[1]?.textContent).toContain('Adicionar à Tela de Início');
});

describe('the state on /notificacoes', () => {
  it('is shown also after a denial, and can’t be dismissed', async () => {
    browser.set({ permission: 'denied' });
    show(<StatusPanel />);
    await waitFor(() => expect(displayedState()).toBe('denied'));
    expect(screen.queryByRole('button', { name: 'Fechar por 2 horas' })).toBeNull();
  });

  it('asks to register again if this device was removed from the list elsewhere', async () => {
    await registered();
    server.answer('GET /push-notifications/devices', []);
    show(<StatusPanel />);
    await waitFor(() => expect(displayedState()).toBe('unregistered'));
  });

  it.each([
    ['accepted', /^Enviada\./],
    ['later', /não pôde recebê-la agora/],
    ['refused', /recusou o teste/],
  ] as const)('has a test notification, with the outcome “%s”', async (outcome, text) => {
    await registered();
    server.answer('POST /push-notifications/devices/{id}/test', { outcome });
    show(<StatusPanel />);
    await press('Enviar um teste');
    await screen.findByText(text);
    expect(displayedState()).toBe('enabled');
    const id = localStorage.getItem('deviceId');
    expect(server.calls('POST /push-notifications/devices/{id}/test')).toMatchObject([{ params: { id } }]);
  });

  it('no longer shows messages of a registered device after it was removed from the list', async () => {
    browser.set({ permission: 'granted' });
    show(
      <>
        <StatusPanel />
        <DeviceList />
      </>,
    );
    await press('Registrar');
    await screen.findByText('Registro manual realizado com sucesso!');
    server.answer('POST /push-notifications/devices/{id}/test', { outcome: 'accepted' });
    await press('Enviar um teste');
    await screen.findByText(/^Enviada\./);
    server.answer('DELETE /push-notifications/devices/{id}');
    server.answer('GET /push-notifications/devices', []);
    await press('Remover Chrome no Android');
    await userEvent.click(within(await readyDialog(undefined, 'alertdialog')).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(displayedState()).toBe('unregistered'));
    expect(screen.queryByText('Registro manual realizado com sucesso!')).toBeNull();
    expect(screen.queryByText(/^Enviada\./)).toBeNull();
    answerAll();
    await press('Registrar');
    await waitFor(() => expect(displayedState()).toBe('enabled'));
    expect(screen.queryByText(/^Enviada\./)).toBeNull();
  });

  it('asks to register again after a test whose target is gone', async () => {
    await registered();
    server.answer('POST /push-notifications/devices/{id}/test', { outcome: 'gone' });
    show(<StatusPanel />);
    await press('Enviar um teste');
    await waitFor(() => expect(displayedState()).toBe('unregistered'));
    expect(screen.getByText(/não vale mais\. Toque em “Registrar”/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Registrar' })).toBeTruthy();
  });
});
