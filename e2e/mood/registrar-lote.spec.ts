import { createAccount, expect, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('dois dias passados de uma vez, pelo teclado, e a semana os mostra', { tag: '@desktop' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/registrar-lote');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  // The calendar is one tab stop. Arrow keys move inside it, Enter selects.
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 dias escolhidos')).toBeVisible();

  const save = page.getByRole('button', { name: 'Salvar 2 registros' });
  await save.click();
  await expect(page.getByText(/Falta escolher o humor de/)).toBeVisible();

  const groups = page.getByRole('radiogroup');
  await groups.nth(0).getByRole('radio', { name: 'Mal', exact: true }).click();
  await groups.nth(1).getByRole('radio', { name: 'Excelente' }).click();
  await save.click();
  await expect(page.getByText('2 registros salvos.')).toBeVisible();

  await open(page, '/home');
  await expect(page.getByText('Você registrou em 2 dos últimos 7 dias.', { exact: false })).toBeVisible();
});
