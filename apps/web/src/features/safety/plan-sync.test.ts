// @vitest-environment jsdom
import type { SafetyPlan } from '@alento/contract/safety';
import { emptySafetyPlan, PLAN_ITEMS_MAX, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { readDevicePlan, writeDevicePlan } from './device-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { changePlan, planSync, sendPlan, settleChange, takeServerPlan } from './plan-sync.ts';

const plan = (...reasons: string[]): SafetyPlanContent => ({ ...emptySafetyPlan(), reasons });

/** A server as the contract has it: it keeps one plan and refuses what is based on another. */
let kept: SafetyPlan;
let isOnline = true;
let losesAnswers = 0;
let isSessionOver = false;
/** Lets go of the call that hangs, where one is asked to. */
let release: (() => void) | null = null;
let hangs = false;
const bodies: unknown[] = [];

async function server(_: string, init?: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError('fetch failed');
  if (isSessionOver) return Response.json({ errorCode: 'UNAUTHENTICATED', message: 'x' }, { status: 401 });
  if (hangs) {
    hangs = false;
    await new Promise<void>((go) => {
      release = go;
    });
  }
  if (init?.method === 'PUT') {
    const { basedOn, ...content } = JSON.parse(String(init.body));
    bodies.push(content.reasons);
    if (content.reasons.includes('')) {
      return Response.json({ errorCode: 'SAFETY_PLAN_INVALID', message: 'Inválido' }, { status: 422 });
    }
    if (basedOn !== kept.updatedAt) {
      return Response.json({ errorCode: 'SAFETY_PLAN_CHANGED', message: 'Mudou' }, { status: 409 });
    }
    kept = { ...content, updatedAt: (kept.updatedAt ?? 0) + 1 };
    if (losesAnswers > 0) {
      losesAnswers -= 1;
      throw new TypeError('connection lost');
    }
  }
  return Response.json(kept);
}

async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

beforeEach(() => {
  vi.useFakeTimers();
  kept = { ...emptySafetyPlan(), updatedAt: null };
  isOnline = true;
  losesAnswers = 0;
  isSessionOver = false;
  hangs = false;
  session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  session.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  bodies.length = 0;
});

describe('a change', () => {
  it('is on the device at once, and sent when typing rests, each version on the one before', async () => {
    changePlan('maria', plan('a'));
    changePlan('maria', plan('ab'));
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab'), basedOn: null, waiting: true });
    await vi.runAllTimersAsync();
    changePlan('maria', plan('ab', 'c'));
    await vi.runAllTimersAsync();
    expect(bodies).toEqual([['ab'], ['ab', 'c']]);
    expect(readDevicePlan('maria')).toEqual({ content: plan('ab', 'c'), basedOn: 2, waiting: false });
  });

  it('made while another is on its way is sent after it', async () => {
    changePlan('maria', plan('a'));
    const first = sendPlan('maria');
    changePlan('maria', plan('a', 'b'));
    await settle(first);
    expect(bodies).toEqual([['a'], ['a', 'b']]);
    expect(kept.reasons).toEqual(['a', 'b']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('waits on the device without network', async () => {
    isOnline = false;
    changePlan('maria', plan('a'));
    await vi.runAllTimersAsync();
    expect(planSync.current()).toEqual({ state: 'offline' });
    expect(readDevicePlan('maria')?.waiting).toBe(true);
    isOnline = true;
    await settle(sendPlan('maria'));
    expect(kept.reasons).toEqual(['a']);
  });

  it('whose answer was lost is no conflict with itself', async () => {
    losesAnswers = 1;
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
    kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    takeServerPlan('maria', kept);
    await vi.runAllTimersAsync();
    expect(kept.reasons).toEqual(['a', 'b']);
  });

  it('that was read while a change was on its way does not speak against it', async () => {
    kept = { ...plan('a'), updatedAt: 1 };
    writeDevicePlan('maria', { content: plan('a', 'b'), basedOn: 1, waiting: true });
    const sending = sendPlan('maria');
    changePlan('maria', plan('a', 'b', 'c'));
    // The server had the first change already; its answer is still under way.
    takeServerPlan('maria', { ...plan('a', 'b'), updatedAt: 2 });
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(sending);
    expect(kept.reasons).toEqual(['a', 'b', 'c']);
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('that comes after sign-out leaves nothing', () => {
    session.leave();
    takeServerPlan('maria', { ...plan('a'), updatedAt: 1 });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(readDevicePlan('maria')).toBeNull();
  });
});

describe('two changed versions', () => {
  async function conflict(): Promise<SafetyPlan> {
    kept = { ...plan('a', 'deles'), updatedAt: 5 };
    writeDevicePlan('maria', { content: plan('a', 'meu'), basedOn: 4, waiting: true });
    await settle(sendPlan('maria'));
    const status = planSync.current();
    if (status.state !== 'changed') throw new Error(`No conflict, but ${status.state}`);
    return status.theirs;
  }

  it('both stay until the person decides; typing goes on', async () => {
    expect((await conflict()).reasons).toEqual(['a', 'deles']);
    changePlan('maria', plan('a', 'meu', 'novo'));
    await vi.runAllTimersAsync();
    expect(planSync.current().state).toBe('changed');
    expect(readDevicePlan('maria')?.content).toEqual(plan('a', 'meu', 'novo'));
    expect(kept.reasons).toEqual(['a', 'deles']);
  });

  it.each([
    ['merged', plan('a', 'meu', 'deles')],
    ['mine', plan('a', 'meu')],
    ['theirs', plan('a', 'deles')],
  ])('%s: what was chosen is what the server and the device have', async (_, chosen) => {
    const theirs = await conflict();
    await settle(settleChange('maria', chosen, theirs));
    expect(kept.reasons).toEqual(chosen.reasons);
    expect(readDevicePlan('maria')).toEqual({ content: chosen, basedOn: kept.updatedAt, waiting: false });
    expect(planSync.current()).toEqual({ state: 'rest' });
  });

  it('merge to everything either has, and never beyond the limit', () => {
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

describe('the device’s copy', () => {
  it('is wiped at sign-out, and nobody else’s', async () => {
    changePlan('maria', plan('a'));
    expect(localStorage.getItem('alento:maria:safety-plan')).not.toBeNull();
    session.leave();
    await vi.runAllTimersAsync();
    expect(localStorage.getItem('alento:maria:safety-plan')).toBeNull();
    expect(readDevicePlan('maria')).toBeNull();
    expect(bodies).toEqual([]);
    session.start({ userId: 'joao', token: 'j1' }, 'joao@exemplo.com');
    expect(readDevicePlan('joao')).toBeNull();
    writeDevicePlan('maria', { content: plan('a'), basedOn: null, waiting: true });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('alento:'))).toEqual([]);
  });

  it.each(['{', '[]', '{"content":{},"basedOn":null,"waiting":false}', '{"content":null}'])(
    'unreadable is none: %s',
    (stored) => {
      localStorage.setItem('alento:maria:safety-plan', stored);
      expect(readDevicePlan('maria')).toBeNull();
    },
  );

  it('lives as long as the page where the storage is full, over the older one that is stored', () => {
    writeDevicePlan('maria', { content: plan('antes'), basedOn: null, waiting: true });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDevicePlan('maria', { content: plan('a'), basedOn: null, waiting: true });
    full.mockRestore();
    expect(readDevicePlan('maria')?.content).toEqual(plan('a'));
    session.leave();
    expect(readDevicePlan('maria')).toBeNull();
  });
});

describe('two people on one device', () => {
  const JOAO = { userId: 'joao', token: 'j1' };

  it('one’s plan is sent while the other’s still hangs, and neither tells of the other', async () => {
    hangs = true;
    writeDevicePlan('maria', { content: plan('de maria'), basedOn: null, waiting: true });
    const hers = sendPlan('maria');
    await vi.advanceTimersByTimeAsync(0);
    session.start(JOAO, 'joao@exemplo.com');
    kept = { ...emptySafetyPlan(), updatedAt: null };
    changePlan('joao', plan('de joão'));
    const his = sendPlan('joao');
    expect(planSync.current()).toEqual({ state: 'sending' });
    await settle(his);
    expect(kept.reasons).toEqual(['de joão']);
    expect(planSync.current()).toEqual({ state: 'rest' });
    changePlan('joao', plan('de joão', 'mais'));
    release?.();
    await settle(hers);
    expect(readDevicePlan('joao')?.content).toEqual(plan('de joão', 'mais'));
    expect(readDevicePlan('maria')).toBeNull();
  });

  it('the end of one’s call changes nothing of what the other is told', async () => {
    hangs = true;
    writeDevicePlan('maria', { content: plan('de maria'), basedOn: null, waiting: true });
    const hers = sendPlan('maria');
    await vi.advanceTimersByTimeAsync(0);
    session.start(JOAO, 'joao@exemplo.com');
    const releaseHers = release;
    hangs = true;
    changePlan('joao', plan('de joão'));
    const his = sendPlan('joao');
    await vi.advanceTimersByTimeAsync(0);
    releaseHers?.();
    await settle(hers);
    expect(planSync.current()).toEqual({ state: 'sending' });
    release?.();
    await settle(his);
  });

  it('a change survives a session that runs out, and is sent when its author is back', async () => {
    isOnline = false;
    changePlan('maria', plan('sem rede'));
    await vi.runAllTimersAsync();
    isOnline = true;
    isSessionOver = true;
    await settle(sendPlan('maria'));
    expect(session.current()).toBeNull();
    isSessionOver = false;
    session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
    await settle(sendPlan('maria'));
    expect(kept.reasons).toEqual(['sem rede']);
  });

  it('nothing of it is there for who signs in instead', async () => {
    isSessionOver = true;
    changePlan('maria', plan('só meu'));
    await vi.runAllTimersAsync();
    isSessionOver = false;
    session.start(JOAO, 'joao@exemplo.com');
    await settle(sendPlan('joao'));
    expect(readDevicePlan('joao')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('só meu');
    expect(bodies).toEqual([]);
  });
});
