import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription-dialogs.tsx';

export async function signIn(): Promise<void> {
  server.answer('GET /user-plans/current', planOf('premium'));
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
}

export async function leave(): Promise<void> {
  cleanup();
  await session.leave();
  queryClient.clear();
}

export async function open(opened: OpenedDialog): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={queryClient}>
      <SubscriptionDialogs opened={opened} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return readyDialog();
}

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const text = (dialog: HTMLElement) => dialog.textContent?.replace(/\s/g, ' ');
export const shows = (dialog: HTMLElement, part: string): Promise<void> =>
  waitFor(() => expect(text(dialog)).toContain(part));
