import { CALM } from '@alento/domain/safety/safety-state';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { type Crisis, crisis } from '../../../state/crisis/crisis.ts';
import { withClock } from '../../../testing/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withNativeDialogs } from '../../../testing/native-dialogs.ts';
import { showScreens } from '../../../testing/show.tsx';
import { leave } from '../../../testing/signed-in.ts';
import { CrisisHost } from './crisis-host.tsx';

export const NOW = Date.parse('2026-11-21T05:00:00Z');
export const SELF: Crisis = { source: 'note', kind: 'suicide', about: 'self' };

/** Sets up each test of a file: native dialogs, a stopped clock, and a server that takes answers. */
export function withCrisisCard(): void {
  withNativeDialogs();
  withClock(NOW);
  beforeEach(() => server.answer('POST /safety/answers', CALM));
  afterEach(async () => {
    act(() => crisis.close());
    await leave();
  });
}

/** A page with a button that has the focus when the card opens. */
export const page = (
  <main tabIndex={-1}>
    <button type="button">Salvar</button>
    <CrisisHost />
  </main>
);
export const save = (): HTMLElement => screen.getByRole('button', { name: 'Salvar' });

export function openCard(next: Crisis): void {
  save().focus();
  act(() => void crisis.raise(next));
}

/** Shows the page and opens the card. */
export function raise(next: Crisis) {
  const { router } = showScreens({ '*': page }, '/registrar');
  openCard(next);
  return router;
}

export const card = () => within(screen.getByRole('alertdialog'));
export const answer = (name: string): void => void fireEvent.click(card().getByRole('button', { name }));
