import { HOUR_MS } from '@alento/domain/time/local-date';
import { PUSH_KEY, pushDeviceOf, REGISTERED, scheduleOf } from '../../apps/web/src/testing/reminder-answers.ts';
import { type FakeNotifications, fakeNotifications } from './fake-notifications.ts';
import { scenesOf } from './scene.ts';
import { answer, center, INTERNAL, press, type Step, see, steps, waitVisible } from './steps.ts';

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
    name: 'Firefox no Windows, no computador da sala',
    platform: 'windows',
  }),
];
const ANSWERS = {
  '/push-notifications/key': PUSH_KEY,
  '/push-notifications/register': REGISTERED,
  '/push-notifications/schedule': SCHEDULE,
  '/push-notifications/devices': DEVICES,
  '/push-notifications/devices/*/test': { outcome: 'accepted' },
};
const NO_DEVICE = { '/push-notifications/devices': [] };

const browser = (options: FakeNotifications): Step =>
  steps(
    (page) => fakeNotifications(page, options),
    (page) => page.addInitScript((id) => localStorage.setItem('deviceId', id), OWN),
  );
const ON = browser({ permission: 'granted', isRegistered: true });
const IPHONE = browser({ isIphone: true });
const UNREGISTERED = browser({ permission: 'granted' });

/** The banner is at the end of the column, and is loaded once the first screen is complete. */
const banner = (...acts: Step[]): Step => steps(waitVisible('[data-state]'), ...acts, center('[data-state]'));

/** Scenes of /notificacoes, and of the notification banner in its states. */
export const NOTIFICATION = [
  ...scenesOf({ before: ON, answers: ANSWERS }, '/notificacoes', {
    ligadas: {},
    'falta registrar': { before: UNREGISTERED },
    'por ativar': { before: browser({}), answers: NO_DEVICE },
    bloqueadas: { before: browser({ permission: 'denied' }) },
    'sem suporte': { before: browser({ isSupported: false }) },
    iPhone: { before: IPHONE, answers: NO_DEVICE },
    discreto: {
      answers: { '/push-notifications/schedule': { ...SCHEDULE, isDiscreet: true, timeZone: 'Europe/Lisbon' } },
    },
    'com erros': {
      before: steps(ON, ...['schedule', 'devices'].map((path) => answer(`/push-notifications/${path}`, INTERNAL, 500))),
    },
    remover: { act: press('Remover Chrome no Android') },
    'teste enviado': { act: steps(press('Enviar um teste'), see(/^Enviada/)) },
  }),
  ...scenesOf({ viewer: 'basic', answers: ANSWERS, act: banner() }, '/home', {
    'aviso, ligadas': {
      before: browser({ permission: 'default', answer: 'granted' }),
      act: banner(press('Ativar lembretes'), see(/concluído com sucesso/)),
    },
    'aviso, falta registrar': { before: UNREGISTERED },
    'aviso, iPhone': { before: IPHONE },
    'aviso, por ativar': { before: browser({}) },
  }),
];
