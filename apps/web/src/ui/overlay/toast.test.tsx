// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Toaster, toast } from './toast.tsx';

afterEach(cleanup);

it('shows one message that something was saved at a time, and keeps a failure', async () => {
  render(<Toaster />);
  toast.saved('Anotado: Tomei.', { undo: () => undefined });
  // The first message loads the code, which can take longer than a message is shown.
  await screen.findByText('Anotado: Tomei.');
  toast.failed('Não deu.');
  toast.saved('Anotado: Pulei.', { undo: () => undefined });
  await waitFor(() => {
    expect(screen.queryByText('Anotado: Tomei.')).toBeNull();
    screen.getByText('Anotado: Pulei.');
    screen.getByText('Não deu.');
  });
});
