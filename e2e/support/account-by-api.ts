import type { Page } from '@playwright/test';
import { finishOnboarding } from './finish-onboarding.ts';
import { PASSWORD } from './fixtures.ts';
import { signUpByApi } from './sign-up-by-api.ts';

/** Creates an account through the API, with completed onboarding. No screen of the app is open afterwards. */
export async function createAccountByApi(page: Page, email: string): Promise<void> {
  await signUpByApi(page, email, PASSWORD);
  await finishOnboarding(page);
}
