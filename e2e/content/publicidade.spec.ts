import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, createAccount, expect, expectAccessible } from '../support/fixtures.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** A server with a configured ad network. */
const test = base.extend<object, { withNetwork: RunningProduct }>({
  withNetwork: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'alento-e2e-'));
      const product = await startProduct(dataDir, {
        ADSENSE_CLIENT: 'ca-pub-1234567890123456',
        ADSENSE_SLOT: '1234567890',
      });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withNetwork }, use) => use(withNetwork.address),
});

const NETWORK = 'https://pagead2.googlesyndication.com/**';
const PERMISSION = 'Anúncios do Google na biblioteca';

/** A script that tries what a malicious ad would try, and writes what it could reach into the frame. */
const NOSY_SCRIPT = `
  const attempt = (look) => { try { return String(look()); } catch (error) { return error.name; } };
  const place = document.querySelector('ins');
  place.textContent = JSON.stringify({
    storage: attempt(() => localStorage.length),
    cookie: attempt(() => document.cookie),
    page: attempt(() => parent.document.title),
    referrer: document.referrer,
    personalised: window.adsbygoogle.requestNonPersonalizedAds !== 1,
  });
  place.dataset.adStatus = 'filled';
`;

test('a rede de anúncios só aparece depois de um sim, na biblioteca, e não alcança nada da pessoa', async ({
  page,
  email,
}) => {
  const asked: string[] = [];
  await page.context().route(NETWORK, (route) => {
    asked.push(route.request().headers().referer ?? 'no referrer');
    return route.fulfill({ contentType: 'text/javascript', body: NOSY_SCRIPT });
  });
  await createAccount(page, email);
  const ad = page.getByRole('complementary', { name: 'Publicidade' });
  const room = page.locator('[data-ad-slot]');
  const frame = page.locator('iframe');

  await page.goto('/podcasts');
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  expect(asked).toEqual([]);

  await page.goto('/perfil');
  const permission = page.getByRole('switch', { name: PERMISSION });
  await expect(permission).not.toBeChecked();
  await permission.check();
  await expect(permission).toBeEnabled();
  await expect(permission).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(permission).toBeChecked();

  await page.goto('/podcasts');
  await room.scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  const inside = page.frameLocator('iframe').locator('ins');
  await expect(inside).toHaveText(/storage/);
  expect(JSON.parse((await inside.textContent()) ?? '')).toEqual({
    storage: 'SecurityError',
    cookie: 'SecurityError',
    page: 'SecurityError',
    referrer: '',
    personalised: false,
  });
  expect(new Set(asked)).toEqual(new Set(['no referrer']));
  expect(await page.evaluate(() => 'adsbygoogle' in window)).toBe(false);

  // Navigates to a private page without a reload. Nothing of the network is left.
  const before = asked.length;
  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  expect(asked).toHaveLength(before);

  await page.goto('/perfil');
  await permission.uncheck();
  await expect(permission).toBeEnabled();
  await page.goto('/podcasts');
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('sem a rede, o lugar volta a ser do Alento', async ({ page, email }) => {
  await page.context().route(NETWORK, (route) => route.abort());
  await createAccount(page, email);
  await page.goto('/perfil');
  await page.getByRole('switch', { name: PERMISSION }).check();
  await expect(page.getByRole('switch', { name: PERMISSION })).toBeEnabled();
  await page.goto('/livros');
  await page.locator('[data-ad-slot]').scrollIntoViewIfNeeded();
  await expect(page.getByText('Publicidade do próprio Alento')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('quem diz ter menos de 18 anos não é perguntado, nem vê anúncio', async ({ page, email }) => {
  await createAccount(page, email);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.put('/api/onboarding/user-data', {
    headers: { Authorization: `Bearer ${token}` },
    data: { ageRange: 'menor-18' },
  });
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { name: 'Documentos aceitos' })).toBeVisible();
  await expect(page.getByRole('switch', { name: PERMISSION })).toHaveCount(0);
  await page.goto('/podcasts');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0);
});

test('Meus dados mostra a permissão e quando ela valeu, e o interruptor muda as duas', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/meus-dados');
  const part = page.getByRole('region', { name: 'Permissões' });
  const permission = part.getByRole('switch', { name: PERMISSION });
  await expect(permission).not.toBeChecked();
  await expect(part.getByText('Você nunca permitiu.')).toBeVisible();
  await permission.check();
  await part.getByText('Histórico desta permissão').click();
  await expect(part.getByRole('listitem')).toHaveText([/^Permitido desde /]);
  await permission.uncheck();
  await expect(part.getByRole('listitem')).toHaveText([/^Permitido de .* a /]);
  await permission.check();
  await expect(part.getByRole('listitem')).toHaveText([/^Permitido desde /, /^Permitido de .* a /]);
  await expect(permission).toBeChecked();
  await expectAccessible(page);
  await page.goto('/perfil');
  await expect(page.getByRole('switch', { name: PERMISSION })).toBeChecked();
});
