// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withBrowser } from '../../platform/notifications/fake-browser.harness.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withMember } from '../../testing/signed-in.ts';
import { NotificationBannerPlace } from './notification-banner-place.tsx';

const TITLE = 'Quer que o Alento lembre você?';

withMember();
withBrowser();
beforeEach(() => server.answer('GET /mood-patterns/concerning', { hasConcerningPattern: false }));
afterEach(() => void crisis.close());

const show = (isNewcomer = false) => draw(<NotificationBannerPlace isNewcomer={isNewcomer} />);
const settle = async (): Promise<void> => {
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
};

it('the notification banner appears once the first screen is complete, and leaves for the crisis card', async () => {
  show();
  expect(screen.queryByText(TITLE)).toBeNull();
  await screen.findByText(TITLE);
  act(() => crisis.show({ source: 'pattern', kind: null, about: 'self' }));
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('the notification banner doesn’t appear while onboarding is not complete', async () => {
  show(true);
  await settle();
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('the notification banner doesn’t appear after difficult days, when help comes first', async () => {
  server.answer('GET /mood-patterns/concerning', { hasConcerningPattern: true });
  show();
  await waitFor(() => expect(server.calls('GET /mood-patterns/concerning')).toHaveLength(1));
  await settle();
  expect(screen.queryByText(TITLE)).toBeNull();
});
