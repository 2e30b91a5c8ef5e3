import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';

const DAY = 86_400_000;
/**
 * Forty days with gaps. The last thirty have 24 entries, also if midnight passes after they are created and each of
 * them is one day older.
 */
const ENTRIES = Array.from({ length: 40 }, (_, ago) => ago)
  .filter((ago) => ago % 5 !== 4)
  .map((ago) => ({ score: ago % 6, note: '', timestamp: Date.now() - ago * DAY - 60_000 }));

test('as análises: do primeiro registro ao período, com o teclado e sem enganar', async ({ page, email }) => {
  await createAccount(page, email);

  await test.step('sem registros, o próximo passo', async () => {
    await open(page, '/analises');
    await expect(page.getByRole('heading', { name: 'Nenhum registro neste período' })).toBeVisible();
  });

  await test.step('com registros, o período inteiro', async () => {
    await (await apiOf(page)).post('/mood-entries/batch', { entries: ENTRIES });
    await reopen(page);
    await expect(page.getByText('24 registros em 24 dias')).toBeVisible();
  });

  await test.step('o gráfico pelo teclado', async () => {
    const line = page.getByRole('group', { name: /Humor médio ao longo do período/ });
    const points = line.getByRole('button');
    await points.last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(points.nth(-2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(points.first()).toBeFocused();
  });

  await test.step('a mesma coisa em tabela', async () => {
    await page.getByText('Ver como tabela: Como os humores se repartem').click();
    await expect(page.getByRole('table', { name: 'Como os humores se repartem' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('o período fica no endereço', async () => {
    await page.getByRole('radio', { name: '7 dias' }).click();
    await expect(page).toHaveURL(/\?periodo=7$/);
    await expect(page.getByText(/^[56] registros em [56] dias/)).toBeVisible();
    await reopen(page);
    await expect(page.getByText(/^[56] registros em [56] dias/)).toBeVisible();
  });

  await test.step('o que o plano não tem é dito às claras', async () => {
    await expect(page.getByRole('heading', { name: 'Há mais para ver nos planos pagos' })).toBeVisible();
    await page.getByRole('radio', { name: /1 ano/ }).click();
    await expect(page.getByRole('heading', { name: 'Períodos longos estão nos planos pagos' })).toBeVisible();
    await page.getByRole('link', { name: 'Conhecer os planos' }).click();
    await expect(page).toHaveURL(/\/planos$/);
  });
});
