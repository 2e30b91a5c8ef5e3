import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const SINCE = /^Você está sem conexão\. Mostrando o que foi visto em \d{1,2} de [a-zç]+, \d\d:\d\d\.$/;
const since = (page: Page) => page.getByText(SINCE);

const PLAN = {
  warningSigns: ['Paro de responder mensagens'],
  whatHelps: ['Banho morno'],
  reasons: ['Minha gata Tapioca'],
  people: [],
  places: [],
  professionals: [],
  safeSpace: [],
};

const DAY_MS = 86_400_000;

/** Creates entries of today, of three weeks ago and of 70 days ago, and a safety plan. */
async function liveABit(page: Page): Promise<void> {
  const headers = {
    Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`,
    'X-Time-Zone': 'America/Sao_Paulo',
  };
  for (const [days, note] of [
    [0, 'hoje choveu'],
    [21, 'três semanas atrás'],
    [70, 'faz muito tempo'],
  ] as const) {
    const data = { score: 3, note, timestamp: Date.now() - days * DAY_MS };
    const answer = await page.request.post('/api/mood-entries', {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      data,
    });
    expect(answer.ok()).toBe(true);
  }
  expect((await page.request.put('/api/safety-plan', { headers, data: PLAN })).ok()).toBe(true);
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
          const all = request.result.transaction('seen').objectStore('seen').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.join());
          };
        };
      }),
  );

/** Visits home and plans with a network, waits until both are stored, and goes offline. */
async function visited(page: Page, context: BrowserContext, email: string): Promise<void> {
  await createAccount(page, email);
  await liveABit(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/planos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/R\$/).first()).toBeVisible();
  await expect.poll(() => isStored(page), { timeout: 20_000 }).toBe(true);
  await page.goto('/home');
  await expect(
    page.getByRole('heading', { name: 'Seu humor na semana' }).or(page.locator('#week-title')),
  ).toBeVisible();
  const before = await stored(page);
  await expect.poll(async () => (await stored(page)) !== before, { timeout: 20_000 }).toBe(true);
  // The plan and the diary are loaded when the page is idle; the last write has both.
  await page.waitForTimeout(8000);
  await context.setOffline(true);
}

test('sem rede abre o que foi visto: semana, histórico, planos, plano de segurança e ajuda, com a data', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(180_000);
  await visited(page, context, email);
  expect(await stored(page)).not.toMatch(/choveu|Tapioca/);

  await page.goto('/home');
  await expect(since(page)).toBeVisible();
  await expect(page.locator('#week-title')).toBeVisible();
  await expect(page.getByText('Não foi possível carregar seus registros')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/historico');
  await expect(since(page)).toBeVisible();
  await expect(page.getByText('hoje choveu')).toBeVisible();
  await expect(page.getByText('três semanas atrás')).toBeVisible();
  await expect(page.getByText('faz muito tempo')).toHaveCount(0);
  await expect(page.getByText('Registros mais antigos aparecem quando a conexão voltar.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/planos');
  await expect(since(page)).toBeVisible();
  await expect(page.getByText(/R\$/).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/plano-de-seguranca');
  await expect(since(page)).toBeVisible();
  await expect(page.getByText('Minha gata Tapioca').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/ajuda');
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
  await expect(page.getByText(/^Você está sem conexão\. Esta página foi guardada neste aparelho em \d/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/registrar');
  await expect(page.getByRole('radio', { name: 'Bem', exact: true })).toBeVisible();

  await page.goto('/analises');
  await expect(page.getByText(/As análises são calculadas com conexão/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  // With a network, the history is complete again and no age is told.
  await page.goto('/historico');
  await expect(since(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('faz muito tempo')).toBeVisible({ timeout: 20_000 });
  await expect(since(page)).toHaveCount(0);
});

test('sair apaga o que foi visto', async ({ page, context, email }) => {
  test.setTimeout(120_000);
  await visited(page, context, email);
  await context.setOffline(false);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
