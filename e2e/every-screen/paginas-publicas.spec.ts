import { expect, test } from '../support/fixtures.ts';
import { submitNewAccount } from '../support/login-form.ts';
import { becomesReady, open } from '../support/open.ts';

test('de uma página perdida, que responde 404, chega-se à ajuda, e de lá a um telefone', async ({ page }) => {
  const answer = await page.goto('/nada-aqui');
  expect(answer?.status()).toBe(404);
  await becomesReady(page);
  await page.getByRole('link', { name: /Ajuda agora CVV/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda agora' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: /188/ }).first()).toHaveAttribute('href', 'tel:188');
});

test('quem escolhe um Pix sem conta, com os preços do servidor, chega ao pagamento dele depois de se cadastrar, e só uma vez', async ({
  page,
  email,
}) => {
  await open(page, '/planos');
  await expect(page.locator('[data-plan="premium"]')).toContainText(/R\$\s29,90/);
  await expect(page.locator('[data-plan="free"]')).toContainText(/R\$\s0/);
  await page.getByRole('button', { name: /^Pix: R\$\s299 por 12 meses/ }).click();
  await expect(page).toHaveURL(/\/login\?createAccount=true&redirectToPayment=true&planId=premium$/);
  const flags = await page.evaluate(() => ({ ...localStorage }));
  expect(flags).toMatchObject({ pendingPlanId: 'premium', pendingPriceId: 'price_pix_premium_365' });

  await submitNewAccount(page, email);
  await expect(page.getByText('imita a página de pagamento da Stripe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar depois e voltar' })).toBeVisible();

  // Going back shows the plans, and doesn't open the payment page again.
  await page.goBack();
  await expect(page).toHaveURL(/\/planos$/);
  await expect(page.locator('[data-plan="free"]')).toContainText('Seu plano');
  await expect(page.getByRole('button', { name: 'Quero o Premium' })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('pendingPriceId'))).toBeNull();
});
