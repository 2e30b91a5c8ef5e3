import type { SessionGrant } from '@alento/contract/account';
import { normalizeEmail } from '@alento/domain/account/email';
import { errorText } from '@alento/domain/errors/catalogue';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { openKept } from '../../lib/session/ended-session.ts';
import { session } from '../../lib/session/session.ts';
import { deriveAnonymousAddress } from './anonymous-address.ts';

export type SignUpRequest = {
  email: string;
  password: string;
  termsOfUseDocumentId: string;
  privacyPolicyDocumentId: string;
};

async function addressFor(email: string): Promise<string> {
  const address = await deriveAnonymousAddress(email);
  if (address === null) throw new ApiError(0, 'EMAIL_INVALID', errorText('EMAIL_INVALID'));
  return address;
}

/** Keeps who is signed in; the real address stays on this device as login_email (core §1). */
async function start({ user, token, deviceKey }: SessionGrant, email: string): Promise<void> {
  if (!user?.id) throw new ApiError(0, 'USER_NOT_FOUND', errorText('USER_NOT_FOUND'));
  const kept = await openKept(user.id, deviceKey);
  session.start({ userId: user.id, token }, normalizeEmail(email), deviceKey, kept);
}

/** Only the derived address leaves the browser, here and in sign-up. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const { data } = await call('POST /auth/sign-in/email', { body: { email: await addressFor(email), password } });
  await start(data, email);
}

export async function signUp({ email, ...rest }: SignUpRequest): Promise<void> {
  const body = { ...rest, email: await addressFor(email), isAnonymous: true };
  // A second try would be told that the account exists, when the first one made it.
  const { data } = await call('POST /auth/sign-up/email', { body }, { repeatable: false });
  await start(data, email);
}
