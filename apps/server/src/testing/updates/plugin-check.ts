import { createDecipheriv, createHash, publicDecrypt } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

/**
 * What @capgo/capacitor-updater 8.51 does with an answer of the server, written from its sources (CryptoCipher.java,
 * DownloadService.java) and not from ours: it is a test's second opinion about signatures and encryption.
 */

export type PluginAnswer = {
  version: string;
  url: string;
  checksum: string;
  sessionKey: string;
  manifest: { file_name: string; file_hash: string; download_url: string }[];
};
type Download = (url: string) => Promise<Uint8Array>;

/** `CryptoCipher.decryptChecksum`: hex of 256 bytes, which RSA with PKCS#1 v1.5 turns into 32 bytes. */
function decryptChecksum(checksum: string, publicKey: string): string {
  if (!/^[0-9a-fA-F]+$/.test(checksum)) throw new Error('The checksum is not hex');
  const bytes = Buffer.from(checksum, 'hex');
  if (bytes.length !== 256) throw new Error(`The checksum has ${bytes.length} bytes`);
  const plain = publicDecrypt(publicKey, bytes);
  if (plain.length !== 32) throw new Error(`Unknown checksum algorithm: ${plain.length} bytes`);
  return plain.toString('hex');
}

/** `CryptoCipher.decryptFile`: AES-128-CBC with the IV and the encrypted key of the session key. */
function decryptFile(bytes: Uint8Array, publicKey: string, ivSessionKey: string): Buffer {
  if (!publicKey.startsWith('-----BEGIN RSA PUBLIC KEY-----')) throw new Error('Not a PKCS#1 key');
  const parts = ivSessionKey.split(':');
  if (parts.length !== 2) throw new Error('The session key has no two parts');
  const [iv, key] = parts.map((part) => Buffer.from(part, 'base64'));
  if (iv?.length !== 16 || !key) throw new Error('The IV has no 16 bytes');
  const sessionKey = publicDecrypt(publicKey, key);
  if (sessionKey.length !== 16) throw new Error('The session key has no 16 bytes');
  if (bytes.length === 0) throw new Error('Empty encrypted data');
  const cipher = createDecipheriv('aes-128-cbc', sessionKey, iv);
  const plain = Buffer.concat([cipher.update(bytes), cipher.final()]);
  if (plain.length === 0) throw new Error('Empty decrypted data');
  return plain;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Downloads the ZIP file of an answer. Throws if the plugin would refuse it. */
export async function downloadZip(answer: PluginAnswer, publicKey: string, download: Download): Promise<Buffer> {
  const zip = decryptFile(await download(answer.url), publicKey, answer.sessionKey);
  if (sha256(zip) !== decryptChecksum(answer.checksum, publicKey)) throw new Error('Checksum failed');
  return zip;
}

/** Downloads the files of an answer's manifest. Throws if the plugin would refuse one. */
export async function downloadManifestFiles(answer: PluginAnswer, publicKey: string, download: Download) {
  const files = new Map<string, string>();
  for (const { file_name: name, file_hash: hash, download_url: url } of answer.manifest) {
    const expected = decryptChecksum(hash, publicKey);
    const isBrotli = name.endsWith('.br');
    const target = isBrotli ? name.slice(0, -3) : name;
    if (files.has(target)) throw new Error(`Duplicate manifest target path: ${target}`);
    const plain = decryptFile(await download(url), publicKey, answer.sessionKey);
    const content = isBrotli ? brotliDecompressSync(plain) : plain;
    if (sha256(content) !== expected) throw new Error(`Checksum verification failed: ${target}`);
    files.set(target, content.toString());
  }
  return files;
}
