import { readDevicePlan } from '../device-plan/device-plan.ts';
import { sendPlan } from '../device-plan/plan-sync.ts';
import { sendWaitingAnswers } from './safety-answers.ts';

/** Everything about safety that the server has not heard yet. */
export async function sendWaiting(userId: string): Promise<void> {
  await sendWaitingAnswers(userId);
  if (readDevicePlan(userId)?.waiting) await sendPlan(userId);
}
