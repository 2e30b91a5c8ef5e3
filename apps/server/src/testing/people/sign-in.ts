import { PASSWORD, type TestApp } from '../test-app.ts';

/** Network address of the person's home. */
export const HOME = '203.0.113.7';

type Attempt = { password?: string; from?: string; deviceProof?: string };

/** A function that signs in from a network address. The app has to trust one proxy. */
export const signInFrom =
  (app: TestApp) =>
  (email: string, { password = PASSWORD, from = HOME, deviceProof }: Attempt = {}) =>
    app.call('POST', '/auth/sign-in/email', {
      body: { email, password, ...(deviceProof === undefined ? {} : { deviceProof }) },
      headers: { 'X-Forwarded-For': from },
    });
