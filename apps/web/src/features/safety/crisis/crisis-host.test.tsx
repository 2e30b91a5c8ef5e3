// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { lay } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { withNativeDialogs } from '../../../testing/native-dialogs.ts';
import { readDevicePlan, writeDevicePlan } from '../device-plan/device-plan.ts';
import { cardWords, crisisCopy } from './crisis-card.copy.ts';
import { CrisisHost } from './crisis-host.tsx';

/** The requests that reached the fake server. */
const arrived: string[] = [];
let isOnline = false;
let isBusy = false;

withNativeDialogs();

const host = () => <RouterProvider router={createMemoryRouter([{ path: '*', element: <CrisisHost /> }])} />;

beforeEach(() => {
  isOnline = false;
  isBusy = false;
  const orFailed = <T,>({ method, path }: { method: string; path: string }, data: T) => {
    if (!isOnline) return lost;
    arrived.push(`${method} ${path}`);
    return isBusy ? refused(503, 'UNAVAILABLE') : data;
  };
  const plan = { ...emptySafetyPlan(), reasons: ['minha gata'], updatedAt: 2 };
  server.answer('POST /safety/answers', (call) =>
    orFailed(call, { lastCrisisAt: 1, acknowledgedAt: 1, askAgainAt: 1 }),
  );
  server.answer('GET /safety-plan', (call) => orFailed(call, plan));
  server.answer('PUT /safety-plan', (call) => orFailed(call, plan));
});

afterEach(async () => {
  cleanup();
  act(() => crisis.close());
  await session.leave();
  arrived.length = 0;
});

it('CrisisHost shows the whole card at once without a network, and never replaces it', async () => {
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  render(host());
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  act(() => crisis.raise({ source: 'score', kind: null, about: 'self' }));
  const card = screen.getByRole('alertdialog', { name: cardWords.score.title });
  const pressable = [...card.querySelectorAll('a, button')];
  expect(within(card).getByRole('link', { name: crisisCopy.planOpen })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: cardWords.score.title }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('alertdialog')).toBe(card);
  const isSame = [...card.querySelectorAll('a, button')].map((element, index) => element === pressable[index]);
  expect(isSame).toEqual(pressable.map(() => true));
  fireEvent.click(within(card).getByRole('button', { name: crisisCopy.safe }));
  expect(within(card).getByRole('status').textContent).toBe(crisisCopy.safeThanks);
  fireEvent.click(within(card).getByRole('button', { name: crisisCopy.goOn }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('CrisisHost repeats refused answers when the page becomes visible again', async () => {
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  await lay({ 'alento:maria:safety-answers': '[{"answer":"safe","answeredAt":1}]' });
  isOnline = true;
  isBusy = true;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const comeOrGo = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  render(host());
  await waitFor(() => expect(arrived).toHaveLength(1));
  await act(() => vi.dynamicImportSettled());
  isBusy = false;
  comeOrGo();
  seen.mockReturnValue('visible');
  comeOrGo();
  await waitFor(() => expect(localStorage.getItem('alento:maria:safety-answers')).toBeNull());
  expect(arrived).toHaveLength(2);
  seen.mockRestore();
});

it('CrisisHost renders nothing while prerendering', () => {
  expect(renderToString(host())).toBe('');
});

it('CrisisHost sends queued answers and the safety plan as soon as the device is online again', async () => {
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  await lay({ 'alento:maria:safety-answers': '[{"answer":"safe","answeredAt":1}]' });
  const content = { ...emptySafetyPlan(), reasons: ['minha gata'] };
  writeDevicePlan('maria', { content, basedOn: 1, waiting: true });
  render(host());
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(arrived).toEqual(['POST /safety/answers', 'PUT /safety-plan']), { timeout: 30_000 });
  await waitFor(() => expect(readDevicePlan('maria')).toEqual({ content, basedOn: 2, waiting: false }));
});
