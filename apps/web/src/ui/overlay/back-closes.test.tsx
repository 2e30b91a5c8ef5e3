// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { followHistory } from '../../lib/page/on-back.ts';
import { useBackCloses } from './back-closes.ts';
import { Dialog } from './dialog.tsx';

const BackCloses = () => {
  useBackCloses();
  return null;
};

/** The code that closes by Back is loaded late. It arrives when this is called. */
let arrive = (): void => undefined;

function App({ isLate }: { isLate: boolean }) {
  const [isHere, setHere] = useState(!isLate);
  arrive = () => setHere(true);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isHere && <BackCloses />}
      <output>{pathname}</output>
      <button type="button" onClick={() => navigate('/historico')}>
        Histórico
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Editar
      </button>
      {isOpen && (
        <Dialog title="Editar registro" onClose={() => setOpen(false)}>
          <input aria-label="Nota" />
        </Dialog>
      )}
    </>
  );
}

const page = (): string | null => document.querySelector('output')?.textContent ?? null;
const back = () => act(() => window.history.back());

// As in main.tsx, before the router is mounted.
followHistory();

function start(isLate = false): void {
  window.history.pushState(null, '', '/antes-do-app');
  window.history.pushState(null, '', '/home');
  render(
    <BrowserRouter>
      <App isLate={isLate} />
    </BrowserRouter>,
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openSecondPage(): Promise<void> {
  await click('Histórico');
  expect(page()).toBe('/historico');
}

async function backClosesDialog(): Promise<void> {
  await click('Editar');
  await userEvent.type(await screen.findByLabelText('Nota'), 'Chovia');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('useBackCloses closes the open dialog and stays on the page, then lets the next Back leave it', async () => {
  start();
  await openSecondPage();
  await backClosesDialog();
  await waitFor(() => expect(window.location.pathname).toBe('/historico'));
  expect(page()).toBe('/historico');
  await back();
  await waitFor(() => expect(page()).toBe('/home'));
});

it('useBackCloses closes dialogs on the first page of the app too, and lets one Back leave the app', async () => {
  start();
  await backClosesDialog();
  await backClosesDialog();
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
  expect(page()).toBe('/home');
  await back();
  await waitFor(() => expect(window.location.pathname).toBe('/antes-do-app'));
});

it('useBackCloses closes a dialog on the first page that was opened before its code arrived', async () => {
  start(true);
  await click('Editar');
  await userEvent.type(await screen.findByLabelText('Nota'), 'Chovia');
  act(arrive);
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page()).toBe('/home');
});

it('useBackCloses lets Back return to a first page on which a dialog was closed', async () => {
  start();
  await backClosesDialog();
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
  await openSecondPage();
  await back();
  await waitFor(() => expect(page()).toBe('/home'));
});

it('useBackCloses lets Back leave a page without an open layer, and Forward return to it', async () => {
  start();
  await openSecondPage();
  await back();
  await waitFor(() => expect(page()).toBe('/home'));
  await act(() => window.history.forward());
  await waitFor(() => expect(page()).toBe('/historico'));
});
