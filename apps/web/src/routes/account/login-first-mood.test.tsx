// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
// Imported before the tests, so that the time to load its code does not affect them.
import '../../features/mood-entry/first/first-moods-notice.tsx';
import '../../features/mood-entry/first/welcome.tsx';
import { readFirstMoods, saveFirstMood } from '../../features/mood-entry/first/first-moods.ts';
import { writeFixed } from '../../lib/session/device/device-store.ts';
import { emptyDevice } from '../../testing/device.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { press } from '../../testing/show.tsx';
import { withVisitor } from '../../testing/signed-in.ts';
import { Component as Login } from './login.tsx';

beforeAll(() => void vi.stubGlobal('Capacitor', { getPlatform: () => 'android' }));
beforeEach(() => server.answer('GET /legal-documents/latest', never));
afterEach(emptyDevice);
withVisitor();

const open = (address: Parameters<typeof draw>[1] = '/login') => draw({ '/login': <Login /> }, address);
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const WELCOME = 'Um respiro para entender seus dias.';

it('/login of the native app welcomes a person whom the device doesn’t know', async () => {
  open();
  await screen.findByRole('heading', { name: WELCOME });
  expect(screen.getByRole('link', { name: 'Começar' }).getAttribute('href')).toBe('/comecar');
  await press('Já tenho conta');
  expect(heading()).toBe('Entre no Alento');
});

it.each([
  ['the device knows an address', 'ana@exemplo.com', '/login'],
  ['the sign-up was requested', null, '/login?createAccount=true'],
  ['a session has ended', null, { pathname: '/login', state: { ended: true } }],
])('/login of the native app shows the form at once if %s', async (_, email, address) => {
  await writeFixed('login_email', email);
  open(address);
  expect(heading()).not.toBe(WELCOME);
});

it('/login says that the moods of this device are added to the account, and deletes them on demand', async () => {
  saveFirstMood(1, null);
  open('/login?createAccount=true');
  await screen.findByText('O registro feito neste aparelho entra na conta.');
  await press('Apagar');
  expect(screen.queryByText(/entra na conta/)).toBeNull();
  expect(readFirstMoods()).toEqual([]);
});
