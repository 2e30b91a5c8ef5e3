import { argon2Sync, randomBytes } from 'node:crypto';
import { vi } from 'vitest';

const SMALLEST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Each sign-up costs 30 ms and 19 MiB for its hash, which is the point of argon2id and not the subject here.
 * A hash names its setting, so that it is verified by the real function, as stored ones of the real setting are.
 * `crypto/password-hash.test.ts` runs without this.
 */
vi.mock('../crypto/password-hash.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../crypto/password-hash.ts')>()),
  hashPassword: async (password: string): Promise<string> => {
    const nonce = randomBytes(16);
    const tag = argon2Sync('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...SMALLEST });
    return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
  },
}));
