import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Page } from '@playwright/test';
import { PUSH_KEY, pushDeviceOf, REGISTERED, scheduleOf } from '../../apps/web/src/testing/reminder-answers.ts';
import { type FakeNotifications, fakeNotifications } from '../../e2e/support/fake-notifications.ts';
import { type Scene, scene } from './scene.ts';

const NOW = Date.now();
const OWN = 'este-aparelho-da-galeria';

const SCHEDULE = scheduleOf({
  morning: { time: '07:45', isOn: true, nextAt: NOW + 9 * HOUR_MS },
  afternoon: { time: '14:00', isOn: false, nextAt: null },
  evening: { time: '22:10', isOn: true, nextAt: NOW + HOUR_MS },
});
const DEVICES = [
  pushDeviceOf(NOW - HOUR_MS, { id: OWN }),
  pushDeviceOf(NOW - 30 * HOUR_MS, {
    id: 'a2',
    name: 'Firefox no Windows, no computador compartilhado da sala de casa',
    platform: 'windows',
  }),
];

type Given = {
  browser?: FakeNotifications;
  schedule?: unknown;
  devices?: unknown;
  status?: number;
};

/** Mocks the browser and the API, and opens the screen again. */
const mocked =
  ({ browser = {}, schedule = SCHEDULE, devices = DEVICES, status = 200 }: Given) =>
  async (page: Page): Promise<void> => {
    await fakeNotifications(page, browser);
    const answer = (path: string, json: unknown, code = 200) =>
      page.route(`**/api/push-notifications/${path}`, (route) => route.fulfill({ status: code, json }));
    await answer('key', PUSH_KEY);
    await answer('register', REGISTERED);
    await answer('schedule', schedule, status);
    await answer('devices', devices, status);
    await answer('devices/*/test', { outcome: 'accepted' });
    await page.evaluate((id) => localStorage.setItem('deviceId', id), OWN);
    await page.reload({ waitUntil: 'load' });
  };

const REGISTERED_HERE: FakeNotifications = { permission: 'granted', isRegistered: true };
const ON_IPHONE: FakeNotifications = { isIphone: true };
const FAILED = { errorCode: 'INTERNAL', message: 'Algo não saiu como devia. Seus dados continuam como estavam.' };

const reminders = (name: string, given: Given, prepare: Scene['prepare'] = null): Scene =>
  scene({ route: '/notificacoes', name, viewer: 'livedIn', begin: mocked(given), prepare });

/** The banner is at the end of the column of /home, and is loaded once the first screen is complete. */
const banner = (name: string, browser: FakeNotifications, act: (page: Page) => Promise<void> = async () => undefined) =>
  scene({
    route: '/home',
    name: `aviso, ${name}`,
    viewer: 'basic',
    begin: mocked({ browser }),
    prepare: async (page) => {
      await page.locator('[data-state]').waitFor();
      await act(page);
      await page.locator('[data-state]').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    },
  });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Scenes of /notificacoes, and of the notification banner in its states. */
export const NOTIFICATION: readonly Scene[] = [
  reminders('ligadas', { browser: REGISTERED_HERE }),
  reminders('falta registrar', { browser: { permission: 'granted' } }),
  reminders('por ativar', { devices: [] }),
  reminders('bloqueadas', { browser: { permission: 'denied' } }),
  reminders('sem suporte', { browser: { isSupported: false } }),
  reminders('iPhone', { browser: ON_IPHONE, devices: [] }),
  reminders('discreto', {
    browser: REGISTERED_HERE,
    schedule: { ...SCHEDULE, isDiscreet: true, timeZone: 'Europe/Lisbon' },
  }),
  reminders('com erros', { browser: REGISTERED_HERE, schedule: FAILED, devices: FAILED, status: 500 }),
  reminders('remover', { browser: REGISTERED_HERE }, (page) => press(page, 'Remover Chrome no Android')),
  reminders('teste enviado', { browser: REGISTERED_HERE }, async (page) => {
    await press(page, 'Enviar um teste');
    await page.getByText(/^Enviada/).waitFor();
  }),
  banner('ligadas', { permission: 'default', answer: 'granted' }, async (page) => {
    await press(page, 'Ativar lembretes');
    await page.getByText(/concluído com sucesso/).waitFor();
  }),
  banner('falta registrar', { permission: 'granted' }),
  banner('iPhone', ON_IPHONE),
  banner('por ativar', {}),
];
