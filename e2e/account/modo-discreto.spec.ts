import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { localData } from '../support/browser-data.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { submitLogin } from '../support/login-form.ts';
import { open, reopen } from '../support/open.ts';

const PIN = '482913';
const WRONG = '739164';
const DRAFT = 'Queria contar que hoje a Tapioca dormiu no meu colo';
const PLAN = {
  ...emptySafetyPlan(),
  whatHelps: ['Banho morno'],
  reasons: ['Ver o mar de novo com a Lu'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
};

const message = (page: Page) => page.getByRole('textbox', { name: 'Sua mensagem' });

async function unlock(page: Page, typed: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
}

async function savePin(page: Page, typed: string): Promise<void> {
  await page.getByLabel('PIN novo', { exact: true }).fill(typed);
  await page.getByLabel('Repita o PIN novo').fill(typed);
  await page.getByRole('button', { name: 'Salvar o PIN' }).click();
}

async function turnOn(page: Page): Promise<void> {
  await open(page, '/modo-discreto');
  await page.getByRole('button', { name: 'Ligar com um PIN' }).click();
  await savePin(page, PIN);
  await expect(page.getByText('Pronto. O PIN está ligado')).toBeVisible();
}

test('com o PIN ligado, a conta só se abre com ele, no mesmo lugar, e a ajuda abre sem ele', async ({
  page,
  email,
}) => {
  await createAccountByApi(page, email);
  await (await apiOf(page)).put('/safety-plan', PLAN);
  // The screen keeps the plan on the device.
  await open(page, '/plano-de-seguranca');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Banho morno' })).toBeVisible();

  await test.step('um PIN que não seja óbvio', async () => {
    await open(page, '/modo-discreto');
    await page.getByRole('button', { name: 'Ligar com um PIN' }).click();
    await savePin(page, '1234');
    await expect(page.getByText('entre os primeiros que alguém tentaria')).toBeVisible();
    await savePin(page, PIN);
    await expect(page.getByText('Pronto. O PIN está ligado')).toBeVisible();
    expect(await localData(page)).not.toContain(PIN);
  });

  await test.step('ao abrir, nada da conta antes do PIN', async () => {
    await open(page, '/analises');
    await expect(page.getByRole('heading', { level: 1, name: 'Digite seu PIN' })).toBeVisible();
    await expect(page).toHaveTitle('Alento');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  await test.step('a ajuda abre sem o PIN', async () => {
    for (const number of ['188', '192']) await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Ver meu plano de segurança' }).click();
    await expect(page.getByText('Banho morno')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ligar para Rafa' })).toHaveAttribute('href', 'tel:+5581999990101');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver toda a ajuda' }).click();
    await expect(page).toHaveURL(/\/ajuda$/);
    await page.getByRole('link', { name: 'Voltar à tela do PIN' }).click();
    await expect(page).toHaveURL(/\/analises$/);
  });

  await test.step('um PIN errado, depois o certo: o mesmo endereço', async () => {
    await unlock(page, WRONG);
    await expect(page.getByText('Esse PIN não confere. Pode tentar de novo.')).toBeVisible();
    await unlock(page, PIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Análises' })).toBeVisible();
    await expect(page).toHaveURL(/\/analises$/);
  });
});

test('PIN errado muitas vezes e esquecido: espera, entra de novo, e o que não foi enviado volta', {
  tag: '@whole',
}, async ({ page, email }) => {
  await createAccountByApi(page, email);
  await open(page, '/chat');
  await message(page).fill(DRAFT);
  await turnOn(page);
  await open(page, '/chat');

  await test.step('depois de cinco erros, uma espera que um recomeço não encurta', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await unlock(page, WRONG);
      await expect(page.getByText(/Esse PIN não confere/)).toBeVisible();
      await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('');
    }
    await expect(page.getByText(/espere 30 segundos/)).toBeVisible();
    await reopen(page);
    await expect(page.getByRole('button', { name: /^Espere 0:/ })).toBeDisabled();
  });

  await test.step('esqueci o PIN', async () => {
    await page.getByRole('button', { name: 'Esqueci o PIN' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fechar e entrar de novo' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => localData(page)).toContain(':sealed-words');
    expect(await localData(page)).not.toContain('Tapioca');
  });

  await test.step('entrar de novo: o rascunho voltou, o PIN está desligado, e isso é dito', async () => {
    await submitLogin(page, email);
    await expect(page.getByRole('alertdialog', { name: 'O PIN está desligado' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Escolher outro PIN' }).click();
    await expect(page).toHaveURL(/\/modo-discreto$/);
    await expect(page.getByRole('button', { name: 'Ligar com um PIN' })).toBeVisible();
    await open(page, '/chat');
    await expect(message(page)).toHaveValue(DRAFT);
  });
});
