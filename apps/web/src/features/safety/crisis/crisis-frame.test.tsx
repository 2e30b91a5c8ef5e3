// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { answer, card, SELF, withCrisisCard } from './crisis.harness.tsx';
import { CrisisHost } from './crisis-host.tsx';

withCrisisCard();

const page = (
  <MemoryRouter>
    <CrisisHost />
  </MemoryRouter>
);

describe('the crisis card above a dialog that can be closed', () => {
  const onDialogClose = vi.fn();

  async function openOverDialog(): Promise<HTMLElement> {
    render(
      <Dialog onClose={onDialogClose} title="Boas-vindas">
        <button type="button">Próximo</button>
      </Dialog>,
    );
    await act(() => vi.dynamicImportSettled());
    screen.getByRole('dialog');
    render(page);
    act(() => crisis.raise(SELF));
    return screen.getByRole('alertdialog');
  }
  function tap(element: Element): void {
    fireEvent.pointerDown(element);
    fireEvent.click(element);
    vi.runAllTimers();
  }

  beforeEach(() => onDialogClose.mockReset());

  it('closes on Escape without closing the dialog', async () => {
    fireEvent.keyDown(await openOverDialog(), { key: 'Escape' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onDialogClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('closes on the browser’s cancel event, such as a back gesture on a phone', async () => {
    fireEvent(await openOverDialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onDialogClose).not.toHaveBeenCalled();
  });

  it('can be tapped and scrolled without closing the dialog', async () => {
    vi.useFakeTimers();
    const card = await openOverDialog();
    // The dialog starts to listen for taps outside a moment after it opened.
    vi.runAllTimers();
    const scrolled = vi.fn();
    document.addEventListener('touchmove', scrolled);
    tap(card);
    fireEvent.touchMove(card);
    expect(onDialogClose).not.toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
    tap(document.body);
    expect(onDialogClose).toHaveBeenCalledTimes(1);
    document.removeEventListener('touchmove', scrolled);
    vi.useRealTimers();
  });
});

it('the crisis card returns the focus to its field if a panel that isn’t modal is open beside it', () => {
  render(
    <main>
      <textarea aria-label="Nota" />
      <div role="dialog" aria-modal="false" aria-label="Como você está agora?" tabIndex={-1} />
    </main>,
  );
  render(page);
  screen.getByRole('textbox').focus();
  act(() => void crisis.raise(SELF));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('the crisis card stays in front if another dialog opens above it', async () => {
  await signIn();
  render(page);
  act(() => crisis.raise(SELF));
  answer('Estou em segurança');
  render(
    <Dialog required title="Boas-vindas">
      <p>Passo 1</p>
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Boas-vindas' });
  expect(document.activeElement).toBe(card().getByRole('button', { name: 'Continuar' }));
  // The browser makes the dialog below it inert, and Radix doesn't hide the card from screen readers. The answer is
  // kept.
  expect(screen.getByRole<HTMLDialogElement>('alertdialog').open).toBe(true);
  expect(card().queryByRole('button', { name: 'Estou em segurança' })).toBeNull();
  expect(screen.getByRole('alertdialog').style.pointerEvents).toBe('auto');
});
