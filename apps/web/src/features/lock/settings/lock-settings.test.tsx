// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { locked } from '../../../state/lock/locked.ts';
import { readLock } from '../../../state/lock/stored-lock.ts';
import { withClock } from '../../../testing/clock.ts';
import { fakeShell } from '../../../testing/fake-shell.ts';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { checkPin } from '../pin/set-pin.ts';
import { LockSettings } from './lock-settings.tsx';

const device = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../../../platform/this-device.ts', async () => {
  const { webDevice } = await import('../../../platform/web-device.ts');
  return { getDevice: () => device.now ?? webDevice };
});
/** The real cost would make these tests slow; `hash-pin.test.ts` has it. */
vi.mock('../pin/hash-pin.ts', async (original) => ({
  ...(await original<typeof import('../pin/hash-pin.ts')>()),
  PIN_COST: { memoryKib: 8, passes: 1 },
}));

const PIN = '482913';
const OTHER = '80219';

const clock = withClock(Date.UTC(2026, 2, 10, 3));
withMember('maria', DEVICE_KEY);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string): Promise<void> => void fireEvent.click(await button(name));
const type = async (label: string, value: string): Promise<void> =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const open = () => render(<LockSettings userId="maria" />);

async function turnOn(): Promise<void> {
  await press('Ligar com um PIN');
  await type('PIN novo', PIN);
  await type('Repita o PIN novo', PIN);
  await press('Salvar o PIN');
  await screen.findByText('Pronto. O PIN está ligado neste aparelho.');
}

async function confirmPin(): Promise<void> {
  await type('PIN atual', PIN);
  await press('Confirmar');
}

beforeEach(() => {
  device.now = null;
});

it.each([
  ['1234', '1234', 'Esse PIN está entre os primeiros que alguém tentaria. Escolha outro.'],
  [PIN, OTHER, 'Os dois PINs não são iguais.'],
])('sets no PIN for %s and %s, and says why', async (pin, again, why) => {
  open();
  await press('Ligar com um PIN');
  await type('PIN novo', pin);
  await type('Repita o PIN novo', again);
  await press('Salvar o PIN');
  expect(await screen.findByText(why)).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByLabelText(why.startsWith('Os dois') ? 'Repita o PIN novo' : 'PIN novo'),
  );
  expect(readLock('maria')).toBeNull();
});

it('stores a hash with a random salt, never the PIN, and the status has the focus', async () => {
  open();
  await turnOn();
  const { hash, salt, away } = readLock('maria') ?? {};
  expect([away, JSON.stringify({ ...localStorage }).includes(PIN)]).toEqual([1, false]);
  expect([atob(hash ?? '').length, atob(salt ?? '').length]).toEqual([32, 16]);
  expect(document.activeElement).toBe(screen.getByText('Pronto. O PIN está ligado neste aparelho.'));
  expect(locked.is()).toBe(false);
  await press('Bloquear agora');
  expect(locked.is()).toBe(true);
});

it('says so if the device can’t store the PIN, and no lock is set', async () => {
  open();
  await press('Ligar com um PIN');
  await type('PIN novo', PIN);
  await type('Repita o PIN novo', PIN);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Salvar o PIN');
  expect(await screen.findByText(/Este aparelho não deixou guardar/)).toBeTruthy();
  expect(readLock('maria')).toBeNull();
});

it('changes and removes the PIN only with the present one, whose attempts count', async () => {
  open();
  await turnOn();
  await press('Trocar o PIN');
  await type('PIN atual', OTHER);
  await type('PIN novo', OTHER);
  await type('Repita o PIN novo', OTHER);
  await press('Salvar o PIN');
  expect(await screen.findByText('Esse PIN não confere. Pode tentar de novo.')).toBeTruthy();
  await type('PIN atual', PIN);
  await press('Salvar o PIN');
  await screen.findByText('PIN trocado.');
  expect(await checkPin('maria', PIN)).toBe('wrong');
  expect(await checkPin('maria', OTHER)).toBe('right');
  await press('Desligar o PIN');
  for (let count = 0; count < 5; count += 1) {
    await type('PIN atual', PIN);
    await press('Desligar');
    await screen.findByText(count < 4 ? 'Esse PIN não confere. Pode tentar de novo.' : /espere 30 segundos/);
    await waitFor(() => expect(screen.queryByText('Conferindo...')).toBeNull());
  }
  expect(await checkPin('maria', OTHER)).toBe('wait');
  clock.at += 30_000;
  await button('Desligar');
  await type('PIN atual', OTHER);
  await press('Desligar');
  await screen.findByText('O PIN está desligado neste aparelho.');
  expect(readLock('maria')).toBeNull();
});

it('stores after how long it locks; a longer time takes the PIN, a shorter one doesn’t', async () => {
  open();
  await turnOn();
  fireEvent.click(screen.getByRole('radio', { name: '15 min' }));
  await screen.findByText('Para bloquear só depois de 15 min fora.');
  await type('PIN atual', OTHER);
  await press('Confirmar');
  await screen.findByText('Esse PIN não confere. Pode tentar de novo.');
  await press('Cancelar');
  expect(readLock('maria')?.away).toBe(1);
  expect(screen.getByRole('radio', { name: '1 min' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '15 min' }));
  await confirmPin();
  await screen.findByText('Salvo.');
  expect(readLock('maria')?.away).toBe(15);
  fireEvent.click(screen.getByRole('radio', { name: 'Na hora' }));
  expect(await screen.findByText(/também ao escolher um arquivo/)).toBeTruthy();
});

it('allows biometrics only after the PIN, and after the device has recognised the person', async () => {
  const { lock, device: shell } = fakeShell('fingerprint');
  device.now = shell;
  open();
  await turnOn();
  const choice = await screen.findByRole('switch', { name: 'Abrir com a digital' });
  lock.recognises = false;
  await act(async () => void fireEvent.click(choice));
  expect(lock.promptCount).toBe(0);
  await confirmPin();
  expect(await screen.findByText('Não deu para reconhecer você. Nada mudou.')).toBeTruthy();
  expect(readLock('maria')?.hasBiometrics).toBe(false);
  lock.recognises = true;
  fireEvent.click(await screen.findByRole('switch', { name: 'Abrir com a digital' }));
  await confirmPin();
  await screen.findByText('Salvo.');
  expect(readLock('maria')?.hasBiometrics).toBe(true);
  fireEvent.click(await screen.findByRole('switch', { name: 'Abrir com a digital' }));
  await waitFor(() => expect(readLock('maria')?.hasBiometrics).toBe(false));
});

it('offers no biometrics in a browser', async () => {
  open();
  await turnOn();
  expect(screen.queryByRole('switch')).toBeNull();
});
