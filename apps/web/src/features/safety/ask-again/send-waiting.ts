import { readDevicePlan } from '../device-plan/device-plan.ts';
import { sendWaitingAnswers } from './safety-answers.ts';

/** Sends queued answers and an unsent safety plan. */
export async function sendWaiting(userId: string): Promise<void> {
  await sendWaitingAnswers(userId);
  if (!readDevicePlan(userId)?.waiting) return;
  // If the code can't be loaded, the change stays on the device until this runs again.
  const code = await import('../device-plan/plan-sync.ts').catch(() => null);
  await code?.sendPlan(userId);
}
