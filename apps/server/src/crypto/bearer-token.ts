import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates a bearer token: 256 random bits in base64url. */
export const newBearerToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a token that the database stores. SHA-256 suffices, because a token has 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
