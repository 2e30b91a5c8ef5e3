import { describe, expect, it } from 'vitest';
import { factorTickets } from '../../../db/schema/second-factor.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { traditionalPerson } from '../../../testing/people/channel-people.ts';
import { mailedLinks, resetPassword, resetTokenFor } from '../../../testing/people/recovery-email.ts';
import { addPasskey, nextCode, personWithTotp, setTotp, totpCode } from '../../../testing/people/second-factor.ts';
import { HOME, signInFrom } from '../../../testing/people/sign-in.ts';
import { MINUTE, PASSWORD, refusalOf, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';
import { dropExpired } from '../../upkeep/upkeep.jobs.ts';

const WRONG = 'Errada-senha-1';
const NEW_PASSWORD = 'Chuva-mansa-77';
const app = await openForFile(
  startTestApp({ LIMIT_SIGN_IN_PER_ACCOUNT: '10', TRUST_PROXY_HOPS: '1', LIMIT_RESET_PER_ADDRESS: '100' }),
);
resetAfterEach(app);

const signIn = signInFrom(app);
const second = (ticket: string, answer: object) =>
  app.call('POST', '/auth/sign-in/second-factor', {
    body: { ticket, answer },
    headers: { 'X-Forwarded-For': HOME, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
  });
const byCode = (ticket: string, code: string) => second(ticket, { kind: 'totp', code });
const sessions = async (token: string) => (await app.call('GET', '/auth/list-sessions', { token })).body;

describe('a sign-in with a second factor', () => {
  it('responds to the password with a ticket instead of a session', async () => {
    const { email, token } = await personWithTotp(app);
    const answer = await signIn(email);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      ticket: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      methods: ['totp', 'recovery-code'],
      passkeyOptions: null,
      expiresAt: app.now() + 5 * MINUTE,
    });
    expect(await sessions(token)).toHaveLength(1);
    expect((await app.call('GET', '/auth/get-session', { token: answer.body.ticket })).status).toBe(401);
    expect(await dumpDatabase(app.database.db)).not.toContain(answer.body.ticket.split('.')[1]);
  });

  it('opens a session for the ticket and a code of the authenticator app', async () => {
    const { email, user, next } = await personWithTotp(app);
    const { ticket } = (await signIn(email)).body;
    const answer = await byCode(ticket, await next());
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: user.id, email: null, name: null, isAnonymous: true } },
    });
    expect(answer.body.deviceProof).toMatch(/^[\w-]{22}\.[a-z2-7]{52}$/);
    const current = (await sessions(answer.body.token)).find((session: { current: boolean }) => session.current);
    expect(current.device).toBe('Firefox no Linux');
  });

  it('opens a session only for a passkey’s answer to the challenge of the ticket', async () => {
    const { email, token } = await app.signUp();
    const { authenticator } = await addPasskey(app, token);
    const [first, other] = [(await signIn(email)).body, (await signIn(email)).body];
    expect(first.methods).toEqual(['passkey', 'recovery-code']);
    const response = authenticator.get(first.passkeyOptions);
    const answer = { kind: 'passkey', ticket: first.ticket, response };
    expect((await second(other.ticket, answer)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await second(other.ticket, { ...answer, ticket: other.ticket })).body.errorCode).toBe(
      'SECOND_FACTOR_WRONG',
    );
    expect((await second(first.ticket, answer)).status).toBe(200);
    expect((await second(first.ticket, answer)).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it('refuses a wrong password with CREDENTIALS_INVALID', async () => {
    const { email } = await personWithTotp(app);
    expect(refusalOf(await signIn(email, { password: WRONG }))).toEqual([401, 'CREDENTIALS_INVALID']);
  });

  it('returns the contact address of a traditional account', async () => {
    const { email, token } = await traditionalPerson(app);
    const { secret } = await setTotp(app, token);
    const { ticket } = (await signIn(email)).body;
    expect((await byCode(ticket, await nextCode(app, secret))).body.user).toMatchObject({ email, isAnonymous: false });
  });

  it('requires the second factor even after a password reset', async () => {
    const { email, token, next } = await personWithTotp(app);
    await keepRecoveryWith(token, next, 'segundo@exemplo.com');
    const reset = await resetPassword(app, await resetTokenFor(app, 'segundo@exemplo.com'), NEW_PASSWORD);
    expect(reset.status).toBe(200);
    const answer = await signIn(email, { password: NEW_PASSWORD });
    expect(answer.status).toBe(202);
    expect((await byCode(answer.body.ticket, await next())).status).toBe(200);
  });
});

/** Sets a recovery address on an account with a second factor. */
async function keepRecoveryWith(token: string, next: () => Promise<string>, recoveryEmail: string) {
  const body = { recoveryEmail, password: PASSWORD, secondFactor: { kind: 'totp', code: await next() } };
  await app.call('PUT', '/account/recovery-email', { token, body });
  await app.runJobs();
  const [link] = mailedLinks(app, 'confirmar-email');
  await app.call('POST', '/account/recovery-email/confirm', { body: { token: link?.token } });
}

describe('the ticket of a sign-in', () => {
  it('becomes invalid after five wrong answers', async () => {
    const { email, next } = await personWithTotp(app);
    const { ticket } = (await signIn(email)).body;
    for (let index = 0; index < 5; index += 1) {
      expect((await byCode(ticket, '000000')).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    }
    expect((await byCode(ticket, await next())).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it('allows at most five answers even if they are concurrent', async () => {
    const { email } = await personWithTotp(app);
    const { ticket } = (await signIn(email)).body;
    const answers = await Promise.all(Array.from({ length: 9 }, () => byCode(ticket, '000000')));
    expect(answers.filter(({ body }) => body.errorCode === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
  });

  it('expires after five minutes and is deleted', async () => {
    const { email, secret } = await personWithTotp(app);
    const begun = app.now();
    const { ticket } = (await signIn(email)).body;
    app.setNow(begun + 5 * MINUTE);
    const late = await byCode(ticket, await totpCode(secret, app.now()));
    expect(late.body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
    await dropExpired(app.database.db, app.now() + 1);
    expect(await app.database.db.select().from(factorTickets)).toEqual([]);
  });

  it('opens only one session even if requests are concurrent', async () => {
    const { email, token, next } = await personWithTotp(app);
    const { ticket } = (await signIn(email)).body;
    const code = await next();
    const answers = await Promise.all(Array.from({ length: 4 }, () => byCode(ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions(token)).toHaveLength(2);
  });

  it('is refused with a code that is concurrently used with another ticket', async () => {
    const { email, next } = await personWithTotp(app);
    const [one, two] = [(await signIn(email)).body.ticket, (await signIn(email)).body.ticket];
    const code = await next();
    const answers = await Promise.all([byCode(one, code), byCode(two, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('becomes invalid when the password changes', async () => {
    const { email, token, next } = await personWithTotp(app);
    const { ticket } = (await signIn(email)).body;
    const body = {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      secondFactor: { kind: 'totp', code: await next() },
    };
    expect((await app.call('POST', '/auth/change-password', { token, body })).status).toBe(200);
    expect((await byCode(ticket, await next())).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it('is refused with another person’s code or account id', async () => {
    const [ana, bia] = [await personWithTotp(app), await personWithTotp(app)];
    const { ticket } = (await signIn(ana.email)).body;
    expect((await byCode(ticket, await bia.next())).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    const [, secret] = ticket.split('.');
    const crossed = await byCode(`${bia.user.id}.${secret}`, await bia.next());
    expect(crossed.body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
    const confirm = (await app.call('POST', '/auth/second-factor/challenge', { token: ana.token })).body;
    expect((await byCode(confirm.ticket, await ana.next())).body.errorCode).toBe('SECOND_FACTOR_TICKET_ENDED');
  });

  it.each(['x', '\u0000', 'a.b', `${'a'.repeat(32)}.${'b'.repeat(43)}`, `a\u0000.${'b'.repeat(43)}`])(
    'is refused if its text is %j',
    async (ticket) => {
      expect(refusalOf(await byCode(ticket, '000000'))).toEqual([403, 'SECOND_FACTOR_TICKET_ENDED']);
    },
  );
});
