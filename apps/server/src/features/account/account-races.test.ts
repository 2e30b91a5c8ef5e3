import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { keepRecovery, mailedLinks } from '../../testing/people/recovery-email.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';

const ROUNDS = 6;
const app = await openForFile(
  startTestApp({
    LIMIT_SIGN_IN_PER_ACCOUNT: '1000',
    LIMIT_RESET_PER_ADDRESS: '1000',
    LIMIT_RESET_PER_ACCOUNT: '1000',
  }),
);

const newest = (page: Parameters<typeof mailedLinks>[1]): string => mailedLinks(app, page)[0]?.token ?? '';

it('concurrent changes of credentials of one account cause no deadlock and no status 5xx', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { email, token } = await app.signUp();
    await keepRecovery(app, token, `antes${round}@exemplo.com`);
    app.setNow(app.now() + 60_000);
    await keepRecovery(app, token, `meio${round}@exemplo.com`);
    await app.call('PUT', '/account/recovery-email', {
      token,
      body: { recoveryEmail: `depois${round}@exemplo.com`, password: PASSWORD },
    });
    await app.call('POST', '/auth/request-password-reset', { body: { email } });
    await app.runJobs();
    const post = (path: string, body: object) => app.call('POST', path, { token, body });
    const answers = await Promise.all([
      post('/auth/sign-in/email', { email, password: PASSWORD }),
      post('/account/recovery-email/confirm', { token: newest('confirmar-email') }),
      post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'Chuva-mansa-77' }),
      post('/account/recovery-email/undo', { token: newest('desfazer-email') }),
      app.call('PUT', '/onboarding/user-data', { token, body: { recoveryEmail: null, password: PASSWORD } }),
      post('/auth/reset-password', { token: newest('redefinir-senha'), newPassword: 'Outra-senha-88' }),
      post('/account/second-factor/totp', { password: PASSWORD }),
      post('/auth/revoke-other-sessions', { password: PASSWORD }),
      post('/auth/sign-in/email', { email, password: PASSWORD }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    app.jobs.length = 0;
    app.mails.length = 0;
  }
  expect(app.logged()).not.toContain('unexpected error');
});
