import type { Locator, Page } from '@playwright/test';
import { finishOnboarding } from '../support/finish-onboarding.ts';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { payByCard, REFUSED_CARD } from '../support/pay-by-card.ts';
import { control, letDaysPass, objectsOf } from '../support/stripe-double.ts';

const planRow = (page: Page, plan: string) => page.locator(`li[data-plan="${plan}"]`);

/** Buys a plan by card, from /planos to the opened plan. */
async function buy(page: Page, name: 'Essencial' | 'Premium'): Promise<void> {
  await page.goto('/planos');
  await page.getByRole('button', { name: `Quero o ${name}` }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: `O ${name} está aberto` })).toBeVisible();
}

/** Asserts that the assistant's button is to the right of all these elements, at whatever height it is. */
async function expectUncovered(page: Page, parts: Locator): Promise<void> {
  const button = await page.locator('[data-floating]').boundingBox();
  if (!button) throw new Error('The assistant has no button');
  const ends = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(button.x);
}

const dateText = (days: number, withYear = true): string =>
  new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'America/Sao_Paulo',
  }).format(Date.now() + days * 86_400_000);

test('quem ainda não tem conta escolhe o Premium, cria a conta, paga sem escolher de novo, e o Premium se abre', async ({
  page,
  email,
}) => {
  await page.goto('/planos');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await expect(page).toHaveURL(/\/login\?createAccount=true&redirectToPayment=true&planId=premium/);
  await expect(page.getByText('Depois de criar a conta, você segue para o pagamento do Premium.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'O Premium está aberto' })).toBeVisible();
  await expectAccessible(page);
  await expectUncovered(page, page.getByRole('main').locator('li a svg'));
  await finishOnboarding(page);
  await page.goto('/perfil');
  await expect(page.getByText('Próxima cobrança: R$ 29,90')).toBeVisible();
  await page.getByRole('button', { name: 'Ver recibos' }).click();
  await expect(page.getByText('Premium, 1 mês · Visa final 4242')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Abrir recibo de/ })).toHaveAttribute('href', /^http/);
  await expectAccessible(page);
  const told = JSON.stringify(await control('requests'));
  expect(told).not.toContain(email);
  expect(told).not.toContain('anon_');
});

test('um cartão recusado não abre nada, voltar diz que nada foi cobrado, e outro cartão paga', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await page.goto('/planos');
  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await payByCard(page, REFUSED_CARD);
  await expect(page.getByText('Seu cartão foi recusado.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Nada foi cobrado' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar aos planos' }).click();
  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'O Premium está aberto' })).toBeVisible();
  expect((await objectsOf(page)).sessions).toHaveLength(1);
});

test('um Pix pago depois de sair abre o plano sozinho, também em outra aba', async ({ page, email, context }) => {
  await createAccount(page, email);
  await page.goto('/perfil');
  await expect(page.getByText('Sem custo e sem prazo para acabar.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/planos');
  await other.getByRole('button', { name: /^Pix: R\$\s29,90 por 30 dias/ }).click();
  await other.getByLabel('E-mail').fill('pagadora@exemplo.com');
  await other.getByRole('button', { name: 'Pagar depois e voltar' }).click();
  await expect(other.getByRole('heading', { name: 'Confirmando o pagamento…' })).toBeVisible();
  await expectAccessible(other);
  await other.close();
  const { sessions } = await objectsOf(page);
  await control('pix', { session: sessions[0]?.id, outcome: 'paid' });
  // The open tab hears of the payment by itself.
  await expect(page.getByText(`Vale até ${dateText(30)} e não se renova.`)).toBeVisible();
  await expect(page.getByText(/^Por Pix, R\$\s29,90 por 30 dias/)).toBeVisible();
});

test('do Essencial para o Premium: a tela diz quanto é hoje e quanto depois, e cobra isso', async ({ page, email }) => {
  await createAccount(page, email);
  await buy(page, 'Essencial');
  await letDaysPass(page, 10);
  await page.goto('/planos');
  await page.getByRole('button', { name: 'Mudar para o Premium' }).click();
  const dialog = page.getByRole('dialog');
  const due = await dialog.getByText(/pelo resto deste período/).innerText();
  await expect(dialog).toContainText(/R\$\s29,90 por mês, a partir de/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mudar para o Premium' }).click();
  await expect(dialog).toContainText('Pronto: seu plano agora é o Premium.');
  const [, reais = '', centavos = '00'] = /R\$\s(\d+)(?:,(\d\d))?/.exec(due) ?? [];
  const cents = Number(`${reais}${centavos}`);
  expect((await objectsOf(page)).charges.map(({ amount }) => amount)).toContain(cents);
  await page.keyboard.press('Escape');
  await expect(planRow(page, 'premium')).toHaveAttribute('aria-current', 'true');
});

test('no sétimo dia desistir devolve tudo e encerra na hora', async ({ page, email }) => {
  await createAccount(page, email);
  await buy(page, 'Premium');
  await letDaysPass(page, 7);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/R\$\s29,90 voltam por inteiro e o acesso ao Premium termina na hora/);
  await expect(dialog).toContainText(`Vale até ${dateText(0, false)}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Desistir da compra' }).click();
  await dialog.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(dialog).toContainText(/R\$\s29,90 voltam pelo mesmo meio/);
  expect((await objectsOf(page)).charges).toMatchObject([{ refunded: true, amount_refunded: 2990 }]);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Sem custo e sem prazo para acabar.')).toBeVisible();
});

test('no oitavo dia cancelar não devolve, diz até quando vale, dá para voltar atrás, e no fim nada se perde', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await buy(page, 'Premium');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const note = 'Caminhei no parque com a Júlia 🌳';
  await page.request.post('/api/mood-entries', { headers, data: { score: 4, note } });
  await letDaysPass(page, 8);
  const until = await page.request.get('/api/subscription', { headers });
  const { renewsAt } = await until.json();
  const end = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(renewsAt);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`O Premium continua até ${end} e não se renova. Não há devolução`);
  await dialog.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  await expect(dialog).toContainText(`O Premium continua até ${end}`);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText(`Não se renova. O acesso continua até ${end}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Manter o Premium' }).click();
  await expect(page.getByText(`Próxima cobrança: R$ 29,90 em ${end}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar cancelamento' }).click();
  // The dialog says before the press, too, that nothing more will be charged.
  await expect(page.getByRole('dialog')).toContainText('Sua assinatura não se renova mais.');

  await letDaysPass(page, 24);
  const usage = async () => (await (await page.request.get('/api/chat/usage', { headers })).json()) as unknown;
  await expect
    .poll(async () => (await (await page.request.get('/api/user-plans/current', { headers })).json()).planId)
    .toBe('free');
  expect(JSON.stringify(await usage())).toContain('5');
  await page.goto('/historico');
  await expect(page.getByText(note).first()).toBeVisible();
});
