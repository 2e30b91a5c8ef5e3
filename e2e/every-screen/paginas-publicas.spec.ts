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
  await page.route('**/api/plans', async (route) => {
    const plans = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: plans.map((plan) => ({ ...plan, offers: [] })) });
  });
  await page.goto('/planos');
  await expect(page.getByText('Esta instalação não recebe pagamentos.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quero o/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('quem escolhe um Pix sem conta chega ao pagamento dele depois de se cadastrar, e só uma vez', async ({
  page,
  email,
}) => {
  await page.goto('/planos');
  await page.getByRole('button', { name: /^Pix: R\$\s299 por 12 meses/ }).click();
  await expect(page).toHaveURL(/\/login\?createAccount=true&redirectToPayment=true&planId=premium$/);
  const flags = await page.evaluate(() => ({ ...localStorage }));
  expect(flags).toMatchObject({ pendingPlanId: 'premium', pendingPriceId: 'price_pix_premium_365' });

  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('imita a página de pagamento da Stripe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar depois e voltar' })).toBeVisible();

  // Going back shows the plans, and doesn't open the payment page again.
  await page.goBack();
  await expect(page).toHaveURL(/\/planos$/);
  await expect(page.locator('[data-plan="free"]')).toContainText('Seu plano');
  await expect(page.getByRole('button', { name: 'Quero o Premium' })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('pendingPriceId'))).toBeNull();
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
