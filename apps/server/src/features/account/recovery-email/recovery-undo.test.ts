import { describe, expect, it } from 'vitest';
import { recoveryChanges } from '../../../db/schema/second-factor.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { traditionalPerson } from '../../../testing/people/channel-people.ts';
import { keepRecovery, mailedLinks, resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { setTotp } from '../../../testing/people/second-factor.ts';
import { DAY, NOON, PASSWORD, startTestApp } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';

const CONTACT = 'contato@exemplo.com';
let now = NOON;
const app = await openForFile(startTestApp({ LIMIT_RESET_PER_ADDRESS: '1000', LIMIT_RESET_PER_ACCOUNT: '1000' }));

/** Advances the clock, so that no two changes have the same time. */
const tick = (ms = 60_000) => {
  now += ms;
  app.setNow(now);
};
const read = async (token: string) => (await app.call('GET', '/account/recovery-email', { token })).body.recoveryEmail;
const undo = (token: string | undefined) => app.call('POST', '/account/recovery-email/undo', { body: { token } });
const isOpen = async (token: string) => (await app.call('GET', '/auth/get-session', { token })).status === 200;
const signIn = async (email: string, password = PASSWORD): Promise<string> =>
  (await app.signIn(email, password)).body.token;

/** Changes the recovery address and returns the mails about the change. */
async function changeTo(token: string, address: string | null) {
  tick();
  app.mails.length = 0;
  await keepRecovery(app, token, address);
  app.mails.length = 0;
  await app.runJobs();
  return { links: mailedLinks(app, 'desfazer-email'), recipients: app.mails.map(({ to }) => to) };
}

const traditional = () => traditionalPerson(app, { contactEmail: CONTACT });

describe('notices of a changed recovery address', () => {
  it('are mailed to the former address and the contact address, never to the new address', async () => {
    const { token } = await traditional();
    expect((await changeTo(token, 'um@exemplo.com')).recipients).toEqual([CONTACT]);
    expect((await changeTo(token, 'dois@exemplo.com')).recipients).toEqual(['um@exemplo.com', CONTACT]);
    expect((await changeTo(token, CONTACT)).recipients).toEqual(['dois@exemplo.com']);
    expect((await changeTo(token, null)).recipients).toEqual([CONTACT]);
  });

  it('are not sent when an account without addresses sets its first address', async () => {
    const { token } = await app.signUp();
    expect((await changeTo(token, 'primeira@exemplo.com')).recipients).toEqual([]);
  });

  it('are sent at once when the address is removed', async () => {
    const { token } = await app.signUp();
    await changeTo(token, 'sai@exemplo.com');
    const { recipients, links } = await changeTo(token, null);
    expect(recipients).toEqual(['sai@exemplo.com']);
    expect(await read(token)).toBeNull();
    expect((await undo(links[0]?.token)).status).toBe(200);
    await app.runJobs();
    expect(app.mails.at(-1)).toMatchObject({ to: 'sai@exemplo.com' });
  });
});

describe('the undo link of a changed recovery address', () => {
  it('restores the former address and ends every session and reset link', async () => {
    const { email, token } = await app.signUp();
    await changeTo(token, 'dona@exemplo.com');
    const [link] = (await changeTo(token, 'ladrao@exemplo.com')).links;
    expect(link?.to).toBe('dona@exemplo.com');
    const reset = await resetTokenFor(app, 'ladrao@exemplo.com');
    app.mails.length = 0;
    expect((await undo(link?.token)).body).toEqual({ status: true });
    expect(await isOpen(token)).toBe(false);
    expect((await resetPassword(app, reset)).body.errorCode).toBe('RESET_TOKEN_INVALID');
    await app.runJobs();
    expect(app.mails.map(({ to }) => to)).toEqual(['dona@exemplo.com']);
    expect(app.mails[0]?.text).toContain('https://alento.test/redefinir-senha');
    expect(await read(await signIn(email))).toBe('do…@exemplo.com');
    expect(await undo(link?.token)).toMatchObject({ status: 422, body: { errorCode: 'RECOVERY_LINK_INVALID' } });
  });

  it('invalidates, when it is used, the undo links of later changes', async () => {
    const { email, token } = await app.signUp();
    await changeTo(token, 'dona@exemplo.com');
    const first = (await changeTo(token, 'ladrao1@exemplo.com')).links[0];
    const second = (await changeTo(token, 'ladrao2@exemplo.com')).links[0];
    expect([first?.to, second?.to]).toEqual(['dona@exemplo.com', 'ladrao1@exemplo.com']);
    tick();
    // The undo link also deletes an unconfirmed address.
    await app.call('PUT', '/account/recovery-email', {
      token,
      body: { recoveryEmail: 'ladrao3@exemplo.com', password: PASSWORD },
    });
    await app.runJobs();
    const [waiting] = mailedLinks(app, 'confirmar-email');
    expect((await undo(first?.token)).status).toBe(200);
    expect((await undo(second?.token)).status).toBe(422);
    const answer = await app.call('POST', '/account/recovery-email/confirm', { body: { token: waiting?.token } });
    expect(answer.status).toBe(422);
    expect(await read(await signIn(email))).toBe('do…@exemplo.com');
  });

  it('leaves, when it is used, the undo links of earlier changes valid', async () => {
    const { email, token } = await app.signUp();
    await changeTo(token, 'dona@exemplo.com');
    const first = (await changeTo(token, 'ladrao1@exemplo.com')).links[0];
    const second = (await changeTo(token, 'ladrao2@exemplo.com')).links[0];
    expect((await undo(second?.token)).status).toBe(200);
    expect((await undo(first?.token)).status).toBe(200);
    expect(await read(await signIn(email))).toBe('do…@exemplo.com');
  });

  it('is valid for seven days and then deleted', async () => {
    const { token } = await app.signUp();
    await changeTo(token, 'antes@exemplo.com');
    const [link] = (await changeTo(token, 'depois@exemplo.com')).links;
    tick(7 * DAY);
    expect((await undo(link?.token)).status).toBe(422);
    now -= 1;
    app.setNow(now);
    expect((await undo(link?.token)).status).toBe(200);
    tick(8 * DAY);
    await dropExpired(app.database.db, now);
    expect(await app.database.db.select().from(recoveryChanges)).toEqual([]);
  });

  it('restores the former address even if another address is confirmed concurrently', async () => {
    const { email, token } = await app.signUp();
    await changeTo(token, 'dona@exemplo.com');
    const [back] = (await changeTo(token, 'ladrao1@exemplo.com')).links;
    tick();
    await app.call('PUT', '/account/recovery-email', {
      token,
      body: { recoveryEmail: 'ladrao2@exemplo.com', password: PASSWORD },
    });
    await app.runJobs();
    const [waiting] = mailedLinks(app, 'confirmar-email');
    const [undone] = await Promise.all([
      undo(back?.token),
      app.call('POST', '/account/recovery-email/confirm', { body: { token: waiting?.token } }),
      undo(back?.token),
    ]);
    expect(undone.status === 200 || undone.status === 422).toBe(true);
    expect(await read(await signIn(email))).toBe('do…@exemplo.com');
  });
});

describe('a password reset of an account with a recovery address', () => {
  const reset = async (email: string, newPassword: string) => {
    await app.runJobs();
    app.mails.length = 0;
    const token = await resetTokenFor(app, email);
    app.mails.length = 0;
    expect((await resetPassword(app, token, newPassword)).status).toBe(200);
    expect(JSON.stringify(app.jobs)).not.toContain('@');
    await app.runJobs();
    return app.mails;
  };

  it('sends a notice to the recovery address and the contact address', async () => {
    const { token } = await traditional();
    await changeTo(token, 'aviso@exemplo.com');
    const mails = await reset('aviso@exemplo.com', 'Chuva-mansa-77');
    expect(mails.map(({ to }) => to)).toEqual(['aviso@exemplo.com', CONTACT]);
    expect(mails.every(({ subject }) => subject === 'Sua senha foi redefinida no Alento')).toBe(true);
  });

  it('sends a notice to a recovery address that the reset removes', async () => {
    const { email, token } = await app.signUp();
    await changeTo(token, 'outro@exemplo.com');
    const [older] = (await changeTo(token, 'intruso@exemplo.com')).links;
    const mails = await reset(email, 'Chuva-mansa-77');
    expect(mails.map(({ to }) => to)).toEqual(['intruso@exemplo.com']);
    expect(mails[0]?.text).not.toContain('#token=');
    expect((await undo(older?.token)).status).toBe(422);
    expect(await read(await signIn(email, 'Chuva-mansa-77'))).toBeNull();
  });

  it('keeps undo links valid if the reset link was mailed to the recovery address', async () => {
    const { token } = await app.signUp();
    await changeTo(token, 'dona@exemplo.com');
    const [back] = (await changeTo(token, 'ladrao@exemplo.com')).links;
    await reset('ladrao@exemplo.com', 'Chuva-mansa-77');
    expect((await undo(back?.token)).status).toBe(200);
  });
});

describe('the undo link of an account with a second factor', () => {
  it('removes a second factor that was added after the recovery address had changed', async () => {
    const { email, token } = await traditional();
    await changeTo(token, 'dona@exemplo.com');
    const { links } = await changeTo(token, 'estranho@exemplo.com');
    tick();
    await setTotp(app, token);
    app.mails.length = 0;
    await app.runJobs();
    expect(app.mails.map(({ to }) => to).sort()).toEqual([CONTACT, 'dona@exemplo.com', 'estranho@exemplo.com'].sort());
    expect((await app.signIn(email)).status).toBe(202);

    expect((await undo(links[0]?.token)).status).toBe(200);
    const again = await signIn(email);
    expect(await isOpen(again)).toBe(true);
    expect(await read(again)).toBe('do…@exemplo.com');
    const { body } = await app.call('GET', '/account/second-factor', { token: again });
    expect(body).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
  });
});
