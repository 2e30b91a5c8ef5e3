import { apiOf } from '../support/api-of.ts';
import { finishOnboarding } from '../support/finish-onboarding.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { submitNewAccount } from '../support/login-form.ts';
import { becomesReady, reopen } from '../support/open.ts';

test('da página inicial ao primeiro humor, que só sai do aparelho quando a conta existe', async ({ page, email }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') sent.push(pathname);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar' }).first().click();
  await expect(page).toHaveURL(/\/comecar$/);
  await page.getByRole('radio', { name: 'Mal', exact: true }).click();
  await expect(page.getByText(/^Mal, guardado às/)).toBeVisible();
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expectAccessible(page);

  await reopen(page);
  await expect(page.getByText(/^Há 1 registro guardado neste aparelho/)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByText('O registro feito neste aparelho entra na conta.')).toBeVisible();
  await expectAccessible(page);
  await submitNewAccount(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await becomesReady(page);
  const api = await apiOf(page);
  const scores = async () => (await api.get<{ score: number }[]>('/mood-entries')).map(({ score }) => score);
  await expect.poll(scores).toEqual([3]);
  await finishOnboarding(page);
  await reopen(page);
  await expect(page.getByRole('region', { name: 'Hoje' })).toContainText('Bem');
  expect(await scores()).toEqual([3]);
});
