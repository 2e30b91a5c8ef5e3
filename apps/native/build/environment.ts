import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What a build of the shell takes from the environment. */
export type BuildEnvironment = {
  /** Scheme, host and port of the server that the app talks to. */
  publicUrl: string;
  /** The key that verifies updates over the air, PKCS#1 PEM; null if this build takes none. */
  updateKey: string | null;
};

/** Length of the update key in bits, as the updater plugin generates it. */
export const UPDATE_KEY_BITS = 2048;

function readPublicUrl(text: string | undefined): string | Error {
  if (!text) return new Error('PUBLIC_URL is missing: the address of the server, such as https://alento.example');
  if (!URL.canParse(text)) return new Error('PUBLIC_URL is no address');
  const { protocol, origin, href } = new URL(text);
  if (protocol !== 'https:') return new Error('PUBLIC_URL must be https, because the app accepts nothing else');
  if (href !== `${origin}/`) return new Error('PUBLIC_URL must be scheme, host and port alone');
  return origin;
}

function readKey(pem: string): KeyObject | null {
  try {
    // Node can't write a key as PKCS#1 that it read from PKCS#1, so each is read from SPKI.
    return createPublicKey(createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
  } catch {
    return null;
  }
}

function readUpdateKey(path: string | undefined): string | null | Error {
  if (!path) return null;
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    return new Error('OTA_PUBLIC_KEY names a file that can’t be read');
  }
  // The private half signs bundles. It has no place on a machine that builds the shell.
  if (pem.includes('PRIVATE KEY')) return new Error('OTA_PUBLIC_KEY holds a private key: give the public half');
  const key = readKey(pem);
  if (key?.asymmetricKeyType !== 'rsa' || key.asymmetricKeyDetails?.modulusLength !== UPDATE_KEY_BITS) {
    return new Error(`OTA_PUBLIC_KEY must be the public half of an RSA key of ${UPDATE_KEY_BITS} bits, PEM`);
  }
  return key.export({ type: 'pkcs1', format: 'pem' }).toString();
}

/**
 * Reads the variables of a build.
 *
 * @throws an error that names every variable that is missing or wrong.
 */
export function readBuildEnvironment(variables: Readonly<Record<string, string | undefined>>): BuildEnvironment {
  const publicUrl = readPublicUrl(variables.PUBLIC_URL);
  const updateKey = readUpdateKey(variables.OTA_PUBLIC_KEY);
  if (publicUrl instanceof Error || updateKey instanceof Error) {
    const faults = [publicUrl, updateKey].filter((value) => value instanceof Error);
    throw new Error(faults.map(({ message }) => message).join('\n'));
  }
  return { publicUrl, updateKey };
}
