// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { changePlan, planSync, sendPlan, takeServerPlan } from './plan-sync.ts';

const server = startPlanServer();

describe('a change', () => {
  it('is on the device at once, and sent when typing rests, each version on the one before', async () => {
    changePlan('maria', plan('a'));
    changePlan('maria', plan('ab'));
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab'), basedOn: null, waiting: true });
    await vi.runAllTimersAsync();
    changePlan('maria', plan('ab', 'c'));
    await vi.runAllTimersAsync();
    expect(server.bodies).toEqual([['ab'], ['ab', 'c']]);
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab', 'c'), basedOn: 2, waiting: false });
  });

  it('made while another is on its way is sent after it', async () => {
    changePlan('maria', plan('a'));
    const first = sendPlan('maria');
    changePlan('maria', plan('a', 'b'));
    await settle(first);
    expect(server.bodies).toEqual([['a'], ['a', 'b']]);
    expect(server.kept.reasons).toEqual(['a', 'b']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('waits on the device without network', async () => {
    server.isOnline = false;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'offline' });
    expect(readDevicePlan('maria')?.waiting).toBe(true);
    server.isOnline = true;
    await settle(sendPlan('maria'));
    expect(server.kept.reasons).toEqual(['a']);
  });

  it('whose answer was lost is no conflict with itself', async () => {
    server.losesAnswers = 1;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'rest' });
    expect(readDevicePlan('maria')).toEqual({ content: plan('a'), basedOn: 1, waiting: false });
  });

  it('that is refused stays on the device, and says why', async () => {
    changePlan('maria', plan(''));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'refused', message: 'Inválido' });
    expect(readDevicePlan('maria')?.content).toEqual(plan(''));
  });
});

describe('a version of the server’s', () => {
  it('replaces an unchanged copy', () => {
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    expect(readDevicePlan('maria')).toEqual({ content: plan('b'), basedOn: 2, waiting: false });
  });

  it('that is older than the copy is late, and passed over', () => {
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(readDevicePlan('maria')?.content).toEqual(plan('b'));
  });

  it('that the waiting change is based on lets it be sent', async () => {
    server.kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    takeServerPlan('maria', server.kept);
    await vi.runAllTimersAsync();
    expect(server.kept.reasons).toEqual(['a', 'b']);
  });

  it('that was read while a change was on its way does not speak against it', async () => {
    server.kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    const sending = sendPlan('maria');
    changePlan('maria', plan('a', 'b', 'c'));
    // The server had the first change already; its answer is still under way.
    takeServerPlan('maria', { ...plan('a', 'b'), updatedAt: 2 });
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(sending);
    expect(server.kept.reasons).toEqual(['a', 'b', 'c']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('that comes after sign-out leaves nothing', async () => {
    await session.leave();
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDevicePlan('maria')).toBeNull();
  });
});
