// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { fakeBrowser } from '../../platform/notifications/fake-browser.harness.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { NotificationBannerPlace } from './notification-banner-place.tsx';

const TITLE = 'Quer que o Alento lembre você?';
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(async () => {
  browser = fakeBrowser();
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
  server.answer('GET /mood-patterns/concerning', { hasConcerningPattern: false });
});
afterEach(async () => {
  crisis.close();
  cleanup();
  await session.leave();
  queryClient.clear();
  browser.remove();
});

function show(isNewcomer = false): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <NotificationBannerPlace isNewcomer={isNewcomer} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const settle = async (): Promise<void> => {
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
};

it('the notification banner appears once the first screen is complete, and leaves for the crisis card', async () => {
  show();
  expect(screen.queryByText(TITLE)).toBeNull();
  await screen.findByText(TITLE, {}, { timeout: 30_000 });
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
