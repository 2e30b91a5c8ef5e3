import { createHash } from 'node:crypto';
import { ANONYMOUS_PREFIX, anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { expect, type Page } from '@playwright/test';

/** An address of the same origin that doesn't start the app. */
const NO_APP = '/api/health';

const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text).digest();

const idOfLatest = async (origin: string, type: string): Promise<string> =>
  (await (await fetch(`${origin}/api/legal-documents/latest?type=${type}`)).json()).id;

/** The ids of the legal documents of each server, which don't change while it runs. */
const legalIds = new Map<string, Promise<readonly [string, string]>>();

function legalIdsOf(origin: string): Promise<readonly [string, string]> {
  const known = legalIds.get(origin);
  if (known) return known;
  const ids = Promise.all([idOfLatest(origin, 'TERMS_OF_USE'), idOfLatest(origin, 'PRIVACY_POLICY')] as const);
  legalIds.set(origin, ids);
  return ids;
}

/** What the sign-up form stores on the device, by key. */
export type StoredAccount = Readonly<Record<'userId' | 'authToken' | 'login_email', string>> &
  Readonly<Record<string, string>>;

/**
 * Creates an account through the API.
 *
 * @param origin scheme and host of the server.
 * @returns what the sign-up form stores on the device.
 */
export async function newAccount(
  email: string,
  password: string,
  { origin, headers }: { origin: string; headers: Record<string, string> },
): Promise<StoredAccount> {
  const address = await anonymousAddressOf(email, sha256);
  if (address === null) throw new Error(`${email} is no address`);
  const [termsOfUseDocumentId, privacyPolicyDocumentId] = await legalIdsOf(origin);
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      email: address,
      password,
      isAnonymous: true,
      termsOfUseDocumentId,
      privacyPolicyDocumentId,
    }),
  });
  expect(answer.status).toBe(200);
  const { user, token, deviceKey, deviceProof } = await answer.json();
  const letter = address.charAt(ANONYMOUS_PREFIX.length);
  return {
    login_email: email,
    deviceKey,
    deviceProofs: JSON.stringify([{ letter, proof: deviceProof }]),
    userId: user.id,
    tokenKeptAt: String(Date.now()),
    authToken: token,
  };
}

/**
 * Creates an account through the API and stores on the device what the sign-up form stores. No screen is open
 * afterwards.
 */
export async function signUpByApi(page: Page, email: string, password: string): Promise<void> {
  await page.goto(NO_APP);
  const headers = await page.evaluate(() => ({
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'User-Agent': navigator.userAgent,
  }));
  const account = await newAccount(email, password, { origin: new URL(page.url()).origin, headers });
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, account);
}
