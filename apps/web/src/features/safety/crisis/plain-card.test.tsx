// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { withNativeDialogs } from '../../../testing/native-dialogs.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PlainCard } from './plain-card.tsx';

withNativeDialogs();

const onClose = vi.fn();
const onDialogClose = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function page(isOpen: boolean) {
  return (
    <>
      <button type="button">Salvar</button>
      {isOpen && <PlainCard onClose={onClose} />}
    </>
  );
}

/** Renders PlainCard above a dialog that can also be closed, as the onboarding can. */
async function openOverDialog(): Promise<HTMLElement> {
  render(
    <Dialog open onOpenChange={onDialogClose} title="Boas-vindas">
      <button type="button">Próximo</button>
    </Dialog>,
  );
  await act(() => vi.dynamicImportSettled());
  screen.getByRole('dialog');
  render(<PlainCard onClose={onClose} />);
  return screen.getByRole('alertdialog');
}

it('PlainCard focuses its heading and returns the focus when it closes', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Salvar' }).focus();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  rerender(page(true));
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByText('Tem ajuda agora'));
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' }));
  showModal.mockRestore();
});

it('PlainCard closes on Escape without closing the dialog below it', async () => {
  await openOverDialog();
  fireEvent.keyDown(screen.getByText('Tem ajuda agora'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onDialogClose).not.toHaveBeenCalled();
});

it('PlainCard closes on the browser’s cancel event, such as a back gesture on a phone', async () => {
  fireEvent(await openOverDialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

function tap(element: Element): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
  vi.runAllTimers();
}

it('PlainCard does not close the dialog below it when the card is tapped', async () => {
  vi.useFakeTimers();
  const card = await openOverDialog();
  // The dialog starts to listen for taps outside a moment after it opened.
  vi.runAllTimers();
  tap(card);
  expect(onDialogClose).not.toHaveBeenCalled();
  tap(document.body);
  expect(onDialogClose).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
