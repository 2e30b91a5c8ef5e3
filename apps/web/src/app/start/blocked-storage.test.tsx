// @vitest-environment jsdom
import { exampleOf } from '@alento/domain/interface/example-addresses';
import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { openDevice } from '../../platform/this-device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { withIntersections, withSizes } from '../../testing/observers.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { loadScreenAt, Screens } from '../router.tsx';
import { App } from './app.tsx';

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeAll(async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(blocked);
  await session.open((await openDevice()).storage);
});
afterAll(() => void vi.restoreAllMocks());

withIntersections();
withSizes();
withVisitor();
beforeEach(() => {
  vi.stubGlobal('indexedDB', { open: blocked, deleteDatabase: blocked });
  vi.stubGlobal('scrollTo', () => undefined);
  server.otherwise(refused(500, 'INTERNAL'));
});

const screens = routeNames
  .map((name) => ({ ...declarationOf(name), address: exampleOf(name).replace('{day}', '2026-11-14') }))
  .filter(({ path }) => path !== '/');

// The server fails, so that each screen shows its own part, or says why it can't show what it has to read.
it.each(screens)('$path opens in a browser that blocks its storage', async ({ address, access }) => {
  if (access === 'members') await signIn();
  await loadScreenAt(new URL(address, 'http://alento').pathname);
  render(
    <App>
      <MemoryRouter initialEntries={[address]}>
        <Screens />
      </MemoryRouter>
    </App>,
  );
  await waitFor(() => expect(document.querySelector('main :is(h1, [role="alert"])')?.textContent).toMatch(/\S/));
  expect(document.querySelector('[data-crashed]')).toBeNull();
});
