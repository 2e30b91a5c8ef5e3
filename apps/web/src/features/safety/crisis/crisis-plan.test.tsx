// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { leave, signIn } from '../../../testing/signed-in.ts';
// Imported before the tests, so that the time to load its code does not affect them.
import '../plan/safety-plan.queries.ts';
import { takeServerPlan } from '../device-plan/plan-sync.ts';
import { CrisisPlan } from './crisis-plan.tsx';

const PLAN = { ...emptySafetyPlan(), whatHelps: ['banho'], updatedAt: 7 };

beforeEach(async () => {
  vi.useFakeTimers();
  await signIn();
  server.answer('GET /safety-plan', PLAN);
  show(<CrisisPlan userId="maria" onLeave={() => undefined} />);
});

afterEach(async () => {
  await leave();
});

it('CrisisPlan loads a plan that the device doesn’t have, and shows it', async () => {
  expect(screen.getByRole('link', { name: 'Abrir meu plano' })).toBeTruthy();
  expect(screen.queryByText('banho')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('banho')).toBeTruthy();
});

it('CrisisPlan shows only the link if no plan can be loaded', async () => {
  server.fail('GET /safety-plan');
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole('link', { name: 'Abrir meu plano' })).toBeTruthy();
});

it('CrisisPlan shows changes of the device’s copy of the plan', () => {
  act(() => takeServerPlan('maria', { ...PLAN, whatHelps: ['música'] }));
  expect(screen.getByText('música')).toBeTruthy();
});
