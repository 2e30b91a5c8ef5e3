// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { loadPlanForOffline } from './keep-plan.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { planSync } from './plan-sync.ts';

const ON_SERVER = { ...plan('banho'), updatedAt: 7 };
const sent = (): string[] => api.calls().map(({ method }) => method);

const server = startPlanServer();
beforeEach(() => {
  server.stored = ON_SERVER;
});

it('loadPlanForOffline loads the plan to the device once', async () => {
  expect(await loadPlanForOffline('maria')).toBe(true);
  expect(await loadPlanForOffline('maria')).toBe(true);
  expect(readDevicePlan('maria')).toEqual({ content: plan('banho'), basedOn: 7, waiting: false });
  expect(sent()).toEqual(['GET']);
});

it('loadPlanForOffline does not overwrite an unsent change', async () => {
  writeDevicePlan('maria', { content: plan('música'), basedOn: 6, waiting: true });
  await loadPlanForOffline('maria');
  expect(readDevicePlan('maria')).toEqual({ content: plan('música'), basedOn: 6, waiting: true });
  expect(planSync.current()).toEqual({ state: 'changed', theirs: ON_SERVER });
});

it('loadPlanForOffline returns false if loading failed, and loads the plan with the next call', async () => {
  server.isOnline = false;
  expect(await settle(loadPlanForOffline('maria'))).toBe(false);
  server.isOnline = true;
  expect(await loadPlanForOffline('maria')).toBe(true);
});

it('loadPlanForOffline stores nothing for a person who signs in while another person’s plan loads', async () => {
  expect(await loadPlanForOffline('joao')).toBe(false);
  expect(sent()).toEqual([]);
  server.hangs = true;
  const pending = loadPlanForOffline('maria');
  await vi.advanceTimersByTimeAsync(0);
  await signIn('joao');
  server.release?.();
  expect(await pending).toBe(false);
  expect(readDevicePlan('joao')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('banho');
});
