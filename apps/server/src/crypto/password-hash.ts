import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes at once: the other two of Node's four threads for such work read files meanwhile. */
const AT_ONCE = 2;
const hashes = new PQueue({ concurrency: AT_ONCE });
/** Queues of the networks that wait for a hash: one hash of a network waits or runs among those of others. */
const networks = new Map<string, PQueue>();
const inThread = promisify(argon2);

function queueOf(network: string): PQueue {
  const known = networks.get(network);
  if (known) return known;
  const queue = new PQueue({ concurrency: 1 }).once('idle', () => networks.delete(network));
  networks.set(network, queue);
  return queue;
}

/** Computes a hash after the earlier ones of the network, so that many of one don't delay another's by their sum. */
const argon2Async = (network: string, ...call: Parameters<typeof inThread>): Promise<Buffer> =>
  queueOf(network).add(() => hashes.add(() => inThread(...call)));

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** Normalises to NFKC, because keyboards encode the same characters differently. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** Whether two passwords are equal after normalisation. */
export const isSamePassword = (a: string, b: string): boolean => bytesOf(a).equals(bytesOf(b));

/**
 * argon2id in PHC string form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
 *
 * @param network network of the request (`clientAddress`).
 */
export async function hashPassword(password: string, network: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await argon2Async(network, 'argon2id', {
    message: bytesOf(password),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Verifies a password; compares the tag in constant time.
 *
 * @param network network of the request (`clientAddress`).
 */
export async function verifyPassword(hash: string, password: string, network: string): Promise<boolean> {
  const match = PHC.exec(hash);
  if (!match) throw new Error('Not an argon2id hash');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await argon2Async(network, 'argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
