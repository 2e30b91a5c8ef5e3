// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from '../../../platform/notifications/fake-browser.harness.ts';
import { webNotifications } from '../../../platform/notifications/web-notifications.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { answerAll, leave, signIn } from '../notifications.harness.tsx';
import { registerDevice } from '../registration/register-device.ts';
import { FollowNotifications } from './follow-notifications.tsx';

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(async () => {
  browser = fakeBrowser();
  browser.set({ permission: 'granted' });
  await signIn();
  answerAll();
});
afterEach(async () => {
  browser.remove();
  await leave();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <FollowNotifications userId="maria" /> }], {
    initialEntries: ['/historico'],
  });
  render(<RouterProvider router={router} />);
  await settle();
  return router;
}

it('opens the target of a tapped notification in this page', async () => {
  const router = await open();
  await act(async () => void browser.tell({ type: 'open-path', path: '/registrar?de=lembrete#nota' }));
  const { pathname, search, hash } = router.state.location;
  expect([pathname, search, hash]).toEqual(['/registrar', '?de=lembrete', '#nota']);
  cleanup();
  await act(async () => void browser.tell({ type: 'open-path', path: '/home' }));
  expect(router.state.location.pathname).toBe('/registrar');
});

it('registers again when the service worker tells of a changed subscription', async () => {
  await registerDevice(webNotifications, 'maria');
  await open();
  await browser.change();
  browser.tell({ type: 'subscription-changed' });
  await waitFor(() => expect(server.calls('POST /push-notifications/register')).toHaveLength(2));
  expect(server.calls('POST /push-notifications/register')[1]?.body.subscription).toMatchObject({
    endpoint: 'https://push.test/2',
  });
});
