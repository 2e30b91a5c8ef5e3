import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const BITS = 2048;
/** File mode bits of people who are neither the owner nor in its group. */
const OTHERS = 0o007;

/** A key that can't be used. The message names the path, and nothing of the key. */
export class KeyFault extends Error {
  override readonly name = 'KeyFault';
}

/** @param name the variable with the path. */
function readKey(name: string, path: string, parse: (pem: string) => KeyObject): KeyObject {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    throw new KeyFault(`${name}: ${path} can't be read`, { cause: error });
  }
  let key: KeyObject;
  try {
    key = parse(pem);
  } catch (error) {
    if (error instanceof KeyFault) throw error;
    throw new KeyFault(`${name}: ${path} is no unencrypted PEM file of a key`, { cause: error });
  }
  // The plugin computes with RSA-2048 only.
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'rsa' || details?.modulusLength !== BITS)
    throw new KeyFault(`${name}: ${path} has to be an RSA key with ${BITS} bits`);
  return key;
}

/**
 * Reads the private key of updates.
 *
 * @throws KeyFault if it can't be used, or if everybody on this machine can read it.
 */
export function readSigningKey(path: string): KeyObject {
  const key = readKey('OTA_SIGNING_KEY', path, createPrivateKey);
  if ((statSync(path).mode & OTHERS) !== 0)
    throw new KeyFault(`OTA_SIGNING_KEY: everybody on this machine can use ${path}. Run: chmod 600 ${path}`);
  return key;
}

/**
 * Reads the public half.
 *
 * @throws KeyFault if it can't be used, or if the file has the private key, which a server must not have.
 */
export const readPublicKey = (path: string): KeyObject =>
  readKey('OTA_PUBLIC_KEY', path, (pem) => {
    if (pem.includes('PRIVATE KEY'))
      throw new KeyFault(`OTA_PUBLIC_KEY: ${path} is the private key. It doesn't belong on a server`);
    return createPublicKey(pem);
  });
