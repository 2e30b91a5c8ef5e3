// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { changePlan, planSync, sendPlan, takeServerPlan } from './plan-sync.ts';

const server = startPlanServer();

describe('a change', () => {
  it('is stored at once, and sent when typing pauses, each version based on the previous one', async () => {
    changePlan('maria', plan('a'));
    changePlan('maria', plan('ab'));
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab'), basedOn: null, waiting: true });
    await vi.runAllTimersAsync();
    changePlan('maria', plan('ab', 'c'));
    await vi.runAllTimersAsync();
    expect(server.bodies).toEqual([['ab'], ['ab', 'c']]);
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab', 'c'), basedOn: 2, waiting: false });
  });

  it('made during a request is sent after it', async () => {
    changePlan('maria', plan('a'));
    const first = sendPlan('maria');
    changePlan('maria', plan('a', 'b'));
    await settle(first);
    expect(server.bodies).toEqual([['a'], ['a', 'b']]);
    expect(server.kept.reasons).toEqual(['a', 'b']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('stays on the device without a network', async () => {
    server.isOnline = false;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'offline' });
    expect(readDevicePlan('maria')?.waiting).toBe(true);
    server.isOnline = true;
    await settle(sendPlan('maria'));
    expect(server.kept.reasons).toEqual(['a']);
  });

  it('whose response was lost does not conflict with itself', async () => {
    server.losesAnswers = 1;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'rest' });
    expect(readDevicePlan('maria')).toEqual({ content: plan('a'), basedOn: 1, waiting: false });
  });

  it('that is refused stays on the device, with the reason', async () => {
    changePlan('maria', plan(''));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'refused', message: 'Inválido' });
    expect(readDevicePlan('maria')?.content).toEqual(plan(''));
  });
});

describe('a version of the server', () => {
  it('replaces an unchanged copy', () => {
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    expect(readDevicePlan('maria')).toEqual({ content: plan('b'), basedOn: 2, waiting: false });
  });

  it('older than the copy is ignored', () => {
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(readDevicePlan('maria')?.content).toEqual(plan('b'));
  });

  it('sends the unsent change that is based on it', async () => {
    server.kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    takeServerPlan('maria', server.kept);
    await vi.runAllTimersAsync();
    expect(server.kept.reasons).toEqual(['a', 'b']);
  });

  it('read during a request does not count as a conflict', async () => {
    server.kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    const sending = sendPlan('maria');
    changePlan('maria', plan('a', 'b', 'c'));
    // The server stored the first change, but its response is still on the way.
    takeServerPlan('maria', { ...plan('a', 'b'), updatedAt: 2 });
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(sending);
    expect(server.kept.reasons).toEqual(['a', 'b', 'c']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('that arrives after the sign-out is not stored', async () => {
    await session.leave();
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDevicePlan('maria')).toBeNull();
  });
});
