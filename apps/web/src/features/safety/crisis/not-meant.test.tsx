// @vitest-environment jsdom
import { CALM } from '@alento/domain/safety/safety-state';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { type Crisis, crisis } from '../../../state/crisis/crisis.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withNativeDialogs } from '../../../testing/native-dialogs.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { deviceState } from '../ask-again/safety-answers.ts';
import { crisisCopy } from './crisis-card.copy.ts';
import { CrisisHost } from './crisis-host.tsx';

withNativeDialogs();

const NOW = Date.parse('2026-11-21T05:00:00Z');
const SELF: Crisis = { source: 'note', kind: 'suicide', about: 'self' };
const page = (
  <main tabIndex={-1}>
    <button type="button">Salvar</button>
    <CrisisHost />
  </main>
);

function openCard(next: Crisis): void {
  screen.getByRole('button', { name: 'Salvar' }).focus();
  act(() => void crisis.raise(next));
}

function raise(next: Crisis): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  openCard(next);
}
const signIn = (): Promise<void> => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');

beforeEach(() => {
  setClock(() => NOW);
  vi.spyOn(toast, 'saved').mockReturnValue();
  server.answer('POST /safety/answers', { ...CALM, notMeantAt: NOW });
});

afterEach(async () => {
  vi.restoreAllMocks();
  act(() => crisis.close());
  cleanup();
  await session.leave();
  setClock(() => Date.now())();
});

describe('the answer "Não era isso" on the crisis card', () => {
  const answer = () => fireEvent.click(screen.getByRole('button', { name: crisisCopy.notMeant }));

  it('closes it, says thanks, ends help first on the device and is sent', async () => {
    await signIn();
    raise(SELF);
    expect(deviceState('maria').lastCrisisAt).toBe(NOW);
    answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(crisis.current()).toBeNull();
    expect(toast.saved).toHaveBeenCalledWith(crisisCopy.notMeantThanks);
    expect(deviceState('maria')).toMatchObject({ lastCrisisAt: null, askAgainAt: null });
    await waitFor(() =>
      expect(server.calls('POST /safety/answers')).toMatchObject([{ body: { answer: 'not-meant', answeredAt: NOW } }]),
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' })));
  });

  it('keeps the person’s own crisis if the text was about somebody else', async () => {
    await signIn();
    raise(SELF);
    act(() => crisis.close());
    openCard({ ...SELF, about: 'other' });
    answer();
    expect(deviceState('maria').lastCrisisAt).toBe(NOW);
    await waitFor(() =>
      expect(server.calls('POST /safety/answers')).toMatchObject([{ body: { answer: 'other-not-meant' } }]),
    );
  });

  it('is neither stored nor sent without an account', async () => {
    raise(SELF);
    answer();
    expect(server.calls()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
