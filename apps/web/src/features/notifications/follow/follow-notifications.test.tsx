// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { webNotifications } from '../../../platform/notifications/web-notifications.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withNotifications } from '../notifications.harness.tsx';
import { registerDevice } from '../registration/register-device.ts';
import { FollowNotifications } from './follow-notifications.tsx';

withNotifications();
const browser = withBrowser({ permission: 'granted' });

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open() {
  const router = draw(<FollowNotifications userId="maria" />, '/historico');
  await settle();
  return router;
}

it('opens the target of a tapped notification in this page', async () => {
  const router = await open();
  await act(async () => void browser.sendFromWorker({ type: 'open-path', path: '/registrar?de=lembrete#nota' }));
  const { pathname, search, hash } = router.state.location;
  expect([pathname, search, hash]).toEqual(['/registrar', '?de=lembrete', '#nota']);
  cleanup();
  await act(async () => void browser.sendFromWorker({ type: 'open-path', path: '/home' }));
  expect(router.state.location.pathname).toBe('/registrar');
});

it('registers again when the service worker reports a changed subscription', async () => {
  await registerDevice(webNotifications, 'maria');
  await open();
  await browser.change();
  browser.sendFromWorker({ type: 'subscription-changed' });
  await waitFor(() => expect(server.calls('POST /push-notifications/register')).toHaveLength(2));
  expect(server.calls('POST /push-notifications/register')[1]?.body.subscription).toMatchObject({
    endpoint: 'https://push.test/2',
  });
});
