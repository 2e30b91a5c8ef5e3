import { expect } from '@playwright/test';
import { allBrowserData } from '../browser-data.ts';
import { completeOnboarding } from '../finish-onboarding.ts';
import { PASSWORD } from '../fixtures.ts';
import { newAccount } from '../sign-up-by-api.ts';
import type { Phone } from './phone.ts';

/** Prefix that the secure storage puts before each key. */
const PREFIX = 'capacitor-storage_';
/** Keys whose values only the key store holds. */
const SECRET = ['authToken', 'deviceKey', 'deviceProofs', 'endedSession', 'login_email'];

const origin = (): string => process.env.ALENTO_ADDRESS ?? '';

/** A value in the phone's key store; null if it has none. */
export function secretOf(phone: Phone, key: string): string | null {
  const stored = phone.state.keyStore.get(PREFIX + key);
  return stored === undefined ? null : JSON.parse(stored);
}

/** Completes the onboarding of the person who is signed in on the phone. */
export const finishOnboardingOn = (phone: Phone): Promise<void> =>
  completeOnboarding(origin(), secretOf(phone, 'authToken'));

/** Creates an account with completed onboarding, which is signed in on the phone. Call it before the app is opened. */
export async function signInOn(phone: Phone, email: string): Promise<void> {
  const headers = { 'X-Time-Zone': 'America/Sao_Paulo' };
  const account = await newAccount(email, PASSWORD, { origin: origin(), headers });
  await completeOnboarding(origin(), account.authToken);
  for (const [key, value] of Object.entries(account)) {
    if (SECRET.includes(key)) phone.state.keyStore.set(PREFIX + key, JSON.stringify(value));
    else phone.state.preferences.set(key, value);
  }
}

/** Calls the API as the person who is signed in on the phone, past the app. Paths begin after /api. */
export async function callAs<Answer>(phone: Phone, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await fetch(`${origin()}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${secretOf(phone, 'authToken')}`, 'Content-Type': 'application/json' },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return answer.json();
}

/** Everything on the phone that is readable without its key store, as text. */
export async function outsideKeyStore(phone: Phone): Promise<string> {
  const preferences = [...phone.state.preferences].map((entry) => entry.join('='));
  return [...preferences, await allBrowserData(phone.page)].join('\n');
}
