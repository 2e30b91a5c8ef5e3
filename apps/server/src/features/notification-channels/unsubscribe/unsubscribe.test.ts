import { describe, expect, it } from 'vitest';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { connectChannel, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readUnsubscribeToken, type Unsubscription, unsubscribeToken } from './unsubscribe-token.ts';

const app = await openForFile(startTestApp({ LIMIT_RESET_PER_ACCOUNT: '100' }));

const tokenOf = (of: Unsubscription): string => unsubscribeToken(keyRingOf(app.database.secrets), of);
const leave = (token: string, options: object = {}) =>
  app.call('POST', `/notification-channels/unsubscribe/${token}`, options);

async function connected() {
  const person = await traditionalPerson(app);
  const kinds = ['reminder', 'weekly-content', 'plan-end'] as const;
  await connectChannel(app, person, { channel: 'email', address: person.email, kinds: [...kinds] });
  const kindsNow = async () => (await person.call('GET', '/notification-channels')).body.email.kinds;
  return { ...person, kindsNow, of: { userId: person.userId, channel: 'email', kind: 'weekly-content' } as const };
}

describe('POST /notification-channels/unsubscribe/{token}', () => {
  it('stops the token’s kind of message without a session, once or twice', async () => {
    const { of, kindsNow } = await connected();
    expect(await leave(tokenOf(of))).toMatchObject({ status: 200, body: { status: true } });
    expect(await leave(tokenOf(of))).toMatchObject({ status: 200, body: { status: true } });
    expect(await kindsNow()).toEqual(['reminder', 'plan-end']);
  });

  it.each([
    ['the form of RFC 8058', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['the multipart form of RFC 8058', 'multipart/form-data; boundary=x', '--x--'],
    ['JSON', 'application/json', '{}'],
  ])('takes %s', async (_, type, raw) => {
    const { of, kindsNow } = await connected();
    expect((await leave(tokenOf(of), { raw, headers: { 'Content-Type': type } })).status).toBe(200);
    expect(await kindsNow()).not.toContain('weekly-content');
  });

  it('answers the same for forged, foreign and broken tokens, and changes nothing', async () => {
    const [ana, bia] = [await connected(), await connected()];
    const token = tokenOf(ana.of);
    const forged = [
      token.replace(ana.userId, bia.userId),
      token.replace('.ec.', '.er.'),
      token.replace('.ec.', '.wc.'),
      `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`,
      tokenOf({ ...ana.of, userId: 'nobody' }),
      ...['x', '%00', `${ana.userId}.ec.${'a'.repeat(52)}`, 'a'.repeat(2000)],
    ];
    for (const one of forged) expect(await leave(one), one).toMatchObject({ status: 200, body: { status: true } });
    for (const { kindsNow } of [ana, bia]) expect(await kindsNow()).toHaveLength(3);
  });

  it('leads a browser that opens it to the page with the button, and changes nothing', async () => {
    const { of, kindsNow } = await connected();
    const answer = await app.app.app.request(`/api/notification-channels/unsubscribe/${tokenOf(of)}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/sair-dos-avisos?token=${tokenOf(of)}`]);
    expect(answer.headers.get('X-Request-Id')).toMatch(/./);
    expect(await kindsNow()).toHaveLength(3);
  });

  it('leaves no token in the log', async () => {
    const { of } = await connected();
    await leave(tokenOf(of));
    expect(app.logged()).not.toContain(tokenOf(of));
  });
});

it('a token names account, channel and kind, and is valid with the server’s key only', () => {
  const of = { userId: 'abc_DEF-1', channel: 'whatsapp', kind: 'plan-end' } as const;
  const keyRing = keyRingOf(app.database.secrets);
  expect(readUnsubscribeToken(keyRing, unsubscribeToken(keyRing, of))).toEqual(of);
  const other = keyRingOf({ ...app.database.secrets, identityKey: Buffer.alloc(32, 7) });
  expect(readUnsubscribeToken(other, unsubscribeToken(keyRing, of))).toBeNull();
});
