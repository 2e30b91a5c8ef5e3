import { createHash } from 'node:crypto';
import { ANONYMOUS_DOMAIN, ANONYMOUS_SALT, anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { profiles, sessions, userKeys, users } from '../../db/schema/account.ts';
import { userLegalAcceptances } from '../../db/schema/legal-document.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { ACCEPTED, NOON, PASSWORD, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

const anonymous = async (email: string) =>
  (await anonymousAddressOf(email, async (text) => createHash('sha256').update(text).digest())) ?? '';
const signUp = (body: Record<string, unknown>) =>
  app.call('POST', '/auth/sign-up/email', { body: { password: PASSWORD, ...ACCEPTED, ...body } });
const countUsers = async () => (await app.database.db.select().from(users)).length;

describe('POST /auth/sign-up/email', () => {
  it('creates an account and a session from only an anonymous address and a password', async () => {
    const email = await anonymous('Ana.Anonima@Exemplo.com ');
    const { status, body } = await signUp({ email });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{32}\.[\w-]{43}$/),
      deviceKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      user: { id: expect.any(String), email, name: null, isAnonymous: true },
      deviceProof: expect.stringMatching(/^[\w-]{22}\.[a-z2-7]{52}$/),
    });
    const session = await app.call('GET', '/auth/get-session', { token: body.token });
    expect(session.body).toMatchObject({
      user: { id: body.user.id, email: null, isAnonymous: true },
      session: { expiresAt: NOON + 30 * 86_400_000 },
      pendingLegalDocuments: [],
      isMinor: false,
    });
  });

  it('treats a real address and its anonymous address as the same account and stores neither', async () => {
    await signUp({ email: 'Real.Pessoa@Exemplo.com' });
    const again = await signUp({ email: await anonymous('real.pessoa@exemplo.com') });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'ACCOUNT_EXISTS' } });
    const dump = await dumpDatabase(app.database.db);
    const digest = createHash('sha256').update(`${ANONYMOUS_SALT}real.pessoa@exemplo.com`).digest('hex');
    expect(dump.toLowerCase()).not.toContain('real.pessoa');
    expect(dump).not.toContain((await anonymous('real.pessoa@exemplo.com')).split('@')[0]);
    expect(dump).not.toContain(digest);
    expect(dump).not.toContain(ANONYMOUS_DOMAIN);
  });

  it('stores the acceptances of both legal documents, and the session without network address, browser and token', async () => {
    const { body } = await signUp({ email: 'aceite@exemplo.com' });
    const opened = await app.database.db.select().from(sessions).where(eq(sessions.userId, body.user.id));
    expect(opened).toMatchObject([{ ipAddress: '', userAgent: '' }]);
    expect(await dumpDatabase(app.database.db)).not.toContain(body.token);
    const rows = await app.database.db
      .select()
      .from(userLegalAcceptances)
      .where(eq(userLegalAcceptances.userId, body.user.id));
    expect(rows.map(({ documentId }) => documentId).toSorted()).toEqual(Object.values(ACCEPTED).toSorted());
    expect(rows.every(({ acceptedAt }) => acceptedAt.getTime() === NOON)).toBe(true);
  });

  it('encrypts name and address of a traditional account and stores none for an anonymous account', async () => {
    const email = await anonymous('joana.silva@exemplo.com');
    const identity = { email, name: 'Joana Sigilosa', contactEmail: 'joana.silva@exemplo.com' };
    const { body } = await signUp({ ...identity, isAnonymous: false });
    const session = await app.call('GET', '/auth/get-session', { token: body.token });
    expect(session.body.user).toMatchObject({
      name: 'Joana Sigilosa',
      email: 'joana.silva@exemplo.com',
      isAnonymous: false,
    });
    const other = await signUp({ ...identity, email: await anonymous('outra@exemplo.com'), isAnonymous: true });
    const [profile] = await app.database.db.select().from(profiles).where(eq(profiles.userId, other.body.user.id));
    expect(profile).toMatchObject({ displayName: null, contactEmail: null });
    const dump = await dumpDatabase(app.database.db);
    expect(dump).not.toContain('Sigilosa');
    expect(dump).not.toContain('joana.silva');
  });

  it.each([
    ['a weak password', { password: 'abcdefgh' }, 422, 'PASSWORD_WEAK'],
    ['a password equal to the address', { password: 'recusada@exemplo.com' }, 422, 'PASSWORD_PERSONAL'],
    ['a password derived from the name', { password: 'Joana-1990', name: 'Joana Sigilosa' }, 422, 'PASSWORD_PERSONAL'],
    [
      'a password equal to the contact address',
      { password: 'Zk.tamandare77', contactEmail: 'zk.tamandare@x.org' },
      422,
      'PASSWORD_PERSONAL',
    ],
    ['an invalid address', { email: 'ana' }, 422, 'EMAIL_INVALID'],
    ['an old version of the terms', { termsOfUseDocumentId: 'TERMS_OF_USE-v0' }, 409, 'LEGAL_DOCUMENTS_OUTDATED'],
    [
      'the privacy policy in place of the terms',
      { termsOfUseDocumentId: ACCEPTED.privacyPolicyDocumentId },
      409,
      'LEGAL_DOCUMENTS_OUTDATED',
    ],
    ['a missing acceptance', { privacyPolicyDocumentId: undefined }, 422, 'TERMS_NOT_ACCEPTED'],
  ])('refuses %s and creates nothing', async (_, change, status, errorCode) => {
    const before = await countUsers();
    const answer = await signUp({ email: 'recusada@exemplo.com', ...change });
    expect(answer).toMatchObject({ status, body: { errorCode } });
    expect(await countUsers()).toBe(before);
  });

  it('creates one account for five concurrent sign-ups with one address', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp({ email: 'corrida@exemplo.com' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const ids = (await app.database.db.select({ id: users.id }).from(users)).length;
    const keys = (await app.database.db.select({ id: userKeys.userId }).from(userKeys)).length;
    expect(keys).toBe(ids);
  });
});
