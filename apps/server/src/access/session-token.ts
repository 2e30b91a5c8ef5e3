import { newBearerToken, tokenHash } from '../crypto/bearer-token.ts';

/** A parsed session token of a request. */
export type SessionToken = {
  /** The account's id; null for an older token, which doesn't contain it. */
  userId: string | null;
  hash: string;
};

/** `<account id>.<256 random bits>`. The hash of the whole token identifies the session. */
const WITH_ACCOUNT = /^([\w-]{1,64})\.[\w-]{43}$/;
const WITHOUT_ACCOUNT = /^[\w-]{20,200}$/;

/** Creates a session token. The response contains it once; the database stores only its hash. */
export const newSessionToken = (userId: string): string => `${userId}.${newBearerToken()}`;

/** Parses a bearer token; null if it doesn't have the format of a session token. */
export function readSessionToken(token: string): SessionToken | null {
  const userId = WITH_ACCOUNT.exec(token)?.[1];
  if (userId === undefined && !WITHOUT_ACCOUNT.test(token)) return null;
  return { userId: userId ?? null, hash: tokenHash(token) };
}
