// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Toaster, toast } from './toast.tsx';

afterEach(cleanup);

it('shows one message that something was saved at a time, and keeps a failure', async () => {
  render(<Toaster />);
  toast.failed('Não deu.');
  toast.saved('Anotado: Tomei.', { undo: () => undefined });
  await screen.findByText('Anotado: Tomei.');
  toast.saved('Anotado: Pulei.', { undo: () => undefined });
  await screen.findByText('Anotado: Pulei.');
  await waitFor(() => expect(screen.queryByText('Anotado: Tomei.')).toBeNull());
  await screen.findByText('Não deu.');
});
