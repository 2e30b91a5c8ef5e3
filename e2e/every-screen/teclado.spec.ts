import { createAccount, expect, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('só com o teclado: registrar, anotar, abrir o dia pelo gráfico', { tag: '@desktop' }, async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/registrar');
  const first = page.getByRole('radio').first();
  await expect(first).toBeVisible();

  // Tab reaches the faces. Arrow keys only move the focus; Enter selects.
  await page.locator('body').press('Tab');
  for (let step = 0; step < 20; step += 1) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'radio')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/registrado às/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/registrado às/)).toBeVisible();

  const note = page.getByRole('textbox');
  await note.focus();
  await page.keyboard.type('pelo teclado');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Nota guardada.').first()).toBeVisible();

  await open(page, '/home');
  const bar = page.getByRole('link', { name: /Ver o dia/ }).last();
  await bar.focus();
  await expect(page.getByText(/1 registro/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/periodo-detalhes/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('pelo teclado')).toBeVisible();
});
