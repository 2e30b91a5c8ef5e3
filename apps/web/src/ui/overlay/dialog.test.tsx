// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

/** A field that focuses itself when it is mounted, like those of shared forms. */
function EagerField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Senha" data-focus-first />;
}

function Outer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Dentro">
          <EagerField />
        </Dialog>
      )}
    </>
  );
}

const open = (name = 'Abrir') => userEvent.click(screen.getByRole('button', { name }));

it('Dialog returns the focus to the button that opened it, even if a field in the dialog focused itself', async () => {
  render(<Outer />);
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

it('Dialog focuses its field with data-focus-first even if it opens over another dialog', async () => {
  render(
    <Dialog title="Fora">
      <Outer />
    </Dialog>,
  );
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
});

it('ConfirmDialog stays open while it is busy, and closes by Escape otherwise', async () => {
  const onClose = vi.fn();
  const texts = { title: 'Remover?', description: 'Não dá para desfazer.', confirmLabel: 'Remover' };
  const { rerender } = render(<ConfirmDialog {...texts} busy onClose={onClose} onConfirm={vi.fn()} />);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(<ConfirmDialog {...texts} onClose={onClose} onConfirm={vi.fn()} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
