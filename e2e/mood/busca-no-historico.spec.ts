import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('buscar por palavras em notas e conversas, com cada resultado no seu lugar', async ({ page, email }) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  const note = 'Dormi mal por causa do barulho da obra';
  await api.post('/mood-entries', { score: 1, note });
  await api.post('/chat', { message: 'O barulho da obra não me deixa em paz', newSession: true });

  await open(page, '/historico');
  await page.getByRole('button', { name: 'Buscar em notas e conversas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar no histórico' });
  await expect(dialog.getByText(/Escreva uma palavra ou mais/)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Palavras para buscar' });
  await expect(field).toBeFocused();
  await field.fill('girafa');
  await expect(dialog.getByText(/“girafa” não aparece/)).toBeVisible();

  await field.fill('barulhos');
  await expect(dialog.getByText('2 resultados')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Conversa/ })).toHaveAttribute('href', /^\/chat\?sessionId=/);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: /^Nota/ }).click();
  await expect(page).toHaveURL(/\/periodo-detalhes\?type=day&date=/);
  await expect(page.getByText(note)).toBeVisible();
});
