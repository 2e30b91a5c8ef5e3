import type { Page } from '@playwright/test';
import { createAccount, expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached all files and controls this page. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.length))).toBe(1);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const put = (page: Page, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([to, data]) => {
      const answer = await fetch(`/api${to}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      });
      return answer.status;
    },
    [path, body] as const,
  );

const PLAN = {
  warningSigns: ['Paro de responder mensagens'],
  whatHelps: ['Banho morno'],
  reasons: ['Minha gata Tapioca'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
  places: [],
  professionals: [],
  safeSpace: [],
};

test('quem visita abre a ajuda sem rede, e a ajuda do app também', async ({ page, context }) => {
  await page.goto('/ajuda');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/ajuda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="tel:188"]').first()).toBeVisible();
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

test('sem rede: o plano de segurança, o cartão de crise e a ajuda abrem; sair apaga a cópia', async ({
  page,
  context,
  email,
}) => {
  await createAccount(page, email);
  expect(await put(page, '/safety-plan', PLAN)).toBe(200);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText('Minha gata Tapioca').first()).toBeVisible();
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText('Minha gata Tapioca').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Rafa/ }).first()).toHaveAttribute('href', 'tel:81999990101');

  await page.goto('/registrar');
  await page.getByRole('radio', { name: 'Muito mal' }).click();
  const card = page.getByRole('alertdialog');
  await expect(card).toBeVisible();
  await expect(card.locator('a[href="tel:188"]').first()).toBeVisible();
  await expect(card.getByText('Banho morno')).toBeVisible();
  await card.getByRole('button', { name: 'Estou em segurança' }).click();
  await expect(card.getByText(/Que bom saber/)).toBeVisible();
  await card.getByRole('button', { name: 'Continuar' }).click();
  await page.goto('/ajuda');
  await expect(page.locator('a[href="tel:192"]').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/perfil');
  // Answers given offline are sent once the network is back.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
        return (await (await fetch('/api/safety/state', { headers })).json()).acknowledgedAt !== null;
      }),
    )
    .toBe(true);

  const keptOfPerson = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const urls = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)),
      );
      return { stored: JSON.stringify(localStorage), api: urls.flat().filter((url) => url.includes('/api/')) };
    });
  expect((await keptOfPerson()).stored).toContain('Tapioca');
  expect((await keptOfPerson()).api).toEqual([]);
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/login/);
  expect((await keptOfPerson()).stored).not.toMatch(/Tapioca|Rafa|Banho/);
});
