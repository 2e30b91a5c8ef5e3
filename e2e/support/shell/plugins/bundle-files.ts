import { constants, createDecipheriv, createHash, publicDecrypt } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/** Files of a bundle by their path. */
export type Files = Map<string, Buffer>;

export type ManifestEntry = { file_name: string; file_hash: string; download_url: string };

/** What `rsaEncrypted` is with the public key; throws if it was not encrypted with the private key. */
const opened = (rsaEncrypted: Buffer, publicKey: string): Buffer =>
  publicDecrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, rsaEncrypted);

/** Decrypts a downloaded file by its session key, `iv:key` in base64, as CryptoCipher of the updater. */
function decrypted(content: Buffer, sessionKey: string, publicKey: string): Buffer {
  const [iv, key] = sessionKey.split(':').map((part) => Buffer.from(part, 'base64'));
  if (iv?.length !== 16 || !key?.length) throw new Error('Session key required when public key is present');
  const aes = opened(key, publicKey);
  if (aes.length !== 16) throw new Error('AES file decryption failed: decrypted session key must be 16 bytes');
  const decipher = createDecipheriv('aes-128-cbc', aes, iv);
  return Buffer.concat([decipher.update(content), decipher.final()]);
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The checksum in an encrypted checksum, hex. */
export function openedChecksum(checksum: string, publicKey: string): string {
  if (!/^[0-9a-f]{512}$/i.test(checksum)) throw new Error('Bundle checksum is not encrypted.');
  return opened(Buffer.from(checksum, 'hex'), publicKey).toString('hex');
}

/** Path of a file in a manifest, without the ending of its compression. */
export const targetOf = (name: string): string => name.replace(/\.br$/, '');

/** Decrypts and decompresses a file of a manifest. */
export function restored(name: string, content: Buffer, sessionKey: string, publicKey: string): Buffer {
  const plain = decrypted(content, sessionKey, publicKey);
  return name.endsWith('.br') ? brotliDecompressSync(plain) : plain;
}
