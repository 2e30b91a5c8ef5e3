// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { followHistory } from '../../lib/page/on-back.ts';
import { useBackCloses } from './back-closes.ts';
import { Dialog } from './dialog.tsx';

function App() {
  useBackCloses();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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

beforeEach(async () => {
  window.history.replaceState(null, '', '/home');
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Histórico' }));
  expect(page()).toBe('/historico');
});

it('useBackCloses closes the open dialog and stays on the page, then lets the next Back leave it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  await userEvent.type(await screen.findByLabelText('Nota'), 'Chovia');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe('/historico'));
  expect(page()).toBe('/historico');
  await back();
  await waitFor(() => expect(page()).toBe('/home'));
});

it('useBackCloses lets Back leave a page without an open layer, and Forward return to it', async () => {
  await back();
  await waitFor(() => expect(page()).toBe('/home'));
  await act(() => window.history.forward());
  await waitFor(() => expect(page()).toBe('/historico'));
});
