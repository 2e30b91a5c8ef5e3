import { ONBOARDING_STEPS, REQUIRED_STEPS } from '@alento/domain/onboarding/steps';
import { describe, expect, it } from 'vitest';
import { startOnboardingApp } from '../../testing/onboarding-app.ts';
import { NOON } from '../../testing/test-app.ts';

const { person } = await startOnboardingApp();

describe('the onboarding’s status', () => {
  it('is empty at first and then contains the completed steps', async () => {
    const { call } = await person();
    expect((await call('GET', '/onboarding/status')).body).toEqual({
      hasSeenOnBoarding: false,
      completedSteps: [],
      lastCompletedStep: null,
      lastUpdated: null,
    });
    expect((await call('POST', '/onboarding/seen')).body).toMatchObject({ hasSeenOnBoarding: true, lastUpdated: NOON });
    await call('POST', '/onboarding/steps/personal-info/complete');
    const twice = await call('POST', '/onboarding/steps/personal-info/complete');
    expect(twice.body).toMatchObject({
      hasSeenOnBoarding: true,
      completedSteps: ['personal-info'],
      lastCompletedStep: 'personal-info',
    });
    expect((await call('GET', '/onboarding/steps/personal-info/completed')).body).toEqual({ isCompleted: true });
    expect((await call('GET', '/onboarding/steps/motivation/completed')).body).toEqual({ isCompleted: false });
  });

  it('is complete once the required steps are completed', async () => {
    const { call } = await person();
    expect((await call('GET', '/onboarding/is-complete')).body).toEqual({ isComplete: false });
    expect((await call('GET', '/onboarding/pending-steps')).body).toEqual({
      pendingSteps: ONBOARDING_STEPS.slice(0, -1),
    });
    for (const step of REQUIRED_STEPS) await call('POST', `/onboarding/steps/${step}/complete`);
    expect((await call('GET', '/onboarding/is-complete')).body).toEqual({ isComplete: true });
    const { pendingSteps } = (await call('GET', '/onboarding/pending-steps')).body;
    expect(pendingSteps).toEqual(
      ONBOARDING_STEPS.filter((step) => step !== 'completion' && !(REQUIRED_STEPS as readonly string[]).includes(step)),
    );
  });

  it('can be set in part and reset without deleting the answers', async () => {
    const { call, put, data } = await person();
    await put({ gender: 'feminino' });
    const set = {
      hasSeenOnBoarding: true,
      completedSteps: ['motivation', 'motivation'],
      lastCompletedStep: 'motivation',
    };
    expect((await call('PUT', '/onboarding/status', set)).body).toMatchObject({
      ...set,
      completedSteps: ['motivation'],
    });
    expect((await call('PUT', '/onboarding/status', { lastCompletedStep: null })).body).toMatchObject({
      hasSeenOnBoarding: true,
      completedSteps: ['motivation'],
      lastCompletedStep: null,
    });
    expect((await call('POST', '/onboarding/reset')).status).toBe(200);
    expect((await call('GET', '/onboarding/status')).body).toMatchObject({
      hasSeenOnBoarding: false,
      completedSteps: [],
    });
    expect(await data()).toMatchObject({ gender: 'feminino' });
  });

  it('refuses unknown steps', async () => {
    const { call } = await person();
    for (const [method, path, body] of [
      ['POST', '/onboarding/steps/nada/complete', undefined],
      ['GET', '/onboarding/steps/__proto__/completed', undefined],
      ['PUT', '/onboarding/status', { completedSteps: ['nada'] }],
    ] as const) {
      const answer = await call(method, path, body);
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'ONBOARDING_STEP_UNKNOWN']);
    }
  });
});
