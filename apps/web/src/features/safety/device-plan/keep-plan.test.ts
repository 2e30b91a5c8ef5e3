// @vitest-environment jsdom
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { signIn } from '../../../testing/show.tsx';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { keepPlan } from './keep-plan.ts';
import { planSync } from './plan-sync.ts';

const plan = (...whatHelps: string[]): SafetyPlanContent => ({ ...emptySafetyPlan(), whatHelps });
const ON_SERVER = { ...plan('banho'), updatedAt: 7 };
const sent = (): string[] => server.calls().map(({ method }) => method);

beforeEach(async () => {
  vi.useFakeTimers();
  await signIn();
  server.answer('GET /safety-plan', ON_SERVER);
});

afterEach(async () => {
  await session.leave();
  vi.useRealTimers();
});

it('keepPlan loads the plan to the device once', async () => {
  expect(await keepPlan('maria')).toBe(true);
  expect(await keepPlan('maria')).toBe(true);
  expect(readDevicePlan('maria')).toEqual({ content: plan('banho'), basedOn: 7, waiting: false });
  expect(sent()).toEqual(['GET']);
});

it('keepPlan does not overwrite an unsent change', async () => {
  writeDevicePlan('maria', { content: plan('música'), basedOn: 6, waiting: true });
  await keepPlan('maria');
  expect(readDevicePlan('maria')).toEqual({ content: plan('música'), basedOn: 6, waiting: true });
  expect(planSync.current()).toEqual({ state: 'changed', theirs: ON_SERVER });
});

it('keepPlan returns false if loading failed, and loads the plan with the next call', async () => {
  server.fail('GET /safety-plan');
  const asked = keepPlan('maria');
  await vi.runAllTimersAsync();
  expect(await asked).toBe(false);
  server.answer('GET /safety-plan', ON_SERVER);
  expect(await keepPlan('maria')).toBe(true);
});

it('keepPlan stores nothing for a person who signs in while another person’s plan loads', async () => {
  expect(await keepPlan('joao')).toBe(false);
  expect(sent()).toEqual([]);
  const release = server.hold('GET /safety-plan');
  const asked = keepPlan('maria');
  await vi.advanceTimersByTimeAsync(0);
  await signIn('joao');
  release(ON_SERVER);
  expect(await asked).toBe(false);
  expect(readDevicePlan('joao')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('banho');
});
