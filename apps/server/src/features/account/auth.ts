import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@alento/domain/account/password';
import { RESET_TOKEN_MS, SESSION_MS } from '@alento/domain/account/session';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, verifyPassword } from '../../crypto/password-hash.ts';
import type { Runner } from '../../db/database.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/account.ts';

type Purpose = {
  /** Gives the hash under which an account's first session is kept; the token itself stays with us. */
  sessionTokenHash?: (userId: string) => string;
  /** Computed beforehand, so that no transaction waits for argon2. */
  passwordHash?: string;
  /** Called with each reset token made. */
  onResetToken?: (token: string) => void;
  /** ms epoch. */
  now: number;
};

/**
 * better-auth over one connection or transaction, made anew for each use (about 1 ms): what it
 * writes and what we write beside it commit together. It never sees an address, a token, a name,
 * or a network: identities come as keyed hashes.
 */
export function authOver(runner: Runner, secret: string, purpose: Purpose) {
  return betterAuth({
    baseURL: 'http://auth.invalid',
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(runner, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      resetPasswordTokenExpiresIn: RESET_TOKEN_MS / 1000,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => purpose.passwordHash ?? (await hashPassword(password)),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      sendResetPassword: async ({ token }) => purpose.onResetToken?.(token),
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_MS / 1000 },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            if (purpose.sessionTokenHash === undefined) return false;
            const at = new Date(purpose.now);
            return {
              data: {
                ...session,
                token: purpose.sessionTokenHash(session.userId),
                ipAddress: '',
                userAgent: '',
                expiresAt: new Date(purpose.now + SESSION_MS),
                createdAt: at,
                updatedAt: at,
              },
            };
          },
        },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
  });
}
