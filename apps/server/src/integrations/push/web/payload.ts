import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '../push-sender.ts';

/**
 * Most bytes of a payload before encryption. Services take bodies of 4,096 bytes (RFC 8030, 7.2), of which encryption
 * uses 103.
 */
export const PAYLOAD_BYTES_MAX = 3_900;
/** Payloads are padded to a multiple of this size, because encryption doesn't hide the length. */
const STEP_BYTES = 512;

/**
 * The JSON that a service worker gets: `{title, body, tag, data, expiresAt}`, padded with spaces, which JSON.parse
 * ignores. Null if it is larger than `PAYLOAD_BYTES_MAX`.
 */
export function payloadOf({ title, body, tag, data, expiresAt }: PushMessage): Buffer | null {
  const json = Buffer.from(JSON.stringify({ title, body, tag, data, expiresAt }));
  if (json.length > PAYLOAD_BYTES_MAX) return null;
  const size = Math.min(Math.ceil(json.length / STEP_BYTES) * STEP_BYTES, PAYLOAD_BYTES_MAX);
  return Buffer.concat([json, Buffer.alloc(size - json.length, ' ')]);
}

/** Most characters of a topic (RFC 8030, 5.4). */
const TOPIC_CHARACTERS = 32;

/**
 * The `Topic` header, with which a newer notification replaces an older one that waits. Services can read it, so it is a
 * hash of the tag under the subscription's secret, which they don't know: the tag tells what the notification is about.
 */
export const topicOf = ({ auth }: { auth: string }, tag: string): string =>
  createHmac('sha256', Buffer.from(auth, 'base64url')).update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

/**
 * Encrypts a payload for one subscription (RFC 8291, `aes128gcm`). Null if its keys can't be used: no key on the curve,
 * or a secret of another length.
 */
export function encryptFor({ p256dh, auth }: { p256dh: string; auth: string }, payload: Buffer): Buffer | null {
  try {
    return webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText;
  } catch {
    return null;
  }
}
