import { constants, createCipheriv, createHash, type KeyObject, privateEncrypt, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { SignedBundle } from '../open-bundle.ts';
import { ZIP_OBJECT } from '../update-folder.ts';
import type { BuildFile } from './read-build.ts';

/** Regular file that its owner may change and everybody may read. */
const MODE = 0o100644;
/** Midnight at the place of this process: a ZIP file has local times, so this has the same bytes everywhere. */
const MODIFIED = new Date(1980, 0, 1);

/** A ZIP file with the build at its root. The same files give the same bytes. */
export async function zipBuild(files: readonly BuildFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files)
    zip.addBuffer(content, name, { mtime: MODIFIED, mode: MODE, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}

const compress = promisify(brotliCompress);
const KEY_BYTES = 16;
/** Beginning and last byte of what the plugin takes for an uncompressed file in a wrapper (`decompressBrotli`). */
const WRAPPERS = [Buffer.from('1b0006', 'hex'), Buffer.from('0b0280', 'hex')];
const WRAPPER_END = 0x03;

/** A version that is ready to be written: its row's signed parts, and its encrypted objects by name. */
export type SealedBundle = { signed: SignedBundle; objects: ReadonlyMap<string, Buffer> };

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const looksWrapped = (bytes: Buffer): boolean =>
  bytes.at(-1) === WRAPPER_END && WRAPPERS.some((wrapper) => wrapper.equals(bytes.subarray(0, wrapper.length)));

/** Brotli of a file if it is smaller and the plugin reads it as such, else null. */
async function compressed(content: Buffer): Promise<Buffer | null> {
  const smaller = await compress(content);
  return smaller.length < content.length && !looksWrapped(smaller) ? smaller : null;
}

/**
 * Signs and encrypts a build in the way that @capgo/capacitor-updater 8 expects with a public key. Anybody with the
 * public key can decrypt it: what protects the app are the signed SHA-256 values.
 */
export async function sealBundle(files: readonly BuildFile[], key: KeyObject): Promise<SealedBundle> {
  const aes = randomBytes(KEY_BYTES);
  const iv = randomBytes(KEY_BYTES);
  const sign = (bytes: Buffer): Buffer => privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes);
  const encrypt = (bytes: Buffer): Buffer => {
    const cipher = createCipheriv('aes-128-cbc', aes, iv);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };

  const zip = await zipBuild(files);
  const objects = new Map([[ZIP_OBJECT, encrypt(zip)]]);
  const sealed = await Promise.all(
    files.map(async ({ name, content }) => {
      const digest = sha256(content);
      const object = digest.toString('hex');
      const smaller = await compressed(content);
      const bytes = encrypt(smaller ?? content);
      objects.set(object, bytes);
      const hash = sign(digest).toString('hex');
      return { name: smaller ? `${name}.br` : name, hash, object, bytes: bytes.length };
    }),
  );
  const digest = sha256(zip);
  return {
    signed: {
      sha256: digest.toString('hex'),
      checksum: sign(digest).toString('hex'),
      sessionKey: `${iv.toString('base64')}:${sign(aes).toString('base64')}`,
      bytes: zip.length,
      files: sealed,
    },
    objects,
  };
}
