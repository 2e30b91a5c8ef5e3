import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { localData } from '../support/browser-data.ts';
import { createAccount, expect, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached all files and controls this page. */
async function waitUntilCached(page: Page): Promise<void> {
  await workerBecomesReady(page);
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBe(1);
  await reopen(page);
  await workerTakesControl(page);
}

const PLAN = {
  ...emptySafetyPlan(),
  whatHelps: ['Banho morno'],
  reasons: ['Minha gata Tapioca'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
};

test('quem visita abre sem rede a ajuda, um exercício e a ajuda do app', async ({ page, context }) => {
  await open(page, '/ajuda');
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.goto('/ajuda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Fazer com um guia na tela' }).click();
  await page.getByRole('button', { name: 'Começar: Voltar ao presente' }).click();
  await page.getByRole('button', { name: 'Achei' }).click();
  await expect(page.getByRole('img', { name: '1 de 5' })).toBeVisible();
  await page.goto('/ajuda/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como usar o Alento');
  await page.getByRole('searchbox').fill('trocar senha');
  await page.getByRole('region', { name: 'Resultados' }).getByRole('link', { name: 'Trocar a senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar a senha');
  // Opened directly, the page comes from the list that the service worker keeps.
  await page.goto('/ajuda/app/esqueci-minha-senha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueci minha senha');
  await expect(page.getByRole('heading', { name: 'O link não chegou' })).toBeVisible();
});

test('sem rede: o plano que ninguém abriu aqui, o cartão de crise e a ajuda abrem; sair apaga a cópia', async ({
  page,
  context,
  email,
}) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  await api.put('/safety-plan', PLAN);
  await waitUntilCached(page);
  await expect.poll(() => localData(page)).toContain('Tapioca');

  await context.setOffline(true);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText('Minha gata Tapioca').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Rafa/ }).first()).toHaveAttribute('href', 'tel:+5581999990101');

  await page.goto('/registrar');
  await page.getByRole('radio', { name: 'Muito mal' }).click();
  const card = page.getByRole('alertdialog');
  await expect(card.locator('a[href="tel:188"]').first()).toBeVisible();
  await expect(card.getByText('Banho morno')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ligar para Rafa' })).toHaveAttribute('href', 'tel:+5581999990101');
  await card.getByRole('button', { name: 'Estou em segurança' }).click();
  await expect(card.getByText(/Que bom saber/)).toBeVisible();
  await card.getByRole('button', { name: 'Continuar' }).click();
  await page.goto('/ajuda');
  await expect(page.locator('a[href="tel:192"]').first()).toBeVisible();

  await context.setOffline(false);
  await open(page, '/perfil');
  // Answers given offline are sent once the network is back.
  const acknowledgedAt = async () => (await api.get<{ acknowledgedAt: number | null }>('/safety/state')).acknowledgedAt;
  await expect.poll(acknowledgedAt).not.toBeNull();
  // The page has the answers too, so that signing out asks nothing.
  await expect.poll(() => localData(page)).not.toMatch(/:outbox:|:safety-answers/);
  const answersOfApi = () =>
    page.evaluate(async () => {
      const requestLists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requestLists)).flat().filter(({ url }) => url.includes('/api/')).length;
    });
  expect(await answersOfApi()).toBe(0);
  expect(await localData(page)).toContain('Tapioca');
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await localData(page)).not.toMatch(/Tapioca|Rafa|Banho/);
});
