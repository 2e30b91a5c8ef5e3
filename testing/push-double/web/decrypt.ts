import { createDecipheriv, createPublicKey, diffieHellman, hkdfSync, type KeyObject } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const POINT_BYTES = 65;
const LAST_RECORD = 2;

/** A public key from its uncompressed point. */
function keyOfPoint(point: Buffer): KeyObject {
  if (point.length !== POINT_BYTES || point[0] !== 4) throw new Error('the key is no uncompressed point of P-256');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

export interface ReceiverKeys {
  privateKey: KeyObject;
  /** The uncompressed point of the public key. */
  point: Buffer;
  auth: Buffer;
}

/** Decrypts a message as a browser does: RFC 8188 with one record, keys by RFC 8291, 3.4. @throws if it can't be. */
export function decrypt(body: Buffer, { privateKey, point, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordBytes = body.readUInt32BE(SALT_BYTES);
  const idBytes = body.readUInt8(SALT_BYTES + 4);
  const start = SALT_BYTES + 5 + idBytes;
  const sender = body.subarray(SALT_BYTES + 5, start);
  const record = body.subarray(start);
  if (record.length > recordBytes) throw new Error('the message has more than one record');
  const shared = diffieHellman({ privateKey, publicKey: keyOfPoint(sender) });
  const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]), 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(record.length - TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, record.length - TAG_BYTES)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('the padding has no delimiter of a last record');
  return padded.subarray(0, end).toString('utf8');
}
