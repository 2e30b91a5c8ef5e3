// @vitest-environment jsdom
import type { SafetyState } from '@alento/contract/safety';
import { FOLLOW_UP_DELAY_MS, FOLLOW_UP_OPEN_MS } from '@alento/domain/safety/safety-state';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { noteCrisis } from '../../../state/crisis/device-state.ts';
import { allRead } from '../../../testing/all-read.ts';
import { withClock } from '../../../testing/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { safetyStateQuery } from '../safety.queries.ts';
import { AskAgainCard } from './ask-again-card.tsx';

const T0 = Date.parse('2026-11-21T05:00:00Z');
const QUESTION = /Da última vez foi um momento difícil/;
const NOTHING = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };
const sent = (): string[] => server.calls('POST /safety/answers').map(({ body }) => body.answer);
/** Sets the safety state that the fake server returns. */
function knows(state: SafetyState): void {
  server.answer('GET /safety/state', state);
  server.answer('POST /safety/answers', state);
}

const open = () => show(<AskAgainCard />);

withClock(T0);
withMember();
beforeEach(() => knows(NOTHING));
afterEach(() => act(() => crisis.close()));

it.each([
  ['before', FOLLOW_UP_DELAY_MS - 1, false],
  ['at the start of', FOLLOW_UP_DELAY_MS, true],
  ['at the end of', FOLLOW_UP_DELAY_MS + FOLLOW_UP_OPEN_MS - 1, true],
  ['after', FOLLOW_UP_DELAY_MS + FOLLOW_UP_OPEN_MS, false],
])('AskAgainCard %s its time window (%i ms after a crisis) is shown: %s', (_, after, asks) => {
  server.fail('GET /safety/state');
  noteCrisis('maria');
  setClock(() => T0 + after);
  open();
  expect(screen.queryByText(QUESTION) !== null).toBe(asks);
});

it('AskAgainCard is shown for a crisis on another device once the server’s state is loaded', async () => {
  knows({ lastCrisisAt: T0 - FOLLOW_UP_DELAY_MS, acknowledgedAt: null, askAgainAt: T0 });
  const first = open();
  await allRead(queryClient);
  // The state was loaded after the first render, so the card doesn't appear and the layout doesn't shift.
  expect(first.container.childElementCount).toBe(0);
  first.unmount();
  open();
  expect(screen.getByText(QUESTION)).toBeTruthy();
});

async function openCard(): Promise<void> {
  knows({ lastCrisisAt: T0 - FOLLOW_UP_DELAY_MS, acknowledgedAt: null, askAgainAt: T0 });
  await queryClient.fetchQuery(safetyStateQuery());
  open();
}

it('AskAgainCard is not shown again after the answer "Estou melhor"', async () => {
  await openCard();
  fireEvent.click(screen.getByRole('button', { name: 'Estou melhor' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Que bom saber/);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(crisis.current()).toBeNull();
  await waitFor(() => expect(sent()).toEqual(['safe']));
  cleanup();
  knows({ lastCrisisAt: T0, acknowledgedAt: T0, askAgainAt: null });
  await queryClient.fetchQuery({ ...safetyStateQuery(), staleTime: 0 });
  open();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('AskAgainCard stores "Ainda está difícil" and opens the crisis card', async () => {
  await openCard();
  fireEvent.click(screen.getByRole('button', { name: 'Ainda está difícil' }));
  expect(crisis.current()).toEqual({ source: 'still-hard', kind: null, about: 'self' });
  await waitFor(() => expect(sent()).toEqual(['still-hard']));
});
