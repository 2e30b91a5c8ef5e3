// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readFixed } from '../../../lib/session/device/device-store.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { FirstMoodScreen } from './first-mood-screen.tsx';
import { readFirstMoods, saveFirstMood } from './first-moods.ts';

withClock(Date.parse('2026-11-14T15:30:00Z'));
withVisitor();
afterEach(async () => {
  act(() => crisis.close());
  await emptyDevice();
});

Element.prototype.scrollIntoView = () => undefined;

const open = () => draw(<FirstMoodScreen />);
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));
const links = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');

it('stores the chosen face on the device only, then asks whether to store it in an account', async () => {
  open();
  expect(screen.queryByRole('heading', { name: 'Guardar na sua conta?' })).toBeNull();
  choose('Bem');
  screen.getByText(/^Bem, guardado às \d\d:\d\d\.$/);
  await screen.findByRole('heading', { name: 'Guardar na sua conta?' });
  expect(links()).toEqual(['Criar conta', 'Já tenho conta']);
  choose('Mal');
  expect(readFirstMoods().map(({ score }) => score)).toEqual([1]);
  expect(server.calls()).toEqual([]);
});

it('deletes the mood by Desfazer, and returns the focus to the faces', async () => {
  open();
  choose('Bem');
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  undo.focus();
  fireEvent.click(undo);
  expect(readFixed('firstMoods')).toBeNull();
  screen.getByText('Registro apagado deste aparelho.');
  expect(document.activeElement?.getAttribute('role')).toBe('radio');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Guardar na sua conta?' })).toBeNull());
});

it('mentions the moods of earlier visits, and a new choice is another mood', async () => {
  saveFirstMood(4, null);
  open();
  screen.getByText(/^Há 1 registro guardado neste aparelho\./);
  choose('Bem');
  await screen.findByText(/^Há 2 registros guardados neste aparelho\./);
  expect(readFirstMoods().map(({ score }) => score)).toEqual([4, 3]);
});

it('opens the crisis card after Muito mal, and shows the number of the CVV', () => {
  open();
  choose('Muito mal');
  expect(crisis.current()).toMatchObject({ source: 'score' });
  expect(screen.getByRole('link', { name: /CVV/ }).getAttribute('href')).toBe('tel:188');
});

it('promises nothing of a mood that the device can’t store', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  choose('Bem');
  expect((await screen.findByRole('alert')).textContent).toMatch(/não deixou guardar/);
  expect(screen.queryByText(/guardado às/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Guardar na sua conta?' })).toBeNull();
  vi.restoreAllMocks();
});
