import type { SessionGrant } from '@alento/contract/account';
import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { normalizeEmail } from '@alento/domain/account/email';
import { errorText } from '@alento/domain/errors/catalogue';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { unsealWords } from '../../../lib/session/ended/ended-session.ts';
import { session } from '../../../lib/session/session.ts';
import { deriveAnonymousAddress } from '../anonymous-address.ts';
import { deviceProofFor, keepDeviceProof } from './device-proof.ts';
import { loginCopy } from './login.copy.ts';

export type SignUpRequest = {
  email: string;
  password: string;
  termsOfUseDocumentId: string;
  privacyPolicyDocumentId: string;
};

/** A sign-in with a correct password that still needs the second factor. */
export type StartedSignIn = { email: string; address: string; challenge: SecondFactorChallenge };

async function addressFor(email: string): Promise<string> {
  // Browsers have no Web Crypto on pages of plain HTTP.
  if (!crypto.subtle) throw new ApiError(0, 'INSECURE_PAGE', loginCopy.insecure);
  const address = await deriveAnonymousAddress(email);
  if (address === null) throw new ApiError(0, 'EMAIL_INVALID', errorText('EMAIL_INVALID'));
  return address;
}

/**
 * Stores the session. The real address is stored on this device as login_email.
 * @param sentProof the device proof that the request contained
 */
async function start(grant: SessionGrant, email: string, address: string, sentProof?: string): Promise<void> {
  const { user, token, deviceKey, deviceProof } = grant;
  if (!user?.id) throw new ApiError(0, 'USER_NOT_FOUND', errorText('USER_NOT_FOUND'));
  keepDeviceProof(address, deviceProof, sentProof);
  const unsealed = await unsealWords(user.id, deviceKey);
  await session.start({ userId: user.id, token }, normalizeEmail(email), deviceKey, unsealed);
}

/**
 * Signs in: starts the session, or returns the challenge of the second factor. Sign-in and sign-up send the anonymous
 * address derived from the e-mail, not the e-mail.
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<StartedSignIn | null> {
  const address = await addressFor(email);
  const deviceProof = deviceProofFor(address);
  const body = { email: address, password, ...(deviceProof === undefined ? {} : { deviceProof }) };
  const { data }: { data: SessionGrant | SecondFactorChallenge | null } = await call('POST /auth/sign-in/email', {
    body,
  });
  if (!data) throw new ApiError(0, 'CREDENTIALS_INVALID', errorText('CREDENTIALS_INVALID'));
  if ('ticket' in data) return { email, address, challenge: data };
  await start(data, email, address, deviceProof);
  return null;
}

/**
 * Starts the session with the second factor. A code or passkey response is valid once, so the request is not retried.
 */
export async function finishSignIn(started: StartedSignIn, answer: SecondFactorAnswer): Promise<void> {
  const body = { ticket: started.challenge.ticket, answer };
  const { data } = await call('POST /auth/sign-in/second-factor', { body }, { repeatable: false });
  await start(data, started.email, started.address, deviceProofFor(started.address));
}

/** Creates an anonymous account and starts its session. The onboarding asks for a name and a phone number. */
export async function signUp({ email, ...rest }: SignUpRequest): Promise<void> {
  const address = await addressFor(email);
  const body = { ...rest, isAnonymous: true, email: address };
  // If the first request created the account, the server would refuse a retry because the account exists.
  const { data } = await call('POST /auth/sign-up/email', { body }, { repeatable: false });
  await start(data, email, address);
}
