import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAYS = 40;

/** Creates entries on forty days with gaps through the API. */
async function recordDays(page: Page): Promise<void> {
  await page.evaluate(async (days) => {
    const entries = Array.from({ length: days }, (_, index) => index)
      .filter((index) => index % 5 !== 3)
      .map((index) => ({ score: index % 6, note: '', timestamp: Date.now() - index * 86_400_000 - 60_000 }));
    const answer = await fetch('/api/mood-entries/batch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('authToken')}` },
      body: JSON.stringify({ entries }),
    });
    if (!answer.ok) throw new Error(`Batch answered ${answer.status}`);
  }, DAYS);
}

test('as análises: do primeiro registro ao período, com o teclado e sem enganar', async ({ page, email }) => {
  await createAccount(page, email);

  await test.step('sem registros, o próximo passo', async () => {
    await page.goto('/analises');
    await expect(page.getByRole('heading', { name: 'Nenhum registro neste período' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('com registros, o período inteiro', async () => {
    await recordDays(page);
    await page.reload();
    await expect(page.getByText('24 registros em 24 dias')).toBeVisible();
    await expectAccessible(page);
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
    await page.getByText('Ver como tabela').first().click();
    await expect(page.getByRole('table', { name: 'Como os humores se repartem' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('o período fica no endereço', async () => {
    await page.getByRole('radio', { name: '7 dias' }).click();
    await expect(page).toHaveURL(/\?periodo=7$/);
    await expect(page.getByText(/registros em 6 dias/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/registros em 6 dias/)).toBeVisible();
  });

  await test.step('o que o plano não tem é dito às claras', async () => {
    await expect(page.getByRole('heading', { name: 'Há mais para ver nos planos pagos' })).toBeVisible();
    await page.getByRole('radio', { name: /1 ano/ }).click();
    await expect(page.getByRole('heading', { name: 'Períodos longos estão nos planos pagos' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Conhecer os planos' }).click();
    await expect(page).toHaveURL(/\/planos$/);
  });
});
