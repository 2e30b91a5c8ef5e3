import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { startOnboardingApp } from '../../testing/onboarding-app.ts';
import { keepRecovery, mailedLinks, resetPassword, resetTokenFor } from '../../testing/people/recovery-email.ts';
import { HOUR, NOON, PASSWORD } from '../../testing/test-app.ts';

const { app, person } = await startOnboardingApp();

async function confirmNewest(): Promise<void> {
  await app.runJobs();
  const [link] = mailedLinks(app, 'confirmar-email');
  const answer = await app.call('POST', '/account/recovery-email/confirm', { body: { token: link?.token } });
  expect(answer.status).toBe(200);
}

describe('the first recovery address of an account, set in the onboarding', () => {
  it('requires no password soon after sign-up, and takes effect when it is confirmed', async () => {
    const { put, data } = await person();
    const response = await put({ recoveryEmail: ' Ana@Exemplo.com ', region: 'sul' });
    expect(response).toMatchObject({ status: 200, body: { region: 'sul', recoveryEmailPending: 'ana@exemplo.com' } });
    expect(await data()).not.toHaveProperty('recoveryEmail');
    await confirmNewest();
    expect(await data()).toMatchObject({ recoveryEmail: 'ana@exemplo.com' });
    expect(await data()).not.toHaveProperty('recoveryEmailPending');
  });

  it('requires the password if the session is at least an hour old', async () => {
    const { put, data } = await person();
    try {
      app.setNow(NOON + HOUR);
      const refused = await put({ recoveryEmail: 'tarde@exemplo.com', region: 'sul' });
      expect(refused).toMatchObject({ status: 403, body: { errorCode: 'PASSWORD_REQUIRED' } });
      // The other answers of the request were not stored either.
      expect(await data()).toEqual({ isAnonymous: true, updatedAt: null });
      const wrong = await put({ recoveryEmail: 'tarde@exemplo.com', password: 'Errada-senha-1' });
      expect(wrong).toMatchObject({ status: 422, body: { errorCode: 'PASSWORD_WRONG' } });
      expect((await put({ recoveryEmail: 'tarde@exemplo.com', password: PASSWORD })).status).toBe(200);
      expect(await data()).toMatchObject({ recoveryEmailPending: 'tarde@exemplo.com' });
    } finally {
      app.setNow(NOON);
    }
  });

  it('can be replaced or removed, with the password, before it is confirmed', async () => {
    const { put, data } = await person();
    await put({ recoveryEmail: 'errado@exemplo.com' });
    await app.runJobs();
    const [older] = mailedLinks(app, 'confirmar-email');
    for (const recoveryEmail of ['certo@exemplo.com', null])
      expect((await put({ recoveryEmail })).body.errorCode).toBe('PASSWORD_REQUIRED');
    await put({ recoveryEmail: 'certo@exemplo.com', password: PASSWORD });
    const answer = await app.call('POST', '/account/recovery-email/confirm', { body: { token: older?.token } });
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'RECOVERY_LINK_INVALID' } });
    await put({ recoveryEmail: null, password: PASSWORD });
    expect(await data()).not.toHaveProperty('recoveryEmailPending');
    app.jobs.length = 0;
  });
});

describe('a recovery address that is changed in the onboarding', () => {
  it('requires the password, and doesn’t replace the former address until it is confirmed', async () => {
    const { token, put, data } = await person();
    await keepRecovery(app, token, 'antes@exemplo.com');
    for (const recoveryEmail of ['depois@exemplo.com', null]) {
      expect((await put({ recoveryEmail })).body.errorCode).toBe('PASSWORD_REQUIRED');
    }
    expect(await data()).toMatchObject({ recoveryEmail: 'antes@exemplo.com' });
    await put({ recoveryEmail: 'depois@exemplo.com', password: PASSWORD });
    expect(await data()).toMatchObject({
      recoveryEmail: 'antes@exemplo.com',
      recoveryEmailPending: 'depois@exemplo.com',
    });
    await confirmNewest();
    expect(await data()).toMatchObject({ recoveryEmail: 'depois@exemplo.com' });
    await put({ recoveryEmail: null, password: PASSWORD });
    expect(await data()).not.toHaveProperty('recoveryEmail');
  });

  it('has no effect and requires no password if it equals the current address', async () => {
    const { token, put } = await person();
    await keepRecovery(app, token, 'ze@exemplo.com');
    const reset = await resetTokenFor(app, 'ze@exemplo.com');
    expect((await put({ recoveryEmail: ' Ze@exemplo.com', region: 'sul' })).status).toBe(200);
    expect(app.jobs).toEqual([]);
    expect((await resetPassword(app, reset)).status).toBe(200);
  });

  it('has no effect and requires no password if it equals the unconfirmed address', async () => {
    const { token, put, data } = await person();
    await keepRecovery(app, token, 'fica@exemplo.com');
    await put({ recoveryEmail: 'espera@exemplo.com', password: PASSWORD });
    await app.runJobs();
    const userData = await data();
    expect((await put(userData)).status).toBe(200);
    expect((await put({ ...userData, recoveryEmail: 'espera@exemplo.com' })).status).toBe(200);
    expect(app.jobs).toEqual([]);
    expect(await data()).toEqual(userData);
  });
});

describe('the password in a request to PUT /onboarding/user-data', () => {
  it('is neither stored nor logged', async () => {
    const { put, data } = await person();
    const password = 'Segredo-da-senha-9';
    const secondFactor = { kind: 'totp', code: '314159' };
    const answer = await put({ region: 'sul', password, secondFactor, recoveryEmailPending: 'x@exemplo.com' });
    expect(answer.body).toEqual({ isAnonymous: true, region: 'sul', updatedAt: NOON });
    expect(await data()).toEqual({ isAnonymous: true, region: 'sul', updatedAt: NOON });
    const dumpAndLog = `${await dumpDatabase(app.database.db)}${app.logged()}${JSON.stringify(app.jobs)}`;
    expect(dumpAndLog).not.toContain(password);
    expect(dumpAndLog).not.toContain(secondFactor.code);
  });
});
