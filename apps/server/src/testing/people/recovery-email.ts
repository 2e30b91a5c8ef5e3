import { PASSWORD, type TestApp } from '../test-app.ts';

type Mailed = { to: string; token: string };

/** Lists the links to this page in all mails sent so far, newest first. */
export const mailedLinks = (app: TestApp, page: 'confirmar-email' | 'desfazer-email' | 'redefinir-senha'): Mailed[] =>
  app.mails
    .map(({ to, text }) => ({ to, token: new RegExp(`/${page}#token=(\\S+)`).exec(text)?.[1] ?? '' }))
    .filter(({ token }) => token !== '')
    .toReversed();

/** Sets a recovery address and confirms it by the mailed link; null removes it. */
export async function keepRecovery(app: TestApp, token: string, recoveryEmail: string | null, password = PASSWORD) {
  const response = await app.call('PUT', '/account/recovery-email', { token, body: { recoveryEmail, password } });
  if (response.status !== 200 || recoveryEmail === null) return response;
  await app.runJobs();
  const [link] = mailedLinks(app, 'confirmar-email');
  if (link) await app.call('POST', '/account/recovery-email/confirm', { body: { token: link.token } });
  return app.call('GET', '/account/recovery-email', { token });
}

/** Requests a reset link for an address, and returns the token of the newest one. */
export async function resetTokenFor(app: TestApp, email: string): Promise<string> {
  await app.call('POST', '/auth/request-password-reset', { body: { email } });
  await app.runJobs();
  return mailedLinks(app, 'redefinir-senha')[0]?.token ?? '';
}

export const resetPassword = (app: TestApp, token: string, newPassword = 'Outra-senha-88') =>
  app.call('POST', '/auth/reset-password', { body: { token, newPassword } });
