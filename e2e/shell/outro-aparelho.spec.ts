import type { Page } from '@playwright/test';
import { signInByForm } from '../support/login-form.ts';
import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, outsideKeyStore, secretOf, signInOn } from '../support/shell/person.ts';

const NOTE = 'Sonhei com o mar de Itacaré';

/** A signed-out app that works: a person can sign in again and finds their entries. */
async function expectSignedOut(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, email);
}

/** The app welcomes a person whose address its key store doesn't have. */
const passWelcome = (page: Page): Promise<void> => page.getByRole('button', { name: 'Já tenho conta' }).click();

test.beforeEach(async ({ phone, email }) => {
  await signInOn(phone, email);
  await callAs(phone, 'POST', '/mood-entries', { score: 3, note: NOTE, timestamp: Date.now() });
  const page = await phone.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.kill();
});

test('a cópia de segurança de outro celular abre fora da conta, sem nada pessoal', async ({ phone, email }) => {
  phone.state.keyStore.clear();
  const page = await phone.open();
  await expect(page).toHaveURL(/\/login$/);
  const readable = await outsideKeyStore(phone);
  expect(readable).not.toContain(NOTE);
  expect(readable).not.toContain(email);
  await passWelcome(page);
  await expectSignedOut(page, email);
});

test('um cofre que este celular não abre mais é como não ter conta', { tag: '@whole' }, async ({ phone, email }) => {
  for (const key of phone.state.keyStore.keys()) phone.state.unreadable.add(key);
  const page = await phone.open();
  await passWelcome(page);
  await expectSignedOut(page, email);
  expect(secretOf(phone, 'authToken')).not.toBeNull();
});

test('reinstalado onde o cofre fica, como no iPhone, o app abre fora da conta', { tag: '@ios' }, async ({
  phone,
  email,
}) => {
  phone.state.preferences.clear();
  const page = await phone.open();
  await expectSignedOut(page, email);
});
