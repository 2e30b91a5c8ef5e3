import { createAccount, expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const PLAN = {
  warningSigns: [],
  whatHelps: ['Banho morno'],
  reasons: ['Minha gata Tapioca'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
  places: [],
  professionals: [],
  safeSpace: [],
};

test('o plano está no aparelho sem ninguém o ter aberto, e o cartão de crise o mostra', async ({
  page,
  context,
  email,
}) => {
  await createAccount(page, email);
  const status = await page.evaluate(async (plan) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    return (await fetch('/api/safety-plan', { method: 'PUT', headers, body: JSON.stringify(plan) })).status;
  }, PLAN);
  expect(status).toBe(200);
  // The state of a device on which the plan was never opened.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(':safety-plan')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Tapioca');

  await context.setOffline(true);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText('Minha gata Tapioca').first()).toBeVisible();
  await page.goto('/registrar');
  await page.getByRole('radio', { name: 'Muito mal' }).click();
  const card = page.getByRole('alertdialog');
  await expect(card.getByText('Banho morno')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ligar para Rafa' })).toHaveAttribute('href', 'tel:81999990101');
});
