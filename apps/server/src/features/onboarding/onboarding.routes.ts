import { endpoints } from '@alento/contract/endpoints';
import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import { isOnboardingComplete, pendingSteps } from '@alento/domain/onboarding/steps';
import type { Context } from 'hono';
import type { Env } from '../../http/env.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { RecoveryEmailRequest } from './answer-effects.ts';
import type { Onboardings } from './onboarding.service.ts';

type Given = { password?: string | undefined; secondFactor?: SecondFactorAnswer | undefined };
/** Creates the request to change the recovery address, with the person's credentials. */
type RequestRecoveryEmail = (c: Context<Env>, given: Given) => RecoveryEmailRequest;

/** Mounts the ten endpoints of the onboarding. */
export function onboardingRoutes(
  mount: Mount,
  onboardings: Onboardings,
  requestRecoveryEmail: RequestRecoveryEmail,
): void {
  mount(endpoints.readOnboardingStatus, ({ c }) => onboardings.readStatus(c.var.actor));

  mount(endpoints.changeOnboardingStatus, ({ c, body }) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return onboardings.changeStatus(c.var.actor, given);
  });

  mount(endpoints.markOnboardingSeen, ({ c }) => onboardings.changeStatus(c.var.actor, { hasSeenOnBoarding: true }));

  mount(endpoints.completeOnboardingStep, ({ c, params }) => onboardings.complete(c.var.actor, params.step));

  mount(endpoints.readOnboardingStep, async ({ c, params }) => ({
    isCompleted: (await onboardings.readStatus(c.var.actor)).completedSteps.includes(params.step),
  }));

  mount(endpoints.readUserData, ({ c }) => onboardings.readUserData(c.var.actor));

  mount(endpoints.changeUserData, async ({ c, body: { password, secondFactor, ...change } }) => {
    const recovery = requestRecoveryEmail(c, { password, secondFactor });
    return orRefuse(await onboardings.changeUserData(c.var.actor, change, recovery));
  });

  mount(endpoints.readOnboardingComplete, async ({ c }) => ({
    isComplete: isOnboardingComplete((await onboardings.readStatus(c.var.actor)).completedSteps),
  }));

  mount(endpoints.readPendingSteps, async ({ c }) => ({
    pendingSteps: pendingSteps((await onboardings.readStatus(c.var.actor)).completedSteps),
  }));

  mount(endpoints.resetOnboarding, ({ c }) => onboardings.reset(c.var.actor));
}
