import type { BrowserContext, Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, createAccountByForm, createNewcomer, expect, PASSWORD, test } from '../support/fixtures.ts';

const NOTE = 'Escrevi isto antes da sessão acabar';
const LINE = 'Minha gata Tapioca';

/** Ends the session on the server, as a sign-out on another device does. Also works while the browser has no network. */
async function endSession(page: Page): Promise<void> {
  await (await apiOf(page)).post('/auth/sign-out', {});
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar', { exact: false })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function writePlanOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/plano-de-seguranca');
  await page.getByRole('button', { name: 'Começar', exact: false }).first().click();
  await context.setOffline(true);
  await page.keyboard.type(LINE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Sem conexão: guardado neste aparelho/)).toBeVisible();
}

test('a sessão acaba no meio do começo: a nota volta para quem a escreveu', async ({ page, email }) => {
  await createNewcomer(page, email);
  const modal = page.getByRole('dialog', { name: /Bem-vindo ao Alento/ });
  const next = modal.getByRole('button', { name: 'Continuar' });
  await next.click();
  await modal.getByRole('checkbox', { name: 'Não quero informar um email de recuperação' }).check();
  await next.click();
  await modal.getByRole('button', { name: 'Pular' }).click();
  await expect(modal.getByRole('heading', { name: 'O que traz você ao Alento?' })).toBeVisible();
  await modal.getByRole('button', { name: 'Pular' }).click();
  await modal.getByRole('radio', { name: 'Regular' }).click();
  await modal.getByRole('textbox').fill(NOTE);
  await endSession(page);
  // Another request may be refused before the press; then the page has left already.
  await Promise.any([next.click(), page.waitForURL(/\/login/)]);
  await expect(page).toHaveURL(/\/login/);
  await signInAgain(page, email);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
        return (await (await fetch('/api/mood-entries', { headers })).json()).map(({ note }: { note: string }) => note);
      }),
    )
    .toEqual([NOTE]);
});

test('uma linha do plano espera a mesma pessoa, e outra não a vê', async ({ page, context, email }) => {
  test.setTimeout(120_000);
  await createAccount(page, email);
  await writePlanOffline(page, context);
  await endSession(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => stored(page)).toContain(':sealed-words');
  expect(await stored(page)).not.toContain(LINE);
  await signInAgain(page, email);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText(LINE).first()).toBeVisible();
  await expect(page.getByText('Salvo', { exact: false }).first()).toBeVisible();

  await page.goto('/home');
  await endSession(page);
  await page.goto('/historico');
  await expect(page).toHaveURL(/\/login/);
  // Everything was sent, so nothing has to stay on the device.
  expect(await stored(page)).not.toContain(LINE);
  await createAccountByForm(page, `outra-${email}`);
  expect(await stored(page)).not.toContain(LINE);
});

test('sair enquanto algo espera: pergunta antes', async ({ page, context, email }) => {
  await createAccount(page, email);
  await writePlanOffline(page, context);
  await page.route('**/api/safety-plan', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await context.setOffline(false);
  await page.goto('/perfil');
  const leave = page.getByRole('button', { name: 'Sair' }).locator('visible=true').first();
  await leave.click();
  const question = page.getByRole('alertdialog', { name: 'Há palavras suas que ainda não foram enviadas' });
  await question.getByRole('button', { name: 'Ficar por enquanto' }).click();
  await expect(question).toBeHidden();
  await expect(leave).toBeFocused();
  expect(await stored(page)).toContain(LINE);
  await leave.click();
  await question.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The device proof contains no name.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['deviceProofs']);
});
