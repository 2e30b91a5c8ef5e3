import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

test('buscar por palavras em notas e conversas, com cada resultado no seu lugar', async ({ page, email }) => {
  await createAccount(page, email);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const note = { score: 1, note: 'Dormi mal por causa do barulho da obra' };
  await page.request.post('/api/mood-entries', { data: note, headers });
  await page.request.post('/api/chat', {
    data: { message: 'O barulho da obra não me deixa em paz', newSession: true },
    headers,
  });

  await page.goto('/historico');
  await page.getByRole('button', { name: 'Buscar em notas e conversas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar no histórico' });
  await expect(dialog.getByText(/Escreva uma palavra ou mais/)).toBeVisible();
  await expectAccessible(page);
  const field = dialog.getByRole('textbox', { name: 'Palavras para buscar' });
  await expect(field).toBeFocused();
  const place = await field.boundingBox();
  await field.fill('barulhos');
  await expect(dialog.getByText('2 resultados')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Conversa/ })).toHaveAttribute('href', /^\/chat\?sessionId=/);
  expect(await field.boundingBox()).toEqual(place);
  await expectAccessible(page);

  await page.route('**/api/chat/search-history', (route) =>
    route.fulfill({ status: 422, json: { errorCode: 'SEARCH_HISTORY_TIMEOUT', message: 'x' } }),
  );
  await field.fill('girafa');
  await expect(dialog.getByText('A busca no histórico demorou muito tempo...')).toBeVisible();
  await page.unroute('**/api/chat/search-history');
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog.getByText(/“girafa” não aparece/)).toBeVisible();
  expect(await field.boundingBox()).toEqual(place);
  await expectAccessible(page);

  await field.fill('obra');
  await dialog.getByRole('link', { name: /^Nota/ }).click();
  await expect(page).toHaveURL(/\/periodo-detalhes\?type=day&date=/);
  await expect(page.getByText(note.note)).toBeVisible();
});
