import type { SafetyPlan } from '@alento/contract/safety';
import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { isSamePlan, readDevicePlan, writeDevicePlan } from './device-plan.ts';

/** How far the device's copy and the server's plan have come together. */
export type PlanSync =
  | { state: 'rest' | 'sending' | 'offline' }
  | { state: 'refused'; message: string }
  /** Changed here and elsewhere: the person decides. */
  | { state: 'changed'; theirs: SafetyPlan };

/** Typing rests this long before it is sent, ms. */
const SEND_AFTER_MS = 800;

let status: PlanSync = { state: 'rest' };
/** Each person's own: a call of one that hangs holds up nobody else. */
const running = new Map<string, Promise<void>>();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: PlanSync): void {
  status = next;
  for (const listener of listeners) listener();
}

/** The same for what is done for a person: nobody else is told of it. */
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
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const contentOf = ({ updatedAt: _, ...content }: SafetyPlan): SafetyPlanContent => content;

const readPlan = async (): Promise<SafetyPlan> => (await call('GET /safety-plan', {})).data;

function keep(userId: string, content: SafetyPlanContent, { updatedAt }: SafetyPlan, waiting: boolean): void {
  writeDevicePlan(userId, { content, basedOn: updatedAt, waiting });
}

/** A version of the server's and the device's copy: the newer one stays, and two changed ones are shown. */
export function takeServerPlan(userId: string, plan: SafetyPlan): void {
  if (session.userId() !== userId) return;
  const copy = readDevicePlan(userId);
  // An answer that was on its way while a newer version was kept.
  if (copy && (plan.updatedAt ?? 0) < (copy.basedOn ?? 0)) return;
  const isKnown = copy === null || !copy.waiting || isSamePlan(copy.content, contentOf(plan));
  if (isKnown) {
    keep(userId, contentOf(plan), plan, false);
    if (status.state !== 'sending') become({ state: 'rest' });
    return;
  }
  // While a change is on its way this may be that very change: its own answer tells.
  if (status.state === 'sending') return;
  if (copy.basedOn !== plan.updatedAt) become({ state: 'changed', theirs: plan });
  else void sendPlan(userId);
}

/** After a refusal: the other version, or nothing when the one that is there is ours, its answer lost. */
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
  const kept = (await call('PUT /safety-plan', { body: { ...content, basedOn } })).data;
  if (session.userId() !== userId) return false;
  const newest = readDevicePlan(userId)?.content ?? content;
  const isDone = isSamePlan(newest, content);
  keep(userId, isDone ? contentOf(kept) : newest, kept, !isDone);
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

/** Sends what was changed on this device. One at a time: each version is based on the one before. */
export function sendPlan(userId: string): Promise<void> {
  clearTimeout(timer);
  const current = running.get(userId);
  if (current) return current;
  const sent = send(userId).finally(() => running.delete(userId));
  running.set(userId, sent);
  return sent;
}

/** Keeps a change on this device at once, and sends it when typing rests. */
export function changePlan(userId: string, content: SafetyPlanContent): void {
  const basedOn = readDevicePlan(userId)?.basedOn ?? null;
  writeDevicePlan(userId, { content, basedOn, waiting: true });
  if (status.state === 'changed') return;
  clearTimeout(timer);
  timer = setTimeout(() => void sendPlan(userId), SEND_AFTER_MS);
}

/** What the person made of the two versions replaces both. */
export async function settleChange(userId: string, content: SafetyPlanContent, theirs: SafetyPlan): Promise<void> {
  keep(userId, content, theirs, !isSamePlan(content, contentOf(theirs)));
  become({ state: 'rest' });
  await sendPlan(userId);
}
