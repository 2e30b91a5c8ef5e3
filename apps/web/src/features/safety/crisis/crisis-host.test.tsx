// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { lay } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { prerender, show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { readDevicePlan, writeDevicePlan } from '../device-plan/device-plan.ts';
import { answer, card, withCrisisCard } from './crisis.harness.tsx';
import { cardWords, crisisCopy } from './crisis-card.copy.ts';
import { CrisisHost } from './crisis-host.tsx';

/** The requests that reached the fake server. */
const arrived: string[] = [];
let isOnline = false;
let isBusy = false;

withCrisisCard();

beforeEach(() => {
  isOnline = false;
  isBusy = false;
  arrived.length = 0;
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

it('CrisisHost shows the whole card at once without a network, and never replaces it', async () => {
  await signIn();
  show(<CrisisHost />);
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  act(() => crisis.raise({ source: 'score', kind: null, about: 'self' }));
  const dialog = screen.getByRole('alertdialog', { name: cardWords.score.title });
  const pressable = [...dialog.querySelectorAll('a, button')];
  expect(card().getByRole('link', { name: crisisCopy.planOpen })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: cardWords.score.title }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  const isSame = [...dialog.querySelectorAll('a, button')].map((element, index) => element === pressable[index]);
  expect(isSame).toEqual(pressable.map(() => true));
  answer(crisisCopy.safe);
  expect(card().getByRole('status').textContent).toBe(crisisCopy.safeThanks);
  answer(crisisCopy.goOn);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('CrisisHost repeats refused answers when the page becomes visible again', async () => {
  await signIn();
  await lay({ 'alento:maria:safety-answers': '[{"answer":"safe","answeredAt":1}]' });
  isOnline = true;
  isBusy = true;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const comeOrGo = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  show(<CrisisHost />);
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
  expect(prerender(<CrisisHost />)).toBe('');
});

it('CrisisHost sends queued answers and the safety plan as soon as the device is online again', async () => {
  await signIn();
  await lay({ 'alento:maria:safety-answers': '[{"answer":"safe","answeredAt":1}]' });
  const content = { ...emptySafetyPlan(), reasons: ['minha gata'] };
  writeDevicePlan('maria', { content, basedOn: 1, waiting: true });
  show(<CrisisHost />);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(arrived).toEqual(['POST /safety/answers', 'PUT /safety-plan']));
  await waitFor(() => expect(readDevicePlan('maria')).toEqual({ content, basedOn: 2, waiting: false }));
});
