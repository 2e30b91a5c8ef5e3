import { constants, createDecipheriv, createHash, type KeyObject, publicDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Bundle } from './update.repository.ts';
import { ZIP_OBJECT } from './update-folder.ts';

const decompress = promisify(brotliDecompress);
const KEY_BYTES = 16;
const SHA256_BYTES = 32;

/** The signed parts of a version. */
export type SignedBundle = Pick<Bundle, 'sha256' | 'checksum' | 'sessionKey' | 'bytes' | 'files'>;

/** A fault that makes a version unusable for the plugin. */
class BundleFault extends Error {
  override readonly name = 'BundleFault';
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What was encrypted with the private key. */
function recover(publicKey: KeyObject, signed: Buffer, length: number, what: string): Buffer {
  let recovered: Buffer;
  try {
    recovered = publicDecrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, signed);
  } catch (error) {
    throw new BundleFault(`${what} was not signed with this key`, { cause: error });
  }
  if (recovered.length !== length) throw new BundleFault(`${what} has ${recovered.length} bytes instead of ${length}`);
  return recovered;
}

/** Returns a function that decrypts objects with the session key of a version. */
function decryptorOf(sessionKey: string, publicKey: KeyObject) {
  const [iv, key] = sessionKey.split(':').map((part) => Buffer.from(part, 'base64'));
  if (iv?.length !== KEY_BYTES || !key) throw new BundleFault('the session key is malformed');
  const aes = recover(publicKey, key, KEY_BYTES, 'the session key');
  return (encrypted: Uint8Array, what: string): Buffer => {
    const decipher = createDecipheriv('aes-128-cbc', aes, iv);
    try {
      return Buffer.concat([decipher.update(encrypted), decipher.final()]);
    } catch (error) {
      throw new BundleFault(`${what} can't be decrypted`, { cause: error });
    }
  };
}

/**
 * Does what the plugin does with a version: decrypts its ZIP file and every single file, and compares each with its
 * signed SHA-256.
 *
 * @param read reads an object of the version.
 * @throws BundleFault with the reason, if the plugin would refuse the version; and what `read` throws.
 */
export async function openBundle(
  bundle: SignedBundle,
  publicKey: KeyObject,
  read: (object: string) => Promise<Uint8Array> | Uint8Array,
): Promise<void> {
  const decrypt = decryptorOf(bundle.sessionKey, publicKey);
  const zip = decrypt(await read(ZIP_OBJECT), ZIP_OBJECT);
  const signed = recover(publicKey, Buffer.from(bundle.checksum, 'hex'), SHA256_BYTES, 'the checksum');
  if (!signed.equals(sha256(zip)) || signed.toString('hex') !== bundle.sha256)
    throw new BundleFault(`${ZIP_OBJECT} differs from its checksum`);
  for (const { name, hash, object } of bundle.files) {
    const plain = decrypt(await read(object), name);
    const content = name.endsWith('.br') ? await decompress(plain) : plain;
    const expected = recover(publicKey, Buffer.from(hash, 'hex'), SHA256_BYTES, `the hash of ${name}`);
    if (!expected.equals(sha256(content))) throw new BundleFault(`${name} differs from its hash`);
  }
}
