import type { SafetyPlan } from '@alento/contract/safety';
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { afterEach, beforeEach, vi } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { type Failure, lost, refused } from '../../../testing/fake-server/reply.ts';
import type { BodyOf } from '../../../testing/fake-server/route.ts';
import { leave, signIn } from '../../../testing/signed-in.ts';

export const plan = (...reasons: string[]): SafetyPlanContent => ({ ...emptySafetyPlan(), reasons });

/**
 * A fake server as the contract defines it. It stores one plan and refuses changes that are based on another version.
 */
export type PlanServer = {
  stored: SafetyPlan;
  isOnline: boolean;
  /** The number of next changes whose responses are lost. */
  losesAnswers: number;
  isSessionOver: boolean;
  /** Whether the next request hangs until `release` is called. */
  hangs: boolean;
  release: (() => void) | null;
  /** The `reasons` of each plan that it received, including refused plans. */
  readonly bodies: unknown[];
};

/** Returns the failure of a request, or null if the request succeeds. */
async function failureOf(server: PlanServer): Promise<Failure | null> {
  if (!server.isOnline) return lost;
  if (server.isSessionOver) return refused(401, 'UNAUTHORIZED');
  if (server.hangs) {
    server.hangs = false;
    await new Promise<void>((go) => {
      server.release = go;
    });
  }
  return null;
}

function change(server: PlanServer, { basedOn, ...content }: BodyOf<'PUT /safety-plan'>): SafetyPlan | Failure {
  server.bodies.push(content.reasons);
  if (content.reasons.includes('')) return refused(422, 'SAFETY_PLAN_INVALID', { message: 'Inválido' });
  if (basedOn !== server.stored.updatedAt) return refused(409, 'SAFETY_PLAN_CHANGED');
  server.stored = { ...content, updatedAt: (server.stored.updatedAt ?? 0) + 1 };
  if (server.losesAnswers === 0) return server.stored;
  server.losesAnswers -= 1;
  return lost;
}

const fresh = (): PlanServer => ({
  stored: { ...emptySafetyPlan(), updatedAt: null },
  isOnline: true,
  losesAnswers: 0,
  isSessionOver: false,
  hangs: false,
  release: null,
  bodies: [],
});

/**
 * Sets up each test of a file: a server without a plan, Maria signed in, and fake timers.
 * @param options options of the timers
 */
export function startPlanServer(options?: Parameters<typeof vi.useFakeTimers>[0]): PlanServer {
  const server = fresh();
  beforeEach(async () => {
    vi.useFakeTimers(options);
    Object.assign(server, fresh());
    await signIn();
    api.answer('GET /safety-plan', async () => (await failureOf(server)) ?? server.stored);
    api.answer('PUT /safety-plan', async ({ body }) => (await failureOf(server)) ?? change(server, body));
  });
  afterEach(async () => {
    await leave();
  });
  return server;
}

/** Runs all timers, and waits until the work is finished. */
export async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}
