import { openForFile } from './open-for-file.ts';
import { startTestApp } from './test-app.ts';

/** Starts the app for a test file and creates people in the onboarding. */
export async function startOnboardingApp() {
  const app = await openForFile(startTestApp());
  return {
    app,
    /** Signs a person up and returns functions for the onboarding's requests. */
    async person() {
      const { token, call } = await app.newPerson();
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
