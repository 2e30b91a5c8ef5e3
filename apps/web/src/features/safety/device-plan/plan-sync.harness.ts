import type { SafetyPlan } from '@alento/contract/safety';
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';

export const plan = (...reasons: string[]): SafetyPlanContent => ({ ...emptySafetyPlan(), reasons });

/** A server as the contract has it: it keeps one plan and refuses what is based on another. */
export type PlanServer = {
  kept: SafetyPlan;
  isOnline: boolean;
  /** How many of the next answers to a change are lost on their way. */
  losesAnswers: number;
  isSessionOver: boolean;
  /** Whether the next call hangs, until it is let go of. */
  hangs: boolean;
  release: (() => void) | null;
  /** The reasons of each plan that was sent, refused ones too. */
  readonly bodies: unknown[];
};

async function answer(server: PlanServer, init?: RequestInit): Promise<Response> {
  if (!server.isOnline) throw new TypeError('fetch failed');
  if (server.isSessionOver) return Response.json({ errorCode: 'UNAUTHENTICATED', message: 'x' }, { status: 401 });
  if (server.hangs) {
    server.hangs = false;
    await new Promise<void>((go) => {
      server.release = go;
    });
  }
  if (init?.method === 'PUT') {
    const { basedOn, ...content } = JSON.parse(String(init.body));
    server.bodies.push(content.reasons);
    if (content.reasons.includes('')) {
      return Response.json({ errorCode: 'SAFETY_PLAN_INVALID', message: 'Inválido' }, { status: 422 });
    }
    if (basedOn !== server.kept.updatedAt) {
      return Response.json({ errorCode: 'SAFETY_PLAN_CHANGED', message: 'Mudou' }, { status: 409 });
    }
    server.kept = { ...content, updatedAt: (server.kept.updatedAt ?? 0) + 1 };
    if (server.losesAnswers > 0) {
      server.losesAnswers -= 1;
      throw new TypeError('connection lost');
    }
  }
  return Response.json(server.kept);
}

const fresh = (): PlanServer => ({
  kept: { ...emptySafetyPlan(), updatedAt: null },
  isOnline: true,
  losesAnswers: 0,
  isSessionOver: false,
  hangs: false,
  release: null,
  bodies: [],
});

/** Before each test of a file: a server that has no plan yet, maria signed in, and timers that the test moves. */
export function startPlanServer(): PlanServer {
  const server = fresh();
  beforeEach(async () => {
    vi.useFakeTimers();
    Object.assign(server, fresh());
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => answer(server, init));
  });
  afterEach(async () => {
    await session.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return server;
}

/** Lets every timer run out, and what was begun end. */
export async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}
