import { readFileSync } from 'node:fs';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';
const [YEAR = 0, MONTH = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  .format(Date.now())
  .split('-')
  .map(Number);
/** Noon in Brasília on a day of last month. */
const ofLastMonth = (day: number): number => Date.UTC(YEAR, MONTH - 2, day, 15);
const ENTRIES = [
  { score: 4, day: 3, note: 'segredo' },
  { score: 5, day: 10, note: '' },
  { score: 2, day: 11, note: '' },
  { score: 4, day: 20, note: '' },
].map(({ score, day, note }) => ({ score, note, timestamp: ofLastMonth(day) }));

test('a retrospectiva: o mês passado, e uma imagem dele para compartilhar', async ({ page, email }) => {
  await createAccount(page, email);

  await test.step('chega-se a ela pelas análises', async () => {
    await (await apiOf(page)).post('/mood-entries/batch', { entries: ENTRIES });
    await open(page, '/analises');
    await page.getByRole('link', { name: 'Retrospectiva de um mês ou ano' }).click();
    await expect(page.getByRole('heading', { name: 'Ainda há poucos dias aqui' })).toBeVisible();
  });

  await test.step('o mês passado', async () => {
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    const hero = page.getByRole('region', { name: 'Humor médio' });
    await expect(hero).toContainText('Muito bem');
    await expect(hero).toContainText('4 dias com registro');
    await expectAccessible(page);
  });

  await test.step('a imagem vai para os downloads', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Compartilhar imagem' }).click();
    const file = readFileSync(await (await saved).path());
    expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    // Width and height, in the first chunk.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
    await expect(page.getByText('O arquivo foi para os downloads deste aparelho.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compartilhar imagem' })).toBeFocused();
  });

  await test.step('um dia do mês, e de volta', async () => {
    await page.getByRole('link', { name: /, 10 de / }).click();
    await expect(page).toHaveURL(/\/periodo-detalhes\?type=day&date=.*-10$/);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Humor médio' })).toBeVisible();
  });

  await test.step('o ano, com teclado', async () => {
    await page.getByRole('radio', { name: 'Mês' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Ano' })).toBeChecked();
    await expect(page).toHaveURL(/\/retrospectiva\?de=\d{4}$/);
  });
});
