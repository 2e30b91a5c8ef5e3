// @vitest-environment jsdom
import { LEAVE_AGAIN_MS } from '@alento/domain/interface/gestures';
import { paths } from '@alento/domain/interface/paths';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { session } from '../../lib/session/session.ts';
import { locked } from '../../state/lock/locked.ts';
import { type FakeShell, fakeShell, runInShell } from '../../testing/fake-shell.ts';
import { withMember } from '../../testing/signed-in.ts';
import { handleEscape } from '../../ui/overlay/back-press.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { NativeParts } from './native-parts.tsx';

const AGAIN = 'Toque de novo para sair';

function Unsaved({ survivesLeaving }: { survivesLeaving: boolean }) {
  useUnsavedWork(true, { survivesLeaving });
  return null;
}

function Layers() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => (): void => setOpen((before) => before.filter((one) => one !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['Fora'])}>
        Abrir fora
      </button>
      <button type="button" onClick={() => setOpen(['Exigido'])}>
        Abrir exigido
      </button>
      {['Fora', 'Dentro', 'Exigido'].map((name) => (
        <Dialog key={name} open={open.includes(name)} onClose={close(name)} title={name} required={name === 'Exigido'}>
          <button type="button" onClick={() => setOpen([name, 'Dentro'])}>
            Abrir dentro
          </button>
        </Dialog>
      ))}
    </>
  );
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <main>
        <Place />
        <Layers />
        <Link to={paths.record}>Registrar</Link>
        <Link to={paths.help} state={{ locked: { pathname: paths.record, search: '' } }}>
          Ajuda
        </Link>
        <Routes>
          <Route path="/registrar" element={<Link to="/planos">Planos</Link>} />
          <Route path="/perfil" element={<Unsaved survivesLeaving={false} />} />
          <Route path="/chat" element={<Unsaved survivesLeaving />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      <NativeParts />
      <Toaster />
    </BrowserRouter>,
  );
}

const at = (): string | null => screen.getByRole('status', { name: '' }).textContent;
const go = (name: string): void => void fireEvent.click(screen.getByRole('link', { name }));
const press = (button: string | HTMLElement): void =>
  void fireEvent.click(typeof button === 'string' ? screen.getByRole('button', { name: button }) : button);

let fake: FakeShell;
let restore: () => void;
const back = (): Promise<void> => act(async () => fake.back.send());

withMember();
beforeEach(() => {
  fake = fakeShell();
  restore = runInShell(fake);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  restore();
});

describe('the hardware back button', () => {
  const isWarned = async () => {
    const setReal = setTimeout;
    // The time until the second press doesn't run out by itself.
    const setStopped = (work: () => void, ms?: number) => setReal(work, ms === LEAVE_AGAIN_MS ? 600_000 : ms);
    vi.stubGlobal('setTimeout', setStopped);
    await back();
    await screen.findByText(AGAIN);
    expect(fake.calls.leave).not.toHaveBeenCalled();
  };

  it('closes the dialog on top first, then the one below it, then goes back', async () => {
    open(paths.home);
    go('Registrar');
    press('Abrir fora');
    press(await screen.findByRole('button', { name: 'Abrir dentro' }));
    await screen.findByRole('dialog', { name: 'Dentro' });
    await back();
    expect(screen.queryByRole('dialog', { name: 'Dentro' })).toBeNull();
    await screen.findByRole('dialog', { name: 'Fora' });
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at()).toBe(paths.record);
    await back();
    await waitFor(() => expect(at()).toBe(paths.home));
    expect(fake.calls.leave).not.toHaveBeenCalled();
  });

  it('leaves a required dialog open and stays on the screen', async () => {
    open(paths.home);
    press('Abrir exigido');
    await screen.findByRole('dialog', { name: 'Exigido' });
    await back();
    await back();
    expect(screen.getByRole('dialog', { name: 'Exigido' })).toBeTruthy();
    expect(fake.calls.leave).not.toHaveBeenCalled();
  });

  it('leaves the app at the second press from the first step of a layer that must stay open', async () => {
    open(paths.record);
    const onKey = (event: KeyboardEvent): void => handleEscape(event, { onBack: null, canClose: false });
    document.addEventListener('keydown', onKey);
    await isWarned();
    await back();
    document.removeEventListener('keydown', onKey);
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
    expect(at()).toBe(paths.record);
  });

  it('leaves the app from /home at the second press within 2 s', async () => {
    open(paths.home);
    await isWarned();
    await back();
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
  });

  it('hides the notice when the app is left, and the next press asks again', async () => {
    open(paths.home);
    await back();
    await screen.findByText(AGAIN);
    act(() => fake.presence.send('away'));
    await waitFor(() => expect(screen.queryByText(AGAIN)).toBeNull());
    act(() => fake.presence.send('back'));
    await isWarned();
    await back();
    await waitFor(() => expect(screen.queryByText(AGAIN)).toBeNull());
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
  });

  it('leads from the first screen of a link to /home', async () => {
    open(paths.plans);
    await back();
    await waitFor(() => expect(at()).toBe(paths.home));
  });

  it('does not go back to screens from before the sign-out', async () => {
    open(paths.home);
    go('Registrar');
    await act(() => session.leave());
    await back();
    await waitFor(() => expect(at()).toBe(paths.login));
    await back();
    await back();
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
  });

  it('asks before it leaves a screen with unsaved work', async () => {
    open(paths.profile);
    await back();
    await screen.findByRole('alertdialog', { name: 'Sair desta tela?' });
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(at()).toBe(paths.profile);
    await back();
    fireEvent.click(await screen.findByRole('button', { name: 'Sair da tela' }));
    await waitFor(() => expect(at()).toBe(paths.home));
  });

  it('does not ask about a draft that is kept', async () => {
    open(paths.chat);
    await back();
    await waitFor(() => expect(at()).toBe(paths.home));
  });
});

describe('the hardware back button while the app is locked', () => {
  beforeEach(() => {
    open(paths.home);
    go('Registrar');
    act(() => locked.set(true));
  });
  afterEach(() => act(() => locked.set(false)));

  it('leaves the app at the first press, and the hidden page stays', async () => {
    await back();
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
    await back();
    expect(fake.calls.leave).toHaveBeenCalledTimes(2);
    expect(at()).toBe(paths.record);
  });

  it('closes the help that was opened from the lock, then leaves the app', async () => {
    go('Ajuda');
    expect(at()).toBe(paths.help);
    await back();
    await waitFor(() => expect(at()).toBe(paths.record));
    expect(fake.calls.leave).not.toHaveBeenCalled();
    await back();
    expect(fake.calls.leave).toHaveBeenCalledTimes(1);
    expect(at()).toBe(paths.record);
  });
});

describe('links of other apps', () => {
  it('open in the app', async () => {
    open(paths.home);
    act(() => fake.links.send('/redefinir-senha?token=abc'));
    await waitFor(() => expect(at()).toBe('/redefinir-senha?token=abc'));
  });

  it('ask before they leave unsaved work', async () => {
    open(paths.profile);
    act(() => fake.links.send(paths.plans));
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    expect(at()).toBe(paths.profile);
  });
});

it('the first screen removes the splash screen and colours the status bar by the theme', async () => {
  open(paths.home);
  expect(fake.calls.showTheme).toHaveBeenLastCalledWith('light');
  await waitFor(() => expect(fake.calls.showApp).toHaveBeenCalledTimes(1));
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(fake.calls.showTheme).toHaveBeenLastCalledWith('dark'));
  delete document.documentElement.dataset.theme;
  await waitFor(() => expect(fake.calls.showTheme).toHaveBeenLastCalledWith('light'));
});

it('a picture that the build does not contain is loaded from the server', () => {
  vi.stubEnv('VITE_PUBLIC_URL', 'https://alento.exemplo');
  open(paths.home);
  const picture = document.body.appendChild(new Image());
  picture.src = '/imagens/nova.svg';
  fireEvent.error(picture);
  expect(picture.src).toBe('https://alento.exemplo/imagens/nova.svg');
  // The server has no such picture either.
  fireEvent.error(picture);
  expect(picture.src).toBe('https://alento.exemplo/imagens/nova.svg');
  picture.remove();
  vi.unstubAllEnvs();
});
