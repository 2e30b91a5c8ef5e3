// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { lay } from '../../../testing/device.ts';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { plan, settle, startPlanServer } from './plan-sync.harness.ts';
import { changePlan, planSync, sendPlan } from './plan-sync.ts';

const server = startPlanServer();

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
