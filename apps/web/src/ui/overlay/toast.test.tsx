// @vitest-environment jsdom
// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Toaster, toast } from './toast.tsx';

it('shows one message that something was saved at a time, and keeps a failure', async () => {
  render(<Toaster />);
  toast.saved('Anotado: Tomei.', { undo: () => undefined });
  // The first message loads the code, which can take longer than a message is shown.
  await screen.findByText('Anotado: Tomei.');
  toast.failed('Não deu.');
  toast.saved('Anotado: Pulei.', { undo: () => undefined, id: 'dose' });
  await waitFor(() => {
    expect(screen.queryByText('Anotado: Tomei.')).toBeNull();
    screen.getByText('Anotado: Pulei.');
    screen.getByText('Não deu.');
  });
  toast.dismiss('draft-kept');
  toast.dismiss('dose');
  await waitFor(() => expect(screen.queryByText('Anotado: Pulei.')).toBeNull());
  screen.getByText('Não deu.');
});

it('app.css places toasts over an open dialog by selectors that the libraries’ elements match', async () => {
  const css: string = readFileSync('apps/web/src/app/style/app.css', 'utf8');
  const selectors = css.match(/^ *[^\n{}]*\[data-sonner[^\n{]*(?= \{)/gm) ?? [];
  expect(selectors.some((selector) => selector.includes('dialog'))).toBe(true);
  render(
    <>
      <Toaster />
      <Dialog title="Editar">texto</Dialog>
    </>,
  );
  toast.failed('Não deu de novo.');
  await screen.findByText('Não deu de novo.');
  await screen.findByRole('dialog');
  for (const selector of selectors) expect(document.querySelector(selector), selector).not.toBeNull();
});
