import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import AdmZip from 'adm-zip';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { giveDialogPassword, identityDialog } from '../support/confirm-identity.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const DAY_MS = 86_400_000;
const NOTE = 'Fiz pão de queijo com a vó 🧀\nEla riu <muito> & eu também';
const QUESTION = 'Como durmo melhor quando a cabeça não para?';

/** An entry with a tag, an older one, an answered form and a conversation. */
async function live(page: Page): Promise<void> {
  const api = await apiOf(page);
  const tag = await api.post<{ id: string }>('/tags', { name: 'Cozinhar', icon: 'coffee' });
  await api.post('/mood-entries/batch', {
    entries: [
      { score: 5, note: NOTE, tags: [tag.id], timestamp: Date.now() },
      { score: 1, timestamp: Date.now() - 40 * DAY_MS },
    ],
  });
  await api.post('/screenings', { instrument: 'GAD-7', answers: [1, 1, 1, 1, 1, 1, 1] });
  const { pollUrl } = await api.post<{ pollUrl: string }>('/chat', { message: QUESTION });
  const status = async () => (await api.get<{ status: string }>(pollUrl.replace(/^\/api/, ''))).status;
  await expect.poll(status).toBe('completed');
}

const copyPart = (page: Page) => page.getByRole('region', { name: 'Levar uma cópia' });

test(
  'do perfil a Meus dados: quanto há, uma cópia pelo teclado, e a página dela que abre sem internet',
  {
    tag: '@desktop',
  },
  async ({ page, context, email }, info) => {
    await createAccountByApi(page, email);
    await live(page);
    await open(page, '/perfil');
    await page.getByRole('link', { name: /^Meus dados/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeFocused();
    const dataRows = page.getByRole('list', { name: 'Dados guardados' }).getByRole('listitem');
    await expect(dataRows.filter({ hasText: 'Registros de humor' })).toHaveText(/Desde .*2$/);
    await expect(dataRows.filter({ hasText: 'Sessões abertas' })).toHaveText(/1$/);
    await expect(page.getByText(/^Nada guardado de: .*diários trazidos/)).toBeVisible();

    await test.step('fica pronta sozinha', async () => {
      await copyPart(page).getByRole('button', { name: 'Preparar uma cópia' }).focus();
      await page.keyboard.press('Enter');
      await expect(identityDialog(page).getByLabel('Sua senha')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(copyPart(page).getByRole('button', { name: 'Preparar uma cópia' })).toBeFocused();
      expect(await (await apiOf(page)).get('/exports')).toEqual([]);
      await page.keyboard.press('Enter');
      await giveDialogPassword(page);
      await expect(copyPart(page).getByText('Sua cópia está pronta')).toBeVisible();
      await expect(copyPart(page).getByText(/^\d+ kB\. Fica aqui até /)).toBeVisible();
      await expectAccessible(page);
    });

    const saved = page.waitForEvent('download');
    await copyPart(page).getByRole('button', { name: 'Baixar' }).focus();
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^alento-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    await expect(copyPart(page).getByText('O arquivo foi para os downloads deste aparelho.')).toBeVisible();
    await expect(dataRows.filter({ hasText: 'Cópias pedidas' })).toHaveText(/1$/);

    await test.step('a página do arquivo abre sem internet e mostra o que foi escrito', async () => {
      const folder = info.outputPath('copia');
      const archive = new AdmZip(await readFile(await download.path()));
      expect(archive.getEntries().map(({ entryName }) => entryName)).toEqual([
        'diario.json',
        'registros.csv',
        'remedios.csv',
        'diario.html',
        'leia-me.txt',
      ]);
      archive.extractAllTo(folder);
      await context.setOffline(true);
      const reader = await context.newPage();
      const problems: string[] = [];
      reader.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await reader.goto(pathToFileURL(join(folder, 'diario.html')).href);
      await expect(reader.getByRole('heading', { level: 1, name: 'Seu diário' })).toBeVisible();
      await expect(reader.getByText('Ela riu <muito> & eu também')).toBeVisible();
      for (const word of ['Cozinhar', 'GAD-7', QUESTION]) await expect(reader.locator('body')).toContainText(word);
      await expectAccessible(reader);
      expect(problems).toEqual([]);
    });
  },
);
