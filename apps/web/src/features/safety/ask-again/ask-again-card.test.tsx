// @vitest-environment jsdom
import { ASK_AGAIN_AFTER_MS, ASK_AGAIN_FOR_MS } from '@alento/domain/safety/safety-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { allRead } from '../../../testing/all-read.ts';
import { safetyStateQuery } from '../safety.queries.ts';
import { AskAgainCard } from './ask-again-card.tsx';
import { noteCrisis } from './safety-answers.ts';

const T0 = Date.parse('2026-11-21T05:00:00Z');
const QUESTION = /Da última vez foi um momento difícil/;
let server: object;
const sent: string[] = [];

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AskAgainCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(async () => {
  setClock(() => T0);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  server = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(init.body));
    return Response.json(server);
  });
});

afterEach(async () => {
  cleanup();
  act(() => crisis.close());
  await session.leave();
  setClock(() => Date.now())();
  vi.unstubAllGlobals();
  sent.length = 0;
});

it.each([
  ['a moment too early', ASK_AGAIN_AFTER_MS - 1, false],
  ['in time', ASK_AGAIN_AFTER_MS, true],
  ['the last moment', ASK_AGAIN_AFTER_MS + ASK_AGAIN_FOR_MS - 1, true],
  ['too late', ASK_AGAIN_AFTER_MS + ASK_AGAIN_FOR_MS, false],
])('asks by the device’s own note, %s', (_, after, asks) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  noteCrisis('maria');
  setClock(() => T0 + after);
  open();
  expect(screen.queryByText(QUESTION) !== null).toBe(asks);
});

it('asks for what another device told the server, once that is known', async () => {
  server = { lastCrisisAt: T0 - ASK_AGAIN_AFTER_MS, acknowledgedAt: null, askAgainAt: T0 };
  const first = open();
  await allRead(queryClient);
  // It came late: nothing is pushed down.
  expect(first.container.childElementCount).toBe(0);
  first.unmount();
  open();
  expect(screen.getByText(QUESTION)).toBeTruthy();
});

async function asked(): Promise<void> {
  server = { lastCrisisAt: T0 - ASK_AGAIN_AFTER_MS, acknowledgedAt: null, askAgainAt: T0 };
  await queryClient.fetchQuery(safetyStateQuery());
  open();
}

it('"Estou melhor" is noted, thanked for, and not asked again', async () => {
  await asked();
  fireEvent.click(screen.getByRole('button', { name: 'Estou melhor' }));
  expect(screen.getByRole('status').textContent).toMatch(/^Que bom saber/);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(crisis.current()).toBeNull();
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('{"answer":"safe",')]));
  cleanup();
  server = { lastCrisisAt: T0, acknowledgedAt: T0, askAgainAt: null };
  await queryClient.fetchQuery({ ...safetyStateQuery(), staleTime: 0 });
  open();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('"Ainda está difícil" is noted and opens the card', async () => {
  await asked();
  fireEvent.click(screen.getByRole('button', { name: 'Ainda está difícil' }));
  expect(crisis.current()).toEqual({ source: 'still-hard', kind: null, about: 'self' });
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('{"answer":"still-hard",')]));
});
