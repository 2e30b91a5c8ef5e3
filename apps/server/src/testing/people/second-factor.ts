import { generate } from 'otplib';
import { softwareAuthenticator } from '../services/authenticator.ts';
import { PASSWORD, type TestApp } from '../test-app.ts';

/** The code of an authenticator app at an instant, ms epoch. */
export const totpCode = (secret: string, at: number): Promise<string> =>
  generate({ secret, epoch: Math.floor(at / 1000) });

/** Advances the app's clock to the next time step and returns the code of that step, which can still be used. */
export async function nextCode(app: TestApp, secret: string): Promise<string> {
  app.setNow(app.now() + 30_000);
  return totpCode(secret, app.now());
}

/** Sets up and confirms an authenticator app. */
export async function setTotp(app: TestApp, token: string, confirmation: object = { password: PASSWORD }) {
  const begun = await app.call('POST', '/account/second-factor/totp', { token, body: confirmation });
  if (begun.status !== 200) throw new Error(`A secret was refused: ${JSON.stringify(begun.body)}`);
  const { secret, uri } = begun.body as { secret: string; uri: string };
  const code = await nextCode(app, secret);
  const { status, body } = await app.call('POST', '/account/second-factor/totp/confirm', { token, body: { code } });
  if (status !== 200) throw new Error(`The first code was refused: ${JSON.stringify(body)}`);
  return { secret, uri, firstCode: code, codes: (body.recoveryCodes ?? []) as string[], factors: body.factors };
}

/** Signs up a person with an authenticator app; `next` returns its next code. */
export async function personWithTotp(app: TestApp) {
  const person = await app.signUp();
  const totp = await setTotp(app, person.token);
  return { ...person, ...totp, next: () => nextCode(app, totp.secret) };
}

/** Registers a passkey. */
export async function addPasskey(
  app: TestApp,
  token: string,
  confirmation: object = { password: PASSWORD },
  authenticator = softwareAuthenticator(),
) {
  const begun = await app.call('POST', '/account/second-factor/passkeys/options', { token, body: confirmation });
  if (begun.status !== 200) throw new Error(`Options were refused: ${JSON.stringify(begun.body)}`);
  const { ticket, options } = begun.body;
  const { status, body } = await app.call('POST', '/account/second-factor/passkeys', {
    token,
    body: { ticket, label: 'Celular', response: authenticator.create(options) },
  });
  if (status !== 201) throw new Error(`The passkey was refused: ${JSON.stringify(body)}`);
  return { authenticator, options, codes: (body.recoveryCodes ?? []) as string[], factors: body.factors };
}
