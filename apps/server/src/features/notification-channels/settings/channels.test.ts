import { CHANNEL_CODE_MS } from '@alento/domain/reminder/channels';
import { describe, expect, it } from 'vitest';
import { startWhatsAppDouble, whatsAppVariables } from '../../../../../../testing/whatsapp-double/whatsapp-double.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile, openForTest } from '../../../testing/open-for-file.ts';
import { connectChannel, mailedCode, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { NOON, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';

const double = await openForFile(startWhatsAppDouble());
const app = await openForFile(
  startTestApp({
    ...whatsAppVariables(double.address),
    ...{ LIMIT_RESET_PER_ACCOUNT: '8', SUPPORT_CONTACT: 'apoio@alento.example' },
  }),
);
resetAfterEach(app);

const CHANNELS = '/notification-channels';
const NUMBER = '+5511988887777';
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

/** A person who entered this e-mail address and got its code. */
async function personWithCode(address: string) {
  const person = await traditionalPerson(app);
  const { body } = await person.call('PUT', `${CHANNELS}/email/address`, { address });
  await app.runJobs();
  const confirm = (code: string) => person.call('POST', `${CHANNELS}/email/confirmation`, { code });
  return { ...person, body, code: mailedCode(app, address.trim().toLowerCase()), confirm };
}

describe('the channels of an account', () => {
  it('are empty at first, and propose what the person gave', async () => {
    const { call, email } = await traditionalPerson(app);
    await call('PUT', '/onboarding/user-data', { phone: '(11) 98888-7777' });
    const none = { isOffered: true, address: null, confirmedAt: null, kinds: [], pending: null };
    expect((await call('GET', CHANNELS)).body).toEqual({
      isTraditional: true,
      proposed: { email, whatsapp: NUMBER },
      email: none,
      whatsapp: none,
      quietHours: null,
      supportContact: 'apoio@alento.example',
    });
  });

  it('can’t be set by an anonymous account, which learns how to change that', async () => {
    const { token } = await app.signUp();
    const put = (path: string, body: unknown) => app.call('PUT', `${CHANNELS}/${path}`, { token, body });
    for (const [path, body] of [
      ['email/address', { address: 'a@exemplo.com' }],
      ['email/kinds', { kinds: ['reminder'] }],
      ['quiet-hours', { quietHours: null }],
    ] as const)
      expect(await put(path, body)).toMatchObject({
        status: 403,
        body: { errorCode: 'CHANNEL_NEEDS_TRADITIONAL_ACCOUNT', message: expect.stringContaining('Perfil') },
      });
    expect((await app.call('GET', CHANNELS, { token })).body).toMatchObject({
      isTraditional: false,
      proposed: { email: null, whatsapp: null },
    });
    expect(app.jobs).toEqual([]);
  });

  it('are removed when the account becomes anonymous', async () => {
    const person = await traditionalPerson(app);
    await connectChannel(app, person, { channel: 'email', address: 'some@exemplo.com', kinds: ['reminder'] });
    await person.call('PUT', '/onboarding/user-data', { isAnonymous: true });
    await person.call('PUT', '/onboarding/user-data', { isAnonymous: false, name: 'Ana' });
    expect((await person.call('GET', CHANNELS)).body.email).toMatchObject({ address: null, kinds: [] });
  });

  it('belong to one person alone', async () => {
    const ana = await traditionalPerson(app);
    await connectChannel(app, ana, { channel: 'email', address: 'da-ana@exemplo.com', kinds: ['reminder'] });
    const bia = await traditionalPerson(app);
    expect((await bia.call('GET', CHANNELS)).body.email.address).toBeNull();
    await bia.call('DELETE', `${CHANNELS}/email`);
    expect((await ana.call('GET', CHANNELS)).body.email).toMatchObject({
      address: 'da-ana@exemplo.com',
      kinds: ['reminder'],
    });
  });
});

describe('a new e-mail address', () => {
  it('gets a code, and is used after the code was entered', async () => {
    const { body, code, confirm } = await personWithCode(' Nova@Exemplo.com ');
    expect(body.email).toMatchObject({
      address: null,
      pending: { address: 'nova@exemplo.com', expiresAt: NOON + CHANNEL_CODE_MS, attemptsLeft: 5 },
    });
    expect(app.mails[0]).toMatchObject({ to: 'nova@exemplo.com', subject: 'Seu código de confirmação' });
    expect(app.mails[0]?.headers).toBeUndefined();
    const { status, body: confirmed } = await confirm(code);
    expect(status).toBe(200);
    expect(confirmed.email).toEqual({
      ...{ isOffered: true, address: 'nova@exemplo.com', confirmedAt: NOON, kinds: [], pending: null },
    });
  });

  it('is not readable in the database, and the code neither in it nor in jobs or the log', async () => {
    const person = await traditionalPerson(app);
    await person.call('PUT', `${CHANNELS}/email/address`, { address: 'escondida@exemplo.com' });
    const jobs = JSON.stringify(app.jobs);
    await app.runJobs();
    const code = mailedCode(app, 'escondida@exemplo.com');
    expect(code).toMatch(/^\d{6}$/);
    const dump = await dumpDatabase(app.database.db);
    expect(dump).not.toContain('escondida@');
    expect(`${jobs}${app.logged()}`).not.toMatch(/escondida@/);
    expect(jobs).not.toContain(code);
  });

  it('can be guessed five times, also concurrently, and then needs another code', async () => {
    const { code, confirm } = await personWithCode('cinco@exemplo.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(wrongFor(code))));
    const codes = answers.map(({ body }) => body.errorCode).toSorted();
    expect(codes).toEqual([...Array(3).fill('CHANNEL_CODE_ENDED'), ...Array(5).fill('CHANNEL_CODE_WRONG')]);
    expect(await confirm(code)).toMatchObject({ status: 422, body: { errorCode: 'CHANNEL_CODE_ENDED' } });
  });

  it('is confirmed by the right code after four wrong ones', async () => {
    const { code, confirm, call } = await personWithCode('quatro@exemplo.com');
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm(wrongFor(code))).status).toBe(422);
    expect((await call('GET', CHANNELS)).body.email.pending.attemptsLeft).toBe(1);
    expect((await confirm(code)).status).toBe(200);
  });

  it('can’t be confirmed after exactly 15 minutes', async () => {
    const { code, confirm } = await personWithCode('quinze@exemplo.com');
    app.setNow(NOON + CHANNEL_CODE_MS);
    expect((await confirm(code)).body.errorCode).toBe('CHANNEL_CODE_ENDED');
    app.setNow(NOON + CHANNEL_CODE_MS - 1);
    expect((await confirm(code)).status).toBe(200);
  });

  it('is confirmed by the newest code only', async () => {
    const first = await personWithCode('duas@exemplo.com');
    app.mails.length = 0;
    await first.call('PUT', `${CHANNELS}/email/address`, { address: 'outra@exemplo.com' });
    await app.runJobs();
    const second = mailedCode(app, 'outra@exemplo.com');
    if (first.code !== second) expect((await first.confirm(first.code)).body.errorCode).toBe('CHANNEL_CODE_WRONG');
    expect((await first.confirm(second)).body.email.address).toBe('outra@exemplo.com');
  });

  it('is not confirmed by the code of another person', async () => {
    const [ana, bia] = [await personWithCode('ana-codigo@exemplo.com'), await personWithCode('bia-codigo@exemplo.com')];
    if (ana.code !== bia.code) expect((await bia.confirm(ana.code)).status).toBe(422);
    expect((await bia.call('GET', CHANNELS)).body.email.address).toBeNull();
  });

  it('replaces the present one only when it is confirmed, and starts without choices', async () => {
    const person = await traditionalPerson(app);
    await connectChannel(app, person, { channel: 'email', address: 'velha@exemplo.com', kinds: ['reminder'] });
    const { body } = await person.call('PUT', `${CHANNELS}/email/address`, { address: 'mudou@exemplo.com' });
    expect(body.email).toMatchObject({ address: 'velha@exemplo.com', kinds: ['reminder'] });
    await app.runJobs();
    const code = mailedCode(app, 'mudou@exemplo.com');
    const confirmed = await person.call('POST', `${CHANNELS}/email/confirmation`, { code });
    expect(confirmed.body.email).toMatchObject({ address: 'mudou@exemplo.com', kinds: [] });
  });

  it('gets a limited number of codes for each account and each address', async () => {
    const { call } = await traditionalPerson(app);
    const ask = (address: string) => call('PUT', `${CHANNELS}/email/address`, { address });
    for (let index = 0; index < 8; index += 1) expect((await ask(`l${index}@exemplo.com`)).status).toBe(200);
    expect((await ask('l9@exemplo.com')).body.errorCode).toBe('RATE_LIMITED');
    const others = await Promise.all(Array.from({ length: 9 }, () => traditionalPerson(app)));
    const statuses: number[] = [];
    for (const other of others)
      statuses.push((await other.call('PUT', `${CHANNELS}/email/address`, { address: 'alvo@exemplo.com' })).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
  });
});

describe('a new number', () => {
  it('gets its code by WhatsApp', async () => {
    const person = await traditionalPerson(app);
    await connectChannel(app, person, {
      ...{ channel: 'whatsapp', address: '(11) 98888-7777', double, kinds: ['reminder', 'plan-end'] },
    });
    expect(double.messages.at(-1)).toMatchObject({ to: NUMBER, template: 'alento_codigo' });
    expect((await person.call('GET', CHANNELS)).body.whatsapp).toMatchObject({
      address: NUMBER,
      kinds: ['reminder', 'plan-end'],
    });
  });

  it('is refused by an installation without WhatsApp', async () => {
    const other = await openForTest(startTestApp());
    const { call } = await traditionalPerson(other);
    expect((await call('GET', CHANNELS)).body.whatsapp.isOffered).toBe(false);
    expect((await call('PUT', `${CHANNELS}/whatsapp/address`, { address: NUMBER })).body.errorCode).toBe(
      'CHANNEL_NOT_OFFERED',
    );
  });
});

it.each([
  ['email', 'sem-arroba', 'CHANNEL_EMAIL_INVALID'],
  ['whatsapp', '(11) 3333-0000', 'CHANNEL_NUMBER_INVALID'],
])('a new address of the channel %s is refused if it is %s', async (channel, address, errorCode) => {
  const { call } = await traditionalPerson(app);
  const refused = await call('PUT', `${CHANNELS}/${channel}/address`, { address });
  expect([refused.status, refused.body.errorCode]).toEqual([422, errorCode]);
});

describe('choices', () => {
  it('need a confirmed address', async () => {
    const { call } = await personWithCode('ainda-nao@exemplo.com');
    expect(await call('PUT', `${CHANNELS}/email/kinds`, { kinds: ['reminder'] })).toMatchObject({
      status: 409,
      body: { errorCode: 'CHANNEL_NOT_CONFIRMED' },
    });
  });

  it('go with the address when the channel is removed', async () => {
    const person = await traditionalPerson(app);
    await connectChannel(app, person, { channel: 'email', address: 'fora@exemplo.com', kinds: ['plan-end'] });
    const { body } = await person.call('DELETE', `${CHANNELS}/email`);
    expect(body.email).toMatchObject({ address: null, confirmedAt: null, kinds: [], pending: null });
  });

  it('of quiet hours can be set and removed, and are refused if they have no time', async () => {
    const { call } = await traditionalPerson(app);
    const quietHours = { from: '22:00', to: '07:30' };
    expect((await call('PUT', `${CHANNELS}/quiet-hours`, { quietHours })).body.quietHours).toEqual(quietHours);
    const ofNoTime = { quietHours: { from: '22:00', to: '22:00' } };
    expect((await call('PUT', `${CHANNELS}/quiet-hours`, ofNoTime)).body.errorCode).toBe('QUIET_HOURS_INVALID');
    expect((await call('PUT', `${CHANNELS}/quiet-hours`, { quietHours: null })).body.quietHours).toBeNull();
  });
});
