import { endpoints } from '@alento/contract/endpoints';
import type { Credentials } from '@alento/contract/second-factor';
import { isOnboardingComplete, pendingSteps } from '@alento/domain/onboarding/steps';
import { accept } from '@alento/domain/result';
import type { Context } from 'hono';
import type { Env } from '../../http/env.ts';
import type { Mount } from '../../http/mount.ts';
import type { RecoveryEmailRequest } from './answer-effects.ts';
import type { Onboardings } from './onboarding.service.ts';

/** Creates the request to change the recovery address, with the person's credentials. */
type RequestRecoveryEmail = (c: Context<Env>, credentials: Credentials) => RecoveryEmailRequest;

/** Mounts the ten endpoints of the onboarding. */
export function onboardingRoutes(
  mount: Mount,
  onboardings: Onboardings,
  requestRecoveryEmail: RequestRecoveryEmail,
): void {
  mount(endpoints.readOnboardingStatus, ({ actor }) => onboardings.readStatus(actor));

  mount(endpoints.changeOnboardingStatus, ({ actor, body }) => {
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return onboardings.changeStatus(actor, change);
  });

  mount(endpoints.markOnboardingSeen, ({ actor }) => onboardings.changeStatus(actor, { hasSeenOnBoarding: true }));

  mount(endpoints.completeOnboardingStep, ({ actor, params }) => onboardings.complete(actor, params.step));

  mount(endpoints.readOnboardingStep, async ({ actor, params }) => ({
    isCompleted: (await onboardings.readStatus(actor)).completedSteps.includes(params.step),
  }));

  mount(endpoints.readUserData, async ({ actor }) => accept(await onboardings.readUserData(actor)));

  mount(endpoints.changeUserData, async ({ c, actor, body: { password, secondFactor, ...change } }) => {
    const recovery = requestRecoveryEmail(c, { password, secondFactor });
    return onboardings.changeUserData(actor, change, recovery);
  });

  mount(endpoints.readOnboardingComplete, async ({ actor }) => ({
    isComplete: isOnboardingComplete((await onboardings.readStatus(actor)).completedSteps),
  }));

  mount(endpoints.readPendingSteps, async ({ actor }) => ({
    pendingSteps: pendingSteps((await onboardings.readStatus(actor)).completedSteps),
  }));

  mount(endpoints.resetOnboarding, ({ actor }) => onboardings.reset(actor));
}
