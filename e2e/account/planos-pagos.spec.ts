import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { finishOnboarding } from '../support/finish-onboarding.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { submitNewAccount } from '../support/login-form.ts';
import { open } from '../support/open.ts';
import { payByCard, REFUSED_CARD } from '../support/pay-by-card.ts';
import { buyByCard, control, letDaysPass, objectsOf } from '../support/stripe-double.ts';

type Subscription = {
  renewsAt: number | null;
  endsAt: number | null;
  cancellation: { lastDay?: string } | null;
};

const subscriptionOf = async (page: Page): Promise<Subscription> => (await apiOf(page)).get('/subscription');

const dateText = (at: number | string | null, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string => {
  if (at === null) throw new Error('The server states no date');
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...options }).format(new Date(at));
};

/** Whether the assistant's button is to the right of the links to what the plan opens, at whatever height it is. */
const isUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector('[data-floating]')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('main li a svg')].map((part) => part.getBoundingClientRect().right);
    return button !== undefined && parts.length > 0 && Math.max(...parts) <= button.x;
  });

test('sem conta ainda: escolher o Premium, criar a conta, um cartão recusado não cobra, outro paga, e o Premium se abre', async ({
  page,
  email,
}) => {
  await open(page, '/planos');
  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await expect(page).toHaveURL(/\/login\?createAccount=true&redirectToPayment=true&planId=premium/);
  await expect(page.getByText('Depois de criar a conta, você segue para o pagamento do Premium.')).toBeVisible();
  await submitNewAccount(page, email);

  await test.step('o cartão recusado', async () => {
    await payByCard(page, REFUSED_CARD);
    await expect(page.getByText('Seu cartão foi recusado.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('heading', { name: 'Nada foi cobrado' })).toBeVisible();
    expect((await objectsOf(page)).charges).toMatchObject([{ paid: false }]);
    expect(await page.evaluate(() => localStorage.getItem('pendingPlanId'))).toBeNull();
    await page.getByRole('link', { name: 'Voltar aos planos' }).click();
  });

  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'O Premium está aberto' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => isUncovered(page)).toBe(true);
  expect((await objectsOf(page)).sessions).toHaveLength(1);

  await finishOnboarding(page);
  await open(page, '/perfil/plano');
  await expect(page.getByText('Próxima cobrança: R$ 29,90')).toBeVisible();
  await page.getByRole('button', { name: 'Ver recibos' }).click();
  await expect(page.getByText('Premium, 1 mês · Visa final 4242')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Abrir recibo de/ })).toHaveAttribute('href', /^http/);
  await expectAccessible(page);
  const sentRequests = JSON.stringify(await control('requests'));
  expect(sentRequests).not.toContain(email);
  expect(sentRequests).not.toContain('anon_');
});

test('um Pix pago depois abre o plano sozinho em todas as abas, por uma só conexão', async ({
  page,
  email,
  context,
}) => {
  await createAccountByApi(page, email);
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/account/stream')) streams += 1;
  });
  const opened = page.waitForRequest('**/api/account/stream');
  await open(page, '/perfil/plano');
  await expect(page.getByText('Sem custo e sem prazo para acabar.')).toBeVisible();
  await opened;

  const other = await context.newPage();
  await open(other, '/planos');
  await other.getByRole('button', { name: /^Pix: R\$\s29,90 por 30 dias/ }).click();
  await other.getByLabel('E-mail').fill('pagadora@exemplo.com');
  await other.getByRole('button', { name: 'Pagar depois e voltar' }).click();
  await expect(other.getByRole('heading', { name: 'Confirmando o pagamento…' })).toBeVisible();
  await expectAccessible(other);
  const { sessions } = await objectsOf(page);
  await control('pix', { session: sessions[0]?.id, outcome: 'paid' });

  await expect(page.getByText(/^Por Pix, R\$\s29,90 por 30 dias/)).toBeVisible();
  const { endsAt } = await subscriptionOf(page);
  await expect(page.getByText(`Vale até ${dateText(endsAt)} e não se renova.`)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'O Premium está aberto' })).toBeVisible();
  expect(streams).toBe(1);

  // The next tab takes over the connection of one that is closed.
  const taken = other.waitForRequest('**/api/account/stream');
  await page.close();
  await taken;
});

test('do Essencial para o Premium: a tela diz quanto é hoje e quanto depois, e cobra isso', async ({ page, email }) => {
  await createAccountByApi(page, email);
  await buyByCard(page, 'essencial');
  await letDaysPass(page, 10);
  await open(page, '/planos');
  const own = page.getByRole('region', { name: 'Seu plano' });
  await own.getByRole('button', { name: 'Mudar para o Premium' }).click();
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
  await expect(page.locator('li[data-plan="premium"]')).toHaveAttribute('aria-current', 'true');
  await expect(own).toContainText(`Renova em ${dateText((await subscriptionOf(page)).renewsAt)}.`);
});

test('desistir da compra dentro do prazo devolve tudo e encerra na hora', async ({ page, email }) => {
  await createAccountByApi(page, email);
  await buyByCard(page, 'premium');
  // The tests of the domain and the API cover the last day itself, which ends at midnight.
  await letDaysPass(page, 5);
  const lastDay = (await subscriptionOf(page)).cancellation?.lastDay ?? null;
  await open(page, '/perfil/plano');
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/R\$\s29,90 voltam por inteiro e o acesso ao Premium termina na hora/);
  const day = dateText(`${lastDay}T12:00:00-03:00`, { day: 'numeric', month: 'long' });
  await expect(dialog).toContainText(`Vale até ${day}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Desistir da compra' }).click();
  await dialog.getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(dialog).toContainText(/R\$\s29,90 voltam pelo mesmo meio/);
  expect((await objectsOf(page)).charges).toMatchObject([{ refunded: true, amount_refunded: 2990 }]);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Sem custo e sem prazo para acabar.')).toBeVisible();
});

test('cancelar depois do prazo não devolve, diz até quando vale, dá para voltar atrás, e no fim nada se perde', async ({
  page,
  email,
}) => {
  await createAccountByApi(page, email);
  await buyByCard(page, 'premium');
  const api = await apiOf(page);
  const note = 'Caminhei no parque com a Júlia 🌳';
  await api.post('/mood-entries', { score: 4, note });
  await letDaysPass(page, 8);
  const end = dateText((await subscriptionOf(page)).renewsAt);
  await open(page, '/perfil/plano');
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`O Premium continua até ${end} e não se renova. Não há devolução`);
  await dialog.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  await expect(dialog).toContainText('Sua assinatura não se renova mais.');
  await expect(dialog).toContainText(`O Premium continua até ${end}`);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText(`Não se renova. O acesso continua até ${end}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Manter o Premium' }).click();
  await expect(page.getByText(`Próxima cobrança: R$ 29,90 em ${end}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await dialog.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  // The dialog says before the press, too, that nothing more will be charged.
  await expect(dialog).toContainText('Sua assinatura não se renova mais.');

  await letDaysPass(page, 24);
  await expect.poll(async () => (await api.get<{ planId: string }>('/user-plans/current')).planId).toBe('free');
  expect((await objectsOf(page)).charges).toMatchObject([{ amount: 2990, refunded: false }]);
  await open(page, '/historico');
  await expect(page.getByText(note)).toBeVisible();
});
