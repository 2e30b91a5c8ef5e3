import { expect, test } from '../support/shell/fixtures.ts';

test('o primeiro uso abre em /login', async ({ phone, os }) => {
  const page = await phone.open();
  await expect(page).toHaveURL('https://localhost/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as { Capacitor?: { getPlatform(): string } }).Capacitor?.getPlatform())).toBe(os);
});
