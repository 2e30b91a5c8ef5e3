import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { allBrowserData, localData } from '../support/browser-data.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { signInByForm } from '../support/login-form.ts';
import { open } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const DRAFT = 'Queria contar que hoje a Tapioca dormiu no meu colo';
const LINE = 'Ver o mar de novo com a Lu';
const PLAN = {
  ...emptySafetyPlan(),
  whatHelps: ['Banho morno'],
  reasons: [LINE],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
  professionals: [{ name: 'CAPS do bairro', phone: '(81) 3333-4444' }],
};

const field = (page: Page) => page.getByRole('textbox', { name: 'Sua mensagem' });
const question = (page: Page) => page.getByRole('group', { name: 'Deixar os contatos à mão sem entrar na conta?' });
const call = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: `Ligar para ${name}` });

/** A person with a safety plan answers the question about its contacts and writes a message that isn't sent. */
async function leaveUnsentTexts(page: Page, email: string, answer: string): Promise<void> {
  await createAccountByApi(page, email);
  await (await apiOf(page)).put('/safety-plan', PLAN);
  await open(page, '/plano-de-seguranca');
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await question(page).getByText(answer).click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await workerBecomesReady(page);
  await open(page, '/chat');
  await workerTakesControl(page);
  await field(page).fill(DRAFT);
  await expect.poll(() => localData(page)).toContain(DRAFT);
}

/** Closes the app, ends the session on the server, as a person does on another device, and opens the app again. */
async function endSession(page: Page): Promise<void> {
  const api = await apiOf(page);
  await page.goto('about:blank');
  await api.post('/auth/sign-out', {});
  await open(page, '/chat');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua sessão terminou', { exact: false })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
  // Encryption takes a moment.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':').at(-1))))
    .toEqual(expect.arrayContaining(['sealed-words', 'deviceProofs']));
}

test('encerrada em outro aparelho: nada legível fica além dos contatos escolhidos, e o rascunho espera quem o escreveu', async ({
  page,
  context,
  email,
}) => {
  await leaveUnsentTexts(page, email, 'Sim, deixar à mão');
  const live = await page.evaluate(() => ({ ...localStorage }));
  const secrets = [live.authToken, live.deviceKey, email, DRAFT, 'Tapioca', LINE, 'Banho morno'];
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 3)).toBe(true);

  await endSession(page);
  const browserData = await allBrowserData(page);
  for (const secret of secrets) expect(browserData, secret).not.toContain(secret);

  await test.step('os contatos escolhidos abrem sem entrar e sem conexão', async () => {
    await context.setOffline(true);
    await open(page, '/ajuda');
    for (const number of ['188', '192']) {
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    }
    await expect(call(page, 'Rafa')).toHaveAttribute('href', 'tel:+5581999990101');
    await expect(call(page, 'CAPS do bairro')).toBeVisible();
    await expect(page.getByText(/abre depois que você entrar de novo/)).toBeVisible();
    await context.setOffline(false);
    await expectAccessible(page);
  });

  await test.step('quem entra de novo tem tudo de volta', async () => {
    await open(page, '/login');
    await signInByForm(page, email);
    await open(page, '/chat');
    await expect(field(page)).toHaveValue(DRAFT);
    await open(page, '/plano-de-seguranca');
    await expect(page.getByRole('paragraph').filter({ hasText: LINE })).toBeVisible();
    await expect(question(page).getByRole('radio', { name: 'Sim, deixar à mão' })).toBeChecked();
  });

  await test.step('quem sai não deixa nada', async () => {
    await open(page, '/perfil');
    await page.getByRole('button', { name: 'Sair', exact: true }).locator('visible=true').first().click();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect(page).toHaveURL(/\/login/);
    // The device proof contains no name.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['deviceProofs']);
  });
});

test('encerrada em outro aparelho, com os contatos fechados com o plano: nada legível fica', {
  tag: '@whole',
}, async ({ page, email }) => {
  await leaveUnsentTexts(page, email, 'Não, fechar com o plano');
  await endSession(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(2);
  const browserData = await allBrowserData(page);
  for (const secret of [email, DRAFT, LINE, 'Rafa', '99999-0101']) expect(browserData, secret).not.toContain(secret);
  await open(page, '/ajuda');
  await expect(page.getByText(/abre depois que você entrar de novo/)).toBeVisible();
  await expect(call(page, 'Rafa')).toHaveCount(0);
  await open(page, '/login');
  await signInByForm(page, email);
  await open(page, '/plano-de-seguranca');
  await expect(question(page).getByRole('radio', { name: 'Não, fechar com o plano' })).toBeChecked();
});
