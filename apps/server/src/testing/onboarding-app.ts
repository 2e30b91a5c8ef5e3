import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

/** Starts the app for a test file and creates people in the onboarding. */
export function startOnboardingApp() {
  let started: TestApp | undefined;
  const app = (): TestApp => {
    if (!started) throw new Error('The app starts before the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startTestApp();
  });
  afterAll(() => started?.close());

  return {
    app,
    /** Signs a person up and returns functions for the onboarding's requests. */
    async person() {
      const { token, call } = await app().newPerson();
      return {
        token,
        call,
        put: (data: unknown) => call('PUT', '/onboarding/user-data', data),
        data: async () => (await call('GET', '/onboarding/user-data')).body,
        entries: async () => (await call('GET', '/mood-entries')).body,
        screenings: async () => (await call('GET', '/screenings')).body,
      };
    },
  };
}
