// @vitest-environment jsdom
import type { SafetyPlan } from '@alento/contract/safety';
import { emptySafetyPlan, PLAN_ITEMS_MAX } from '@alento/domain/safety/safety-plan';
import { describe, expect, it, vi } from 'vitest';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { changePlan, planSync, sendPlan, settleChange } from './plan-sync.ts';

const server = startPlanServer();

describe('a safety plan that was changed on the device and on the server', () => {
  async function conflict(): Promise<SafetyPlan> {
    server.kept = { ...plan('a', 'deles'), updatedAt: 5 };
    writeDevicePlan('maria', { content: plan('a', 'meu'), basedOn: 4, waiting: true });
    await settle(sendPlan('maria'));
    const status = planSync.current();
    if (status.state !== 'changed') throw new Error(`No conflict, but ${status.state}`);
    return status.theirs;
  }

  it('keeps both versions until the person chooses one', async () => {
    expect((await conflict()).reasons).toEqual(['a', 'deles']);
    changePlan('maria', plan('a', 'meu', 'novo'));
    await vi.runAllTimersAsync();
    expect(planSync.current().state).toBe('changed');
    expect(readDevicePlan('maria')?.content).toEqual(plan('a', 'meu', 'novo'));
    expect(server.kept.reasons).toEqual(['a', 'deles']);
  });

  it.each([
    ['merged', plan('a', 'meu', 'deles')],
    ['mine', plan('a', 'meu')],
    ['theirs', plan('a', 'deles')],
  ])('stores the chosen version (%s) on the server and the device', async (_, chosen) => {
    const theirs = await conflict();
    await settle(settleChange('maria', chosen, theirs));
    expect(server.kept.reasons).toEqual(chosen.reasons);
    expect(readDevicePlan('maria')).toEqual({ content: chosen, basedOn: server.kept.updatedAt, waiting: false });
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('is merged to the union of both versions within the limit of items', () => {
    expect(mergePlans(plan('a', 'meu'), plan('deles', 'a'))?.reasons).toEqual(['a', 'meu', 'deles']);
    const people = (...names: string[]) => ({
      ...emptySafetyPlan(),
      people: names.map((name) => ({ name, phone: '188' })),
    });
    expect(mergePlans(people('A'), people('A', 'B'))).toEqual(people('A', 'B'));
    const many = plan(...Array.from({ length: PLAN_ITEMS_MAX }, (_, index) => `motivo ${index}`));
    expect(mergePlans(many, plan('mais um'))).toBeNull();
    expect(mergePlans(many, many)).toEqual(many);
  });
});
