import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An opaque bearer token: 256 random bits, base64url. */
export const newBearerToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token (decision D14): SHA-256, which suffices for 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
