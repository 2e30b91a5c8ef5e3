import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import * as checkText from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { showScreens } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { displayedEntries, face, startMoodServer } from '../mood-server.harness.ts';
import { CheckInPopup } from './check-in-popup.tsx';

export const T0 = Date.parse('2026-11-21T12:00:00Z');
export const MINUTE = 60_000;
const WEEK = ['2026-11-15', '2026-11-21'] as const;

let putBackClock = () => {};

/** Each file that imports this fixture has to mock check-text.ts. */
beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
  vi.useFakeTimers({ now: T0, shouldAdvanceTime: true });
  putBackClock = setClock(() => Date.now());
  startMoodServer();
  vi.mocked(checkText.checkText).mockResolvedValue('none');
});

afterEach(async () => {
  cleanup();
  crisis.close();
  await session.leave();
  putBackClock();
  vi.resetAllMocks();
  vi.useRealTimers();
});

export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // Waits for the panel's chunk, which is loaded when the popup is due.
    await vi.dynamicImportSettled();
  });
export const panel = (): HTMLElement | null => screen.queryByRole('dialog');
export const field = (): HTMLTextAreaElement => screen.getByLabelText('Quer contar mais? (até 100 caracteres)');
export const saved = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Registro salvo com sucesso!' });
/** The entries of the week as the screens show them. */
export const week = () => displayedEntries(...WEEK);

type Options = { path?: string; onConcern?: () => void };

export function open({ path = '/home', onConcern }: Options = {}) {
  queryClient.setQueryData(moodKeys.range(...WEEK), []);
  const layout = (
    <>
      <main tabIndex={-1}>
        <button type="button">Na página</button>
        <input aria-label="Busca" />
      </main>
      <CheckInPopup userId="ana" {...(onConcern ? { onConcern } : {})} />
    </>
  );
  const { router } = showScreens({ '*': layout }, path);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { router, user, press, tap: (mood: string) => user.click(face(mood)) };
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
  await opened.tap(mood);
  if (note !== '') {
    await opened.user.click(field());
    await opened.user.paste(note);
  }
  return opened;
}
