import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Derives the address that is sent instead of the real one. Null if the input is no e-mail address. */
export const deriveAnonymousAddress = (email: string): Promise<string | null> => anonymousAddressOf(email, sha256);
