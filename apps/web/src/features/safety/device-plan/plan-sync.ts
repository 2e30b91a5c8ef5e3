import type { SafetyPlan } from '@alento/contract/safety';
import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { Listeners } from '../../../lib/listeners.ts';
import { session } from '../../../lib/session/session.ts';
import { isSamePlan, readDevicePlan, writeDevicePlan } from './device-plan.ts';

/** The state of the synchronisation between the device's copy and the server's plan. */
export type PlanSync =
  | { state: 'rest' | 'sending' | 'offline' }
  | { state: 'refused'; message: string }
  /** The plan was changed here and on the server, so the person has to choose. */
  | { state: 'changed'; theirs: SafetyPlan };

/** A change is sent after this many milliseconds without typing. */
const SEND_AFTER_MS = 800;

let status: PlanSync = { state: 'rest' };
/** Running requests are separate per person, so that a hanging one doesn't block another person's. */
const running = new Map<string, Promise<void>>();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Listeners();

function become(next: PlanSync): void {
  status = next;
  listeners.notify();
}

/** Sets the state, unless this person is no longer signed in. */
function becomeFor(userId: string, next: PlanSync): void {
  if (session.userId() === userId) become(next);
}

session.subscribe((event) => {
  if (event !== 'signed-in' && event !== 'signed-out') return;
  clearTimeout(timer);
  become({ state: 'rest' });
});

export const planSync = {
  current: (): PlanSync => status,
  subscribe: listeners.subscribe,
};

export const contentOf = ({ updatedAt: _, ...content }: SafetyPlan): SafetyPlanContent => content;

const readPlan = async (): Promise<SafetyPlan> => (await call('GET /safety-plan', {})).data;

function keep(userId: string, content: SafetyPlanContent, { updatedAt }: SafetyPlan, waiting: boolean): void {
  writeDevicePlan(userId, { content, basedOn: updatedAt, waiting });
}

/**
 * Compares the server's version with the device's copy. The newer one is kept; if both were changed, that is a
 * conflict.
 */
export function takeServerPlan(userId: string, plan: SafetyPlan): void {
  if (session.userId() !== userId) return;
  const copy = readDevicePlan(userId);
  // This response was sent before a newer version was stored.
  if (copy && (plan.updatedAt ?? 0) < (copy.basedOn ?? 0)) return;
  const isKnown = copy === null || !copy.waiting || isSamePlan(copy.content, contentOf(plan));
  if (isKnown) {
    keep(userId, contentOf(plan), plan, false);
    if (status.state !== 'sending') become({ state: 'rest' });
    return;
  }
  // During a request, the server's version may be the change that is being sent. Wait for that request's response.
  if (status.state === 'sending') return;
  if (copy.basedOn !== plan.updatedAt) become({ state: 'changed', theirs: plan });
  else void sendPlan(userId);
}

/**
 * Runs after a refusal. It sets a conflict, unless the server's version equals this change, whose response was lost.
 */
async function lookAtChange(userId: string): Promise<void> {
  const plan = await readPlan();
  becomeFor(userId, { state: 'rest' });
  takeServerPlan(userId, plan);
}

async function sendOnce(userId: string): Promise<boolean> {
  const copy = readDevicePlan(userId);
  if (session.userId() !== userId) return false;
  if (!copy?.waiting) {
    if (status.state === 'sending') become({ state: 'rest' });
    return false;
  }
  become({ state: 'sending' });
  const { content, basedOn } = copy;
  const saved = (await call('PUT /safety-plan', { body: { ...content, basedOn } })).data;
  if (session.userId() !== userId) return false;
  const newest = readDevicePlan(userId)?.content ?? content;
  const isDone = isSamePlan(newest, content);
  keep(userId, isDone ? contentOf(saved) : newest, saved, !isDone);
  return true;
}

async function send(userId: string): Promise<void> {
  try {
    while (await sendOnce(userId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (session.userId() !== userId) return;
    if (isRefusal(error, 'SAFETY_PLAN_CHANGED')) {
      await lookAtChange(userId).catch(() => becomeFor(userId, { state: 'offline' }));
    } else if (wasRefused(error) && error.status !== 429) become({ state: 'refused', message: error.message });
    else become({ state: 'offline' });
  }
}

/** Sends the changes of this device, one request at a time, because each version is based on the previous one. */
export function sendPlan(userId: string): Promise<void> {
  clearTimeout(timer);
  const current = running.get(userId);
  if (current) return current;
  const sent = send(userId).finally(() => running.delete(userId));
  running.set(userId, sent);
  return sent;
}

/** Stores a change on this device at once, and sends it when typing pauses. */
export function changePlan(userId: string, content: SafetyPlanContent): void {
  const basedOn = readDevicePlan(userId)?.basedOn ?? null;
  writeDevicePlan(userId, { content, basedOn, waiting: true });
  if (status.state === 'changed') return;
  clearTimeout(timer);
  timer = setTimeout(() => void sendPlan(userId), SEND_AFTER_MS);
}

/** Replaces both versions by the one that the person chose. */
export async function settleChange(userId: string, content: SafetyPlanContent, theirs: SafetyPlan): Promise<void> {
  keep(userId, content, theirs, !isSamePlan(content, contentOf(theirs)));
  become({ state: 'rest' });
  await sendPlan(userId);
}
