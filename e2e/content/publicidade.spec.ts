import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, createAccount, expect, follow } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';
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

/** Changes the permission on its screen, and waits until the server has stored it. */
async function permit(page: Page, isGranted: boolean): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/consents/ad-network') && answer.ok());
  await page.getByRole('switch', { name: PERMISSION }).setChecked(isGranted);
  await saved;
}

test('a rede de anúncios só aparece depois de um sim, na biblioteca, e não alcança nada da pessoa', async ({
  page,
  email,
}) => {
  const referrers: string[] = [];
  await page.context().route(NETWORK, (route) => {
    referrers.push(route.request().headers().referer ?? 'no referrer');
    return route.fulfill({ contentType: 'text/javascript', body: NOSY_SCRIPT });
  });
  await createAccount(page, email);
  const ad = page.getByRole('complementary', { name: 'Publicidade' });
  const room = page.locator('[data-ad-slot]');
  const frame = page.locator('iframe');

  await open(page, '/podcasts');
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  expect(referrers).toEqual([]);

  await open(page, '/perfil/permissoes');
  const permission = page.getByRole('switch', { name: PERMISSION });
  await expect(permission).not.toBeChecked();
  await permit(page, true);
  await reopen(page);
  await expect(permission).toBeChecked();

  await open(page, '/podcasts');
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
  expect(new Set(referrers)).toEqual(new Set(['no referrer']));
  expect(await page.evaluate(() => 'adsbygoogle' in window)).toBe(false);

  // Navigates to a private page without a reload. Nothing of the network is left.
  const before = referrers.length;
  await follow(page, 'Histórico');
  await expect(page.getByText('O que você registrar fica guardado aqui, mês a mês.')).toBeVisible();
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  expect(referrers).toHaveLength(before);

  await open(page, '/perfil/permissoes');
  await permit(page, false);
  await open(page, '/podcasts');
  await room.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Publicidade do próprio Alento')).toBeVisible();
  expect(referrers).toHaveLength(before);
});

test('sem a rede, o lugar volta a ser do Alento', { tag: '@whole' }, async ({ page, email }) => {
  await page.context().route(NETWORK, (route) => route.abort());
  await createAccount(page, email);
  await open(page, '/perfil/permissoes');
  await permit(page, true);
  await open(page, '/livros');
  await page.locator('[data-ad-slot]').scrollIntoViewIfNeeded();
  await expect(page.getByText('Publicidade do próprio Alento')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
