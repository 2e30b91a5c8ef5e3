import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** The address that leaves this device in place of the real one (decision D12); null when it is none. */
export const deriveAnonymousAddress = (email: string): Promise<string | null> => anonymousAddressOf(email, sha256);
