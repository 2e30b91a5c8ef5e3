import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { emptyDevice } from '../../testing/device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { PUSH_KEY, pushDeviceOf, REGISTERED, scheduleOf } from '../../testing/reminder-answers.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';

export const signIn = (): Promise<void> => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');

export async function leave(): Promise<void> {
  cleanup();
  await session.leave();
  await emptyDevice();
  queryClient.clear();
}

/** Responses of a server that takes everything; the device list has this device once it is registered. */
export function answerAll(): void {
  server.answer('GET /push-notifications/key', PUSH_KEY);
  server.answer('POST /push-notifications/register', REGISTERED);
  server.answer('GET /push-notifications/schedule', scheduleOf());
  server.answer('PUT /push-notifications/schedule', { status: 'success', schedule: scheduleOf() });
  server.answer('GET /push-notifications/devices', () =>
    server
      .calls('POST /push-notifications/register')
      .slice(0, 1)
      .map(({ body, at }) => pushDeviceOf(at, { id: body.deviceId })),
  );
}

export function show(element: ReactNode): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{element}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
