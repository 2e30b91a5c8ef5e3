import { readDevicePlan } from '../device-plan/device-plan.ts';
import { sendPlan } from '../device-plan/plan-sync.ts';
import { sendWaitingAnswers } from './safety-answers.ts';

/** Sends queued answers and an unsent safety plan. */
export async function sendWaiting(userId: string): Promise<void> {
  await sendWaitingAnswers(userId);
  if (readDevicePlan(userId)?.waiting) await sendPlan(userId);
}
