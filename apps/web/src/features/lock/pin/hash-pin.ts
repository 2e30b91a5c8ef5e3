import { argon2id } from '@noble/hashes/argon2.js';

/**
 * Cost of a new hash. Pure JavaScript, because the Content-Security-Policy forbids WebAssembly: it takes about half a
 * second on a slow phone. The stored lock names its own cost, so that a later version can raise it.
 */
export const PIN_COST = { memoryKib: 4096, passes: 2 } as const;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export type PinCost = { readonly memoryKib: number; readonly passes: number };

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export const newSalt = (): string => toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** The argon2id hash of a PIN, base64. */
export async function hashPin(pin: string, salt: string, { memoryKib, passes }: PinCost): Promise<string> {
  // The button's busy state is drawn before the computation occupies this thread.
  await new Promise((resolve) => setTimeout(resolve, 30));
  return toBase64(argon2id(pin, fromBase64(salt), { m: memoryKib, t: passes, p: 1, dkLen: HASH_BYTES }));
}
