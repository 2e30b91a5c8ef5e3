// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
// Imported before the tests, so that the time to load its code does not affect them.
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

beforeEach(() => server.answer('GET /legal-documents/latest', never));
afterEach(emptyDevice);
withVisitor();

const START = { pathname: '/login', state: { appStart: true } };
const open = (address: Parameters<typeof draw>[1]) => draw({ '/login': <Login /> }, address);
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const WELCOME = 'Um respiro para entender seus dias.';

it('/login of the native app welcomes a person whom the device doesn’t know', async () => {
  open(START);
  await screen.findByRole('heading', { name: WELCOME });
  expect(screen.getByRole('link', { name: 'Começar' }).getAttribute('href')).toBe('/comecar');
  await press('Já tenho conta');
  expect(heading()).toBe('Entre no Alento');
  expect(document.activeElement?.tagName).toBe('H1');
});

it.each([
  ['the device knows an address', 'ana@exemplo.com', START],
  ['it was not opened by the app’s start', null, '/login'],
])('/login of the native app shows the form at once if %s', async (_, email, address) => {
  await writeFixed('login_email', email);
  open(address);
  expect(heading()).toBe('Entre no Alento');
});

it('/login says that the moods of this device are added to the account, and deletes them until that is undone', async () => {
  saveFirstMood(1, null);
  open('/login?createAccount=true');
  await screen.findByText('O registro feito neste aparelho entra na conta.');
  await press('Apagar');
  expect(screen.queryByText(/entra na conta/)).toBeNull();
  expect(readFirstMoods()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  screen.getByText('O registro feito neste aparelho entra na conta.');
  expect(readFirstMoods()).toHaveLength(1);
});
