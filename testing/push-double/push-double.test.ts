import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { type PushDouble, startPushDouble } from './push-double.ts';

let double: PushDouble;
beforeAll(async () => {
  double = await startPushDouble();
});
afterEach(() => double.reset());
afterAll(() => double.stop());

const KEYS = webPush.generateVAPIDKeys();
const SUBJECT = 'mailto:a@b.example';

/** A correct request to a new subscription, except for what is given. */
async function post(more: Record<string, string> = {}, body?: Buffer): Promise<number> {
  const { endpoint, keys } = double.subscribe('chrome');
  const headers = { Authorization: tokenWith({}), TTL: '60', Topic: 'a', 'Content-Encoding': 'aes128gcm', ...more };
  const message = body ?? webPush.encrypt(keys.p256dh, keys.auth, '{"a":1}', 'aes128gcm').cipherText;
  return (await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(message) })).status;
}

/** A token with other claims, or signed by another key than it names. */
function tokenWith({ aud = double.address, sub = SUBJECT, signer = KEYS }): string {
  const { Authorization } = webPush.getVapidHeaders(aud, sub, signer.publicKey, signer.privateKey, 'aes128gcm');
  return Authorization.replace(/k=.*/, `k=${KEYS.publicKey}`);
}

describe('the double of push services', () => {
  it('takes a correct message and records it', async () => {
    expect(await post()).toBe(201);
    expect(double.received).toMatchObject([
      { platform: 'chrome', message: { a: 1 }, protocol: 'HTTP/1.1', status: 201 },
    ]);
  });

  it.each([
    ['a missing TTL', { TTL: '' }, 400],
    ['a topic of 33 characters', { Topic: 'a'.repeat(33) }, 400],
    ['a topic with a space', { Topic: 'a b' }, 400],
    ['an unknown urgency', { Urgency: 'now' }, 400],
    ['an older encoding', { 'Content-Encoding': 'aesgcm' }, 415],
    ['no token', { Authorization: '' }, 401],
  ])('refuses a message with %s', async (_name, headers, status) => {
    expect(await post(headers)).toBe(status);
    expect(double.received).toEqual([]);
    expect(double.faults).toHaveLength(1);
  });

  it('refuses tokens of another key, for another origin, and without an address', async () => {
    expect(await post({ Authorization: tokenWith({}) })).toBe(201);
    for (const authorization of [
      tokenWith({ signer: webPush.generateVAPIDKeys() }),
      tokenWith({ aud: 'https://push.example' }),
      tokenWith({ sub: 'mailto:nobody' }),
    ])
      expect(await post({ Authorization: authorization })).toBe(401);
  });

  it('refuses a message that was changed or is too large', async () => {
    const { keys } = double.subscribe('chrome');
    const { cipherText } = webPush.encrypt(keys.p256dh, keys.auth, '{}', 'aes128gcm');
    expect(await post({}, cipherText)).toBe(400);
    expect(await post({}, Buffer.alloc(4_097))).toBe(413);
  });
});
