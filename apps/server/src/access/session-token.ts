import { newBearerToken, tokenHash } from '../crypto/bearer-token.ts';

/** A token of a request: the account it names, and its hash. */
export type SessionToken = {
  /** Null for an older token, which names no account. */
  userId: string | null;
  hash: string;
};

/** `<account id>.<256 random bits>`. The id finds the account's shard, the hash of the whole token its session. */
const WITH_ACCOUNT = /^([\w-]{1,64})\.[\w-]{43}$/;
const WITHOUT_ACCOUNT = /^[\w-]{20,200}$/;

/** Creates a session token. It is sent once; only its hash is stored (decision D14). */
export const newSessionToken = (userId: string): string => `${userId}.${newBearerToken()}`;

/** Parses a bearer token; null if it doesn't have the form of ours. */
export function readSessionToken(token: string): SessionToken | null {
  const userId = WITH_ACCOUNT.exec(token)?.[1];
  if (userId === undefined && !WITHOUT_ACCOUNT.test(token)) return null;
  return { userId: userId ?? null, hash: tokenHash(token) };
}
