import { expect, type Page } from '@playwright/test';
import { finishOnboarding } from './finish-onboarding.ts';
import { PASSWORD } from './fixtures.ts';
import { open, reopen } from './open.ts';

/** Signs in by the form of an open /login. The answer is not waited for. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs in by the form of an open /login. Ends on /home. */
export async function signInByForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(/\/home$/);
}

/** Creates an account by the open form for a new one. The answer is not waited for. */
export async function submitNewAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

/**
 * Creates an account by the form on the login page. Ends on /home, where onboarding starts. For tests about signing up
 * and what it stores on the device; other tests use the faster `createAccount`.
 */
async function createNewcomerByForm(page: Page, email: string): Promise<void> {
  await open(page, '/login?createAccount=true');
  await submitNewAccount(page, email);
  await expect(page).toHaveURL(/\/home$/);
}

/** Creates an account by the form on the login page, with completed onboarding. Ends on /home. */
export async function createAccountByForm(page: Page, email: string): Promise<void> {
  await createNewcomerByForm(page, email);
  await finishOnboarding(page);
  await reopen(page);
}
