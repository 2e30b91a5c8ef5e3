// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { deviceId } from '../../../lib/session/device/device-id.ts';
import { withBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { webNotifications } from '../../../platform/notifications/web-notifications.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { pushDeviceOf } from '../../../testing/reminder-answers.ts';
import { press } from '../../../testing/show.tsx';
import { show, withNotifications } from '../notifications.harness.tsx';
import { registerDevice } from '../registration/register-device.ts';
import { readRegistration } from '../registration/registration-record.ts';
import { DeviceList } from './device-list.tsx';

const SEEN = Date.parse('2026-11-23T15:00:00Z');
const OTHER = pushDeviceOf(SEEN, { id: 'aparelho-2', name: 'Firefox no Windows' });

withNotifications();
const browser = withBrowser({ permission: 'granted' });

const confirm = async () => {
  const dialog = await readyDialog('Remover este aparelho da lista?', 'alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
};

it('lists the devices, this one marked, with when each was seen', async () => {
  const own = pushDeviceOf(SEEN, { id: await deviceId() });
  server.answer('GET /push-notifications/devices', [own, OTHER]);
  show(<DeviceList />);
  await screen.findByText('Firefox no Windows');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Chrome no AndroidEste aparelhoVisto em 23 de nov\. de 2026/);
  expect(second?.textContent).not.toContain('Este aparelho');
});

it('says what will be here while there is none', async () => {
  show(<DeviceList />);
  await screen.findByText('Nenhum aparelho por enquanto');
});

it('removes another device after a confirmation', async () => {
  server.answer('GET /push-notifications/devices', [OTHER]);
  server.answer('DELETE /push-notifications/devices/{id}');
  show(<DeviceList />);
  await press('Remover Firefox no Windows');
  expect((await readyDialog(undefined, 'alertdialog')).textContent).toContain('“Firefox no Windows”');
  server.answer('GET /push-notifications/devices', []);
  await confirm();
  await screen.findByText('Nenhum aparelho por enquanto');
  expect(server.calls('DELETE /push-notifications/devices/{id}')).toMatchObject([{ params: { id: 'aparelho-2' } }]);
  expect(browser.unsubscribed).toEqual([]);
});

it('ends the subscription of this device with its removal', async () => {
  await registerDevice(webNotifications, 'maria');
  server.answer('DELETE /push-notifications/devices/{id}');
  show(<DeviceList />);
  await press('Remover Chrome no Android');
  await confirm();
  await waitFor(() => expect(browser.unsubscribed).toEqual(['https://push.test/1']));
  expect(readRegistration('maria')).toBeNull();
});

it('says so if a removal fails, and the device stays', async () => {
  server.answer('GET /push-notifications/devices', [OTHER]);
  server.refuse('DELETE /push-notifications/devices/{id}', 500, 'INTERNAL', { message: 'Algo não saiu como devia.' });
  show(<DeviceList />);
  await press('Remover Firefox no Windows');
  await confirm();
  await screen.findByText('Algo não saiu como devia.');
  expect(screen.getByText('Firefox no Windows')).toBeTruthy();
});

it('can be read again after a failure', async () => {
  server.answerInTurn('GET /push-notifications/devices', refused(500, 'INTERNAL'), [OTHER]);
  show(<DeviceList />);
  await press(/tentar/i);
  await screen.findByText('Firefox no Windows');
});
