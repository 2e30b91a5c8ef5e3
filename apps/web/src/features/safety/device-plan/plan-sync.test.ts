// @vitest-environment jsdom
import { emptySafetyPlan, PLAN_ITEMS_MAX } from '@alento/domain/safety/safety-plan';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { lay } from '../../../testing/device.ts';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { changePlan, planSync, sendPlan, takeServerPlan } from './plan-sync.ts';

const server = startPlanServer();

describe('a change of the safety plan', () => {
  it('is stored at once and sent when typing pauses', async () => {
    changePlan('maria', plan('a'));
    changePlan('maria', plan('ab'));
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab'), basedOn: null, waiting: true });
    await vi.runAllTimersAsync();
    changePlan('maria', plan('ab', 'c'));
    await vi.runAllTimersAsync();
    expect(server.bodies).toEqual([['ab'], ['ab', 'c']]);
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab', 'c'), basedOn: 2, waiting: false });
  });

  it('is sent after a request that was already running', async () => {
    changePlan('maria', plan('a'));
    const first = sendPlan('maria');
    changePlan('maria', plan('a', 'b'));
    await settle(first);
    expect(server.bodies).toEqual([['a'], ['a', 'b']]);
    expect(server.stored.reasons).toEqual(['a', 'b']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('stays on the device until there is a network', async () => {
    server.isOnline = false;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'offline' });
    expect(readDevicePlan('maria')?.waiting).toBe(true);
    server.isOnline = true;
    await settle(sendPlan('maria'));
    expect(server.stored.reasons).toEqual(['a']);
  });

  it('does not conflict with itself if its response was lost', async () => {
    server.losesAnswers = 1;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'rest' });
    expect(readDevicePlan('maria')).toEqual({ content: plan('a'), basedOn: 1, waiting: false });
  });

  it('stays on the device with the reason if the server refuses it', async () => {
    changePlan('maria', plan(''));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'refused', message: 'Inválido' });
    expect(readDevicePlan('maria')?.content).toEqual(plan(''));
  });
});

describe('takeServerPlan with a version of the server', () => {
  it('replaces the device’s copy if that has no unsent change', () => {
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    expect(readDevicePlan('maria')).toEqual({ content: plan('b'), basedOn: 2, waiting: false });
  });

  it('ignores a version that is older than the device’s copy', () => {
    takeServerPlan('maria', { ...plan('b'), updatedAt: 2 });
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(readDevicePlan('maria')?.content).toEqual(plan('b'));
  });

  it('sends an unsent change that is based on this version', async () => {
    server.stored = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    takeServerPlan('maria', server.stored);
    await vi.runAllTimersAsync();
    expect(server.stored.reasons).toEqual(['a', 'b']);
  });

  it('reports no conflict for a version that was read while a change was being sent', async () => {
    server.stored = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    const sending = sendPlan('maria');
    changePlan('maria', plan('a', 'b', 'c'));
    // The server stored the first change, but its response hasn't arrived.
    takeServerPlan('maria', { ...plan('a', 'b'), updatedAt: 2 });
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(sending);
    expect(server.stored.reasons).toEqual(['a', 'b', 'c']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('stores no version that arrives after the sign-out', async () => {
    await session.leave();
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDevicePlan('maria')).toBeNull();
  });
});

describe('a safety plan that was changed on the device and on the server', () => {
  it('keeps both versions until the person chooses one', async () => {
    server.stored = { ...plan('a', 'deles'), updatedAt: 5 };
    writeDevicePlan('maria', { content: plan('a', 'meu'), basedOn: 4, waiting: true });
    await settle(sendPlan('maria'));
    expect(planSync.current()).toMatchObject({ state: 'changed', theirs: { reasons: ['a', 'deles'] } });
    changePlan('maria', plan('a', 'meu', 'novo'));
    await vi.runAllTimersAsync();
    expect(planSync.current().state).toBe('changed');
    expect(readDevicePlan('maria')?.content).toEqual(plan('a', 'meu', 'novo'));
    expect(server.stored.reasons).toEqual(['a', 'deles']);
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

describe('the device’s copy of the safety plan', () => {
  it('is deleted at sign-out', async () => {
    changePlan('maria', plan('a'));
    expect(localStorage.getItem('alento:maria:safety-plan')).not.toBeNull();
    await session.leave();
    await vi.runAllTimersAsync();
    expect(localStorage.getItem('alento:maria:safety-plan')).toBeNull();
    expect(readDevicePlan('maria')).toBeNull();
    expect(server.bodies).toEqual([]);
    await signIn('joao');
    expect(readDevicePlan('joao')).toBeNull();
    writeDevicePlan('maria', { content: plan('a'), basedOn: null, waiting: true });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('alento:'))).toEqual([]);
  });

  it.each(['{', '[]', '{"content":{},"basedOn":null,"waiting":false}', '{"content":null}'])(
    'is ignored if it has the invalid value %s',
    async (stored) => {
      await lay({ 'alento:maria:safety-plan': stored });
      expect(readDevicePlan('maria')).toBeNull();
    },
  );

  it('is kept in memory if the storage is full', async () => {
    writeDevicePlan('maria', { content: plan('antes'), basedOn: null, waiting: true });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDevicePlan('maria', { content: plan('a'), basedOn: null, waiting: true });
    full.mockRestore();
    expect(readDevicePlan('maria')?.content).toEqual(plan('a'));
    await session.leave();
    expect(readDevicePlan('maria')).toBeNull();
  });
});

describe('the safety plans of two people on one device', () => {
  it('are sent independently if the request of one person hangs', async () => {
    server.hangs = true;
    writeDevicePlan('maria', { content: plan('de maria'), basedOn: null, waiting: true });
    const hers = sendPlan('maria');
    await vi.advanceTimersByTimeAsync(0);
    await signIn('joao');
    server.stored = { ...emptySafetyPlan(), updatedAt: null };
    changePlan('joao', plan('de joão'));
    const his = sendPlan('joao');
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(his);
    expect(server.stored.reasons).toEqual(['de joão']);
    expect(planSync.current()).toEqual({ state: 'rest' });
    changePlan('joao', plan('de joão', 'mais'));
    server.release?.();
    await settle(hers);
    expect(readDevicePlan('joao')?.content).toEqual(plan('de joão', 'mais'));
    expect(readDevicePlan('maria')).toBeNull();
  });

  it('keep independent states while requests of both people run', async () => {
    server.hangs = true;
    writeDevicePlan('maria', { content: plan('de maria'), basedOn: null, waiting: true });
    const hers = sendPlan('maria');
    await vi.advanceTimersByTimeAsync(0);
    await signIn('joao');
    const releaseHers = server.release;
    server.hangs = true;
    changePlan('joao', plan('de joão'));
    const his = sendPlan('joao');
    await vi.advanceTimersByTimeAsync(0);
    releaseHers?.();
    await settle(hers);
    expect(planSync.current()).toEqual({ state: 'sending' });
    server.release?.();
    await settle(his);
  });

  it('keep a change through an expired session until its author signs in again', async () => {
    await session.learnDeviceKey('maria', DEVICE_KEY);
    server.isOnline = false;
    changePlan('maria', plan('sem rede'));
    await vi.runAllTimersAsync();
    server.isOnline = true;
    server.isSessionOver = true;
    await settle(sendPlan('maria'));
    expect(session.current()).toBeNull();
    server.isSessionOver = false;
    await session.sealed();
    expect(JSON.stringify({ ...localStorage })).not.toContain('sem rede');
    await signInAgain({ userId: 'maria', token: 't2' });
    await settle(sendPlan('maria'));
    expect(server.stored.reasons).toEqual(['sem rede']);
  });

  it('are never available to the other person', async () => {
    server.isSessionOver = true;
    changePlan('maria', plan('só meu'));
    await vi.runAllTimersAsync();
    server.isSessionOver = false;
    await signIn('joao');
    await settle(sendPlan('joao'));
    expect(readDevicePlan('joao')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('só meu');
    expect(server.bodies).toEqual([]);
  });
});
