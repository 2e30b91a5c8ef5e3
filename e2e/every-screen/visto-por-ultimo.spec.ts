import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { workerBecomesReady } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const SINCE = /^Você está sem conexão\. Mostrando o que foi visto em \d{1,2} de [a-zç]+, \d\d:\d\d\.$/;
const NOTHING = 'Você está sem conexão. O que não está neste aparelho volta com a internet.';
const since = (page: Page) => page.getByText(SINCE);

const PLAN = { ...emptySafetyPlan(), reasons: ['Minha gata Tapioca'] };

const DAY_MS = 86_400_000;
/** The day of some days ago, yyyy-MM-dd. */
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });

/** Creates entries of today, of three weeks ago and of 100 days ago, and a safety plan. */
async function liveABit(page: Page): Promise<void> {
  const api = await apiOf(page);
  for (const [days, note] of [
    [0, 'hoje choveu'],
    [21, 'três semanas atrás'],
    [100, 'faz muito tempo'],
  ] as const)
    await api.post('/mood-entries', { score: 3, note, timestamp: Date.now() - days * DAY_MS });
  await api.put('/safety-plan', PLAN);
}

const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'alento-last-seen'));

/** The stored text of what was last seen. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('alento-last-seen');
        request.onsuccess = () => {
          const store = request.result.transaction('seen').objectStore('seen');
          const [keys, all] = [store.getAllKeys(), store.getAll()];
          all.onsuccess = () => {
            request.result.close();
            // Beside it are the saved pieces of the library.
            resolve(all.result.filter((_, at) => String(keys.result[at]).endsWith(' seen')).join());
          };
        };
      }),
  );

/** Opens a screen with a network, and waits until this device has stored what that changed. */
async function see(page: Page, address: string): Promise<void> {
  const before = (await isStored(page)) ? await stored(page) : '';
  // The history of the last days is loaded when the page is idle, and stored some seconds later.
  const diary = page.waitForResponse(/\/api\/mood-entries\/date-range\?(?!.*_t=)/);
  await open(page, address);
  await diary;
  const isNewer = async (): Promise<boolean> => (await isStored(page)) && (await stored(page)) !== before;
  await expect.poll(isNewer).toBe(true);
}

test('sem rede abre o que foi visto, com a data; sair apaga tudo, também na outra aba', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(180_000);
  await createAccount(page, email);
  await liveABit(page);
  await workerBecomesReady(page);
  await see(page, '/planos');
  await see(page, '/home');
  expect(await stored(page)).not.toMatch(/choveu|Tapioca/);
  await context.setOffline(true);
  // Screens are read, not pressed: without a network the app is ready only after its requests were given up.

  await test.step('a semana', async () => {
    await page.goto('/home');
    await expect(since(page)).toBeVisible();
    await expect(page.locator('#week-title')).toBeVisible();
    await expect(page.getByText('Não foi possível carregar seus registros')).toHaveCount(0);
  });
  await test.step('o histórico dos últimos dias', async () => {
    await page.goto('/historico');
    await expect(since(page)).toBeVisible();
    await expect(page.getByText('hoje choveu')).toBeVisible();
    await expect(page.getByText('Registros mais antigos aparecem quando a conexão voltar.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/historico?dia=${dayBefore(21)}`);
    await expect(page.getByText('três semanas atrás')).toBeVisible();
    await page.goto(`/historico?dia=${dayBefore(100)}`);
    await expect(page.getByText('Não foi possível carregar seus registros')).toBeVisible();
    await expect(page.getByText('faz muito tempo')).toHaveCount(0);
    await expect(page.getByText(NOTHING)).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
  await test.step('os planos, o plano de segurança, a ajuda e os rostos', async () => {
    await page.goto('/planos');
    await expect(since(page)).toBeVisible();
    await expect(page.locator('[data-plan="premium"]')).toContainText('R$');
    await page.goto('/plano-de-seguranca');
    await expect(since(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('Minha gata Tapioca').first()).toBeVisible();
    await page.goto('/ajuda');
    await expect(page.getByRole('main').locator('a[href="tel:188"]').first()).toBeVisible();
    await expect(
      page.getByText(/^Você está sem conexão\. Esta página foi guardada neste aparelho em \d/),
    ).toBeVisible();
    await page.goto('/registrar');
    await expect(page.getByRole('radio', { name: 'Bem', exact: true })).toBeVisible();
  });
  await test.step('as análises, que não ficam no aparelho', async () => {
    await page.goto('/analises');
    await expect(page.getByText(NOTHING)).toBeVisible();
    await expect(page.getByText(/^Não foi possível carregar suas análises/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('com rede, o histórico volta inteiro, sem data', async () => {
    await page.goto('/historico');
    await expect(since(page)).toBeVisible();
    await context.setOffline(false);
    await expect(since(page)).toHaveCount(0);
    await open(page, `/historico?dia=${dayBefore(100)}`);
    await expect(page.getByText('faz muito tempo')).toBeVisible();
  });
  await test.step('sair', async () => {
    const other = await context.newPage();
    await open(other, '/historico');
    await open(page, '/perfil');
    await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(left).toEqual([]);
  });
});
