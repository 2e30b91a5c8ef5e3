import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('uma busca em notas, marcadores e conversas, com as palavras destacadas', async ({ page, email }) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  const tags = await api.get<{ id: string; name: string }[]>('/tags');
  const tag = tags.find(({ name }) => !name.includes(' '));
  const note = 'Dormi mal por causa do barulho da obra';
  await api.post('/mood-entries', { score: 1, note });
  await api.post('/mood-entries', { score: 4, tags: [tag?.id] });
  await api.post('/chat', { message: 'O barulho da obra não me deixa em paz', newSession: true });

  await open(page, '/historico');
  const field = page.getByRole('textbox', { name: 'Buscar em notas, marcadores e conversas' });
  await field.fill('girafa');
  await expect(page.getByText('Nenhuma nota e nenhum marcador com “girafa”.')).toBeVisible();
  await expect(page.getByText(/“girafa” não aparece nas suas conversas/)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);

  await field.fill((tag?.name ?? '').toUpperCase());
  await expect(page.locator('mark')).toHaveText([tag?.name ?? '']);

  // Another form of the word.
  await field.fill('barulhos');
  await expect(page.locator('mark')).toHaveText(['barulho', 'barulho']);
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
  const conversation = page.getByRole('region', { name: 'Conversas' }).getByRole('link');
  await expect(conversation).toHaveAttribute('href', /^\/chat\?sessionId=/);
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await field.fill('barulhos');
  await conversation.click();
  await expect(page).toHaveURL(/\/chat\?sessionId=/);
});
