import type { MoodEntry } from '@alento/contract/mood-entry';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { startMoodServer } from '../mood-server.harness.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { shownOf, withWaiting } from '../waiting/waiting-entry.ts';
import { CheckInPopup } from './check-in-popup.tsx';

export const T0 = Date.parse('2026-11-21T12:00:00Z');
export const MINUTE = 60_000;
const SAVED = 'Registro salvo com sucesso!';

let putBackClock = () => {};

export async function setUp(): Promise<void> {
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  vi.useFakeTimers({ now: T0, shouldAdvanceTime: true });
  putBackClock = setClock(() => Date.now());
  startMoodServer();
}

export async function tearDown(): Promise<void> {
  cleanup();
  crisis.close();
  await session.leave();
  putBackClock();
  vi.resetAllMocks();
  vi.useRealTimers();
}

export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // Waits for the panel's chunk, which is loaded when the popup is due.
    await vi.dynamicImportSettled();
  });
export const panel = (): HTMLElement | null => screen.queryByRole('dialog');
export const face = (name: string): HTMLElement => screen.getByRole('radio', { name });
export const field = (): HTMLTextAreaElement => screen.getByLabelText('Quer contar mais? (até 100 caracteres)');
export const search = (): HTMLElement => screen.getByRole('textbox', { name: 'Busca' });
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const saved = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: SAVED });

type Options = { path?: string; onConcern?: () => void };

export function open({ path = '/home', onConcern }: Options = {}) {
  const client = queryClient;
  const week = moodKeys.range('2026-11-15', '2026-11-21');
  client.setQueryData(week, []);
  const layout = (
    <>
      <main tabIndex={-1}>
        <button type="button">Na página</button>
        <input aria-label="Busca" />
      </main>
      <CheckInPopup userId="ana" {...(onConcern ? { onConcern } : {})} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const stored = () => client.getQueryData<MoodEntry[]>(week) ?? [];
  /** Returns the entries as the screens show them, including those in the outbox. */
  const shown = () => withWaiting(stored(), moodOutbox.waiting().map(shownOf));
  return { client, router, user, week: shown };
}

/** Renders the popup so that it appears at the next check. */
export async function openDue(options: Options = {}) {
  writeOwned('ana', 'mood-popup-total', String(14 * MINUTE));
  const opened = open(options);
  await pass(MINUTE);
  expect(panel() !== null).toBe(options.path === undefined);
  return opened;
}

/** Opens a check-in, chooses a score and types a note. */
export async function openAt(mood: string, note = '') {
  const opened = await openDue();
  await opened.user.click(face(mood));
  if (note !== '') {
    await opened.user.click(field());
    await opened.user.paste(note);
  }
  return opened;
}
