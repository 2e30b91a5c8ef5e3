import { expect, type Page } from '@playwright/test';

const GOOD_CARD = '4242 4242 4242 4242';
export const REFUSED_CARD = '4000 0000 0000 0002';

/** Pays on the page that stands for Stripe's. */
export async function payByCard(page: Page, card = GOOD_CARD): Promise<void> {
  await expect(page.getByText('imita a página de pagamento da Stripe')).toBeVisible();
  await page.getByLabel('E-mail').fill('pagadora@exemplo.com');
  await page.getByLabel('Número do cartão').fill(card);
  await page.getByLabel('Validade').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pagar' }).click();
}
