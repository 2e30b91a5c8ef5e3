import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Each sign-up and each password costs 30 ms and 19 MiB, which is the point of argon2id and not the subject
 * here: in the tests' own process it takes its smallest setting. `crypto/password-hash.test.ts` runs without this.
 */
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8 * parameters.parallelism, passes: 1 }, callback);
syncBuiltinESMExports();
