// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, cleanup, fireEvent, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removePin, setPin } from '../../features/lock/pin/set-pin.ts';
import { writeDevicePlan } from '../../features/safety/device-plan/device-plan.ts';
import { areInterruptionsBlocked } from '../../lib/page/block-interruptions.ts';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';
import { session } from '../../lib/session/session.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { deviceState } from '../../state/crisis/device-state.ts';
import { useSign } from '../../state/crisis/use-sign.ts';
import { lock } from '../../state/lock/lock.ts';
import { openLocked } from '../../state/lock/open-locked.ts';
import { readLock } from '../../state/lock/stored-lock.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { fakeShell } from '../../testing/fake-shell.ts';
import { withNativeDialogs } from '../../testing/native-dialogs.ts';
import { DEVICE_KEY, signInAgain } from '../../testing/sign-in-again.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { Providers } from '../start/providers.tsx';
// Preloads the chunk, because its loading is not tested here.
import './lock-place.tsx';
import { withClock } from '../../testing/clock.ts';
import { withMember } from '../../testing/signed-in.ts';
import { LockGate } from './lock-gate.tsx';

const device = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../../platform/this-device.ts', async () => {
  const { webDevice } = await import('../../platform/web-device.ts');
  return { getDevice: () => device.now ?? webDevice };
});
/** The real cost would make these tests slow; `hash-pin.test.ts` has it. */
vi.mock('../../features/lock/pin/hash-pin.ts', async (original) => ({
  ...(await original<typeof import('../../features/lock/pin/hash-pin.ts')>()),
  PIN_COST: { memoryKib: 8, passes: 1 },
}));

withNativeDialogs();

const PIN = '482913';
const NOTE = 'Hoje chorei no ônibus';
const START = Date.UTC(2026, 2, 10, 3);
const ended = vi.fn();

const clock = withClock(START);
withMember('maria', DEVICE_KEY);

function Screen() {
  useEffect(() => ended, []);
  return (
    <main>
      <p>{NOTE}</p>
    </main>
  );
}

const Where = () => <output>{useLocation().pathname}</output>;

async function open(path = '/historico', Shown: ComponentType = Screen): Promise<RenderResult> {
  openLocked();
  const page = render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <LockGate>
          <Shown />
        </LockGate>
      </MemoryRouter>
    </Providers>,
  );
  await act(() => vi.dynamicImportSettled());
  return page;
}

const field = () => screen.findByLabelText('PIN');
async function type(pin: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: pin } });
  fireEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Conferindo...' })).toBeNull());
}
const pageText = (): string => document.body.textContent ?? '';

beforeEach(async () => {
  device.now = null;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  server.otherwise(never);
  await setPin('maria', PIN);
});
afterEach(() => {
  act(() => crisis.close());
  ended.mockClear();
});

it('has nothing of the screens in the page while locked, and shows them after the right PIN at the same address', async () => {
  await open('/historico');
  expect(await field()).toBe(document.activeElement);
  expect(pageText()).not.toContain(NOTE);
  expect(document.title).toBe('Alento');
  await type(PIN);
  expect(pageText()).toContain(NOTE);
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('/historico');
});

it('removes a screen that was open when it locks, and toasts', async () => {
  await removePin('maria');
  await open();
  act(() => toast.saved('Registro guardado'));
  await screen.findByText('Registro guardado');
  await act(() => setPin('maria', PIN));
  expect(pageText()).toContain(NOTE);
  act(() => lock.close());
  await field();
  expect(pageText()).not.toContain(NOTE);
  expect(pageText()).not.toContain('Registro guardado');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).toHaveLength(0);
});

it('accepts a pasted PIN with spaces, and says that another is wrong without a word of guilt', async () => {
  await open();
  await type('000111');
  expect(await screen.findByText('Esse PIN não confere. Pode tentar de novo.')).toBeTruthy();
  expect(pageText()).not.toContain(NOTE);
  await type(' 48 29 13 ');
  expect(pageText()).toContain(NOTE);
});

it('makes the next attempt wait after five wrong PINs, also after a restart, and then accepts the right one', async () => {
  await open();
  for (let count = 0; count < 5; count += 1) await type('000111');
  expect(await screen.findByText(/espere 30 segundos/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Espere 0:30' })).toHaveProperty('disabled', true);
  cleanup();
  clock.at += 10_000;
  await open();
  expect(await screen.findByRole('button', { name: 'Espere 0:20' })).toBeTruthy();
  // A clock that is set back doesn't shorten the wait, nor does a form that is sent by the keyboard.
  clock.at -= 3_600_000;
  fireEvent.change(await field(), { target: { value: PIN } });
  fireEvent.submit(await field());
  expect(pageText()).not.toContain(NOTE);
  // The remaining wait goes on from the clock's present time.
  await waitFor(() => expect(readOwned('maria', 'lock-attempts')).toContain(String(clock.at)));
  clock.at += 30_000;
  await screen.findByText('Já pode tentar de novo.');
  await type(PIN);
  expect(pageText()).toContain(NOTE);
});

it('shows 188, 192 and the safety plan without unlocking', async () => {
  writeDevicePlan('maria', {
    content: { ...emptySafetyPlan(), whatHelps: ['Banho morno'], people: [{ name: 'Rafa', phone: '(81) 99999-0101' }] },
    basedOn: 1,
    waiting: false,
  });
  await open();
  await field();
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['tel:188', 'tel:192', '/ajuda']);
  expect(pageText()).not.toContain('Rafa');
  fireEvent.click(screen.getByRole('button', { name: 'Ver meu plano de segurança' }));
  expect(pageText()).toContain('Banho morno');
  expect(hrefs()).toContain('tel:+5581999990101');
  expect(pageText()).not.toContain(NOTE);
});

it('shows /ajuda without the menus of the account, and leads back to the address that is locked', async () => {
  await open('/historico');
  await field();
  fireEvent.click(screen.getByRole('link', { name: 'Ver toda a ajuda' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ajuda agora' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Navegação principal' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Voltar à tela do PIN' }));
  await field();
  await type(PIN);
  expect(screen.getByText('/historico')).toBeTruthy();
});

it('keeps an open crisis card above the lock', async () => {
  await open();
  await field();
  act(() => crisis.raise({ source: 'note', kind: null, about: 'self' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(pageText()).not.toContain(NOTE);
});

it('opens no crisis card for a page with a sign that the lock closes, but after the page is left later', async () => {
  await removePin('maria');
  const sign = { source: 'screening', kind: 'suicide', about: 'self' } as const;
  const Question = () => {
    useSign(() => sign, true);
    return <Screen />;
  };
  const { unmount } = await open('/avaliacoes', Question);
  await act(() => setPin('maria', PIN));
  act(() => lock.close());
  await field();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // The person is asked later, even if they never unlock.
  expect(deviceState('maria').lastCrisisAt).toBe(START);
  await type(PIN);
  expect(pageText()).toContain(NOTE);
  expect(crisis.current()).toBeNull();
  unmount();
  expect(crisis.current()).toEqual(sign);
});

it('shows the numbers to call, and keeps the lock, if the crisis card throws; the next crisis shows the card', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new DOMException('not allowed', 'InvalidStateError');
  });
  await open();
  await field();
  act(() => void crisis.raise({ source: 'note', kind: null, about: 'self' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const numbers = within(screen.getByRole('alert'));
  expect(numbers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:188', 'tel:192']);
  expect(await field()).toBeTruthy();
  expect(pageText()).not.toContain(NOTE);
  fireEvent.click(numbers.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  showModal.mockRestore();
  logged.mockRestore();
  act(() => void crisis.raise({ source: 'note', kind: null, about: 'self' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('counts an open crisis card as something that nothing may cover', async () => {
  await removePin('maria');
  await open();
  expect(areInterruptionsBlocked()).toBe(false);
  act(() => void crisis.raise({ source: 'note', kind: null, about: 'self' }));
  expect(areInterruptionsBlocked()).toBe(true);
  act(() => crisis.close());
  expect(areInterruptionsBlocked()).toBe(false);
});

it('ends the session after a forgotten PIN: unsent words are sealed, and the next sign-in has them and no lock', async () => {
  server.answer('POST /auth/sign-out', { success: true });
  await writeOwned('maria', 'mood-note-draft', '{"text":"uma nota","entry":null}');
  await open();
  await field();
  fireEvent.click(screen.getByRole('button', { name: 'Esqueci o PIN' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fechar e entrar de novo' }));
  await waitFor(() => expect(session.current()).toBeNull());
  await session.sealed();
  expect(server.calls('POST /auth/sign-out')).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('uma nota');
  await waitFor(() => expect(screen.getByText('/login')).toBeTruthy());
  await act(async () => signInAgain({ userId: 'maria', token: 't2' }));
  await waitFor(() => expect(readLock('maria')).toBeNull());
  expect(readOwned('maria', 'mood-note-draft')).toContain('uma nota');
});

it('unlocks by the device’s biometrics, requested without a press, and by the PIN if they fail', async () => {
  const { lock: shellLock, device: shell } = fakeShell('face');
  device.now = shell;
  const stored = JSON.parse(readOwned('maria', 'lock') ?? '{}');
  await writeOwned('maria', 'lock', JSON.stringify({ ...stored, hasBiometrics: true }));
  shellLock.recognises = false;
  await open();
  expect(await screen.findByText(/Não deu para reconhecer você/)).toBeTruthy();
  expect(pageText()).not.toContain(NOTE);
  expect(shellLock.promptCount).toBe(1);
  shellLock.recognises = true;
  fireEvent.click(screen.getByRole('button', { name: 'Usar o rosto' }));
  await waitFor(() => expect(pageText()).toContain(NOTE));
});

it('asks for no biometrics if the person did not allow them', async () => {
  const { lock: shellLock, device: shell } = fakeShell('fingerprint');
  device.now = shell;
  await open();
  await field();
  expect([shellLock.promptCount, screen.queryByRole('button', { name: 'Usar a digital' })]).toEqual([0, null]);
});
