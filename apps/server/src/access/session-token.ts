import { newBearerToken, tokenHash } from '../crypto/bearer-token.ts';

/** A token as a request brings it: whose session it says it is, and its hash. */
export type SessionToken = {
  /** Null for a token from before tokens said so. */
  userId: string | null;
  hash: string;
};

/** An account's id, and 256 random bits; the id finds the account's shard, the hash of the whole its session. */
const WITH_ACCOUNT = /^([\w-]{1,64})\.[\w-]{43}$/;
const WITHOUT_ACCOUNT = /^[\w-]{20,200}$/;

/** A token for a new session of an account. It is told once; only its hash is kept (decision D14). */
export const newSessionToken = (userId: string): string => `${userId}.${newBearerToken()}`;

/** What a bearer token says; null where none of ours looks like it. */
export function readSessionToken(token: string): SessionToken | null {
  const userId = WITH_ACCOUNT.exec(token)?.[1];
  if (userId === undefined && !WITHOUT_ACCOUNT.test(token)) return null;
  return { userId: userId ?? null, hash: tokenHash(token) };
}
