import { argon2Sync, randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { hashingWork } from './hashing-work.ts';

const SMALLEST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Hashes passwords with the smallest parameters of argon2id, because the real ones take 30 ms and 19 MiB for each
 * sign-up. A hash contains its parameters, so that the real function can verify it. `crypto/password-hash.test.ts` runs
 * without this mock. Passwords are counted here, because a test file can't mock the module a second time.
 */
vi.mock('../crypto/password-hash.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../crypto/password-hash.ts')>();
  return {
    ...real,
    hashPassword: async (password: string): Promise<string> => {
      hashingWork.passwords += 1;
      const nonce = randomBytes(16);
      const tag = argon2Sync('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...SMALLEST });
      return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    },
    verifyPassword: (hash: string, password: string, network: string): Promise<boolean> => {
      hashingWork.passwords += 1;
      return real.verifyPassword(hash, password, network);
    },
  };
});
