import type { Page } from '@playwright/test';
import { appHandlesPresses, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

const PAGES = [
  ['/planos', 'O plano grátis continua grátis'],
  ['/sobre', 'Um lugar calmo para perceber como você anda'],
  ['/profissionais', 'O que a pessoa viveu entre uma sessão e outra'],
  ['/psicologos', 'Ajuda de gente, perto de você'],
  ['/ajuda', 'Ajuda agora'],
  ['/ajuda/app', 'Como usar o Alento'],
  ['/ajuda/app/trocar-a-senha', 'Trocar a senha'],
  ['/payment-success', 'Entre para ver o seu plano'],
  ['/payment-cancel', 'Nada foi cobrado'],
  ['/politica-de-privacidade', 'Política de Privacidade'],
  ['/termos-de-uso', 'Termos de Uso'],
  ['/um-lugar-que-nao-existe', 'Esta página não existe'],
] as const;

test.describe('sem JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of PAGES) {
    test(`quem chega a ${path} lê a página`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('a página inicial se lê, e leva ao cadastro e ao telefone do CVV', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#planos')).toContainText(/R\$\s29,90/);
    await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
    await page.locator('a[href="/login?createAccount=true"]').locator('visible=true').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crie sua conta');
  });
});

test('um endereço que não existe responde 404, e o axe não encontra nada', async ({ page }) => {
  const answer = await page.goto('/um-lugar-que-nao-existe');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
});

test('os preços vêm do servidor, e a comparação diz o que já existe', async ({ page }) => {
  await page.goto('/planos');
  await expect(page.locator('[data-plan="premium"]')).toContainText(/R\$\s29,90/);
  await expect(page.locator('[data-plan="free"]')).toContainText(/R\$\s0/);
  const table = page.getByRole('table', { name: 'O que cada plano oferece' });
  await expect(table.getByRole('row', { name: /Mensagens ao assistente por dia/ })).toContainText('sem limite');
});

test('uma instalação sem pagamentos diz isso, e não mostra botões de compra', async ({ page }) => {
  await page.goto('/planos');
  await expect(page.getByText('Esta instalação não recebe pagamentos.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quero o/ })).toHaveCount(0);
});

/** Mocks prices, and a payment page at which the person gives up. */
async function takePayments(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/plans', async (route) => {
    const answer = await route.fetch();
    const plans = (await answer.json()) as { id: string; priceCents: number }[];
    const json = plans.map((plan) => {
      const { priceCents } = plan;
      const prices = { priceCents, perMonthCents: priceCents };
      const card = { priceId: `card_${plan.id}`, period: 'month', method: 'card', ...prices };
      const pix = { priceId: `pix_${plan.id}`, period: '30d', method: 'pix', ...prices };
      return { ...plan, offers: plan.id === 'free' ? [] : [card, pix] };
    });
    await route.fulfill({ json });
  });
  await page.route('**/api/create-checkout-session', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { url: new URL('/payment-cancel', page.url()).href } });
  });
  return sent;
}

test('quem escolhe um preço sem conta chega ao pagamento depois de se cadastrar, sem escolher de novo', async ({
  page,
  email,
}) => {
  const sent = await takePayments(page);
  await page.goto('/planos');
  await page
    .locator('[data-plan="premium"]')
    .getByRole('button', { name: /^Pix: R\$\s29,90 por 30 dias$/ })
    .click();
  await expect(page).toHaveURL(/\/login\?createAccount=true&redirectToPayment=true&planId=premium$/);
  const flags = await page.evaluate(() => ({ ...localStorage }));
  expect(flags).toMatchObject({ createAccount: 'true', pendingPlanId: 'premium', pendingPriceId: 'pix_premium' });

  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page).toHaveURL(/\/payment-cancel$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nada foi cobrado');
  expect(sent).toEqual([{ priceId: 'pix_premium', userId: expect.any(String) }]);

  // Going back shows the plans, and doesn't open the payment page again.
  await page.goBack();
  await expect(page).toHaveURL(/\/planos$/);
  await expect(page.locator('[data-plan="free"]')).toContainText('Seu plano');
  expect(sent).toHaveLength(1);

  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmando o pagamento…');
});

test('um plano que não existe é dito, e não abre nada', async ({ page }) => {
  await page.goto('/planos?selectedPlan=ouro&autoCheckout=true');
  await expect(page.getByRole('alert')).toHaveText('Plano inválido selecionado');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('de uma página perdida chega-se à ajuda, e de lá a um telefone', async ({ page }) => {
  await page.goto('/nada-aqui');
  await appHandlesPresses(page);
  await page.getByRole('link', { name: /Ajuda agora CVV/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: /188/ }).first()).toHaveAttribute('href', 'tel:188');
});
