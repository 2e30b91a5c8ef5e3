import type { Page } from '@playwright/test';
import { localData } from '../support/browser-data.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { createAccountByForm, signInByForm } from '../support/login-form.ts';
import { open, reopen } from '../support/open.ts';
import {
  BADGE,
  entries,
  nothingWaits,
  onDevice,
  record,
  recordWithDeletedTag,
  scoresAndNotes,
  waitingList,
} from './device-without-network.ts';

test.use({ serviceWorkers: 'allow' });
// Each story opens eight to ten screens.
test.setTimeout(120_000);

async function log(page: Page, mood: string, note: string): Promise<void> {
  await record(page, mood);
  await page.getByRole('textbox').fill(note);
  await page.getByRole('textbox').blur();
  await expect(page.getByText('Nota guardada neste aparelho.')).toBeVisible();
  await expect(page.getByText(BADGE)).toBeVisible();
}

const leave = (page: Page) => page.getByRole('button', { name: 'Sair', exact: true });

test('dois humores sem rede esperam, mudam, sobrevivem à página e seguem uma vez cada, em ordem', async ({
  page,
  context,
  email,
}) => {
  const token = await onDevice(page, email);
  await context.setOffline(true);
  await log(page, 'Bem', 'caminhada na chuva');
  await log(page, 'Mal', 'briga no trabalho');

  await open(page, '/home');
  await expect(waitingList(page).getByText(BADGE)).toHaveCount(2);
  await expectAccessible(page);
  const fight = waitingList(page).getByRole('listitem').filter({ hasText: 'briga no trabalho' });
  await fight.getByRole('button', { name: /^Editar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro' });
  await dialog.getByRole('radio', { name: 'Neutro' }).click();
  await dialog.getByRole('textbox', { name: /anotar/ }).fill('briga no trabalho, e um pedido de desculpas');
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(waitingList(page).getByText('pedido de desculpas')).toBeVisible();
  const felt = Date.now();

  // The page is closed and another one opened, still offline.
  await page.close();
  const again = await context.newPage();
  await open(again, '/historico');
  await expect(again.getByText(BADGE)).toHaveCount(2);
  await expect(again.getByText('pedido de desculpas')).toBeVisible();
  expect(await entries(context, token)).toEqual([]);

  const posts: string[] = [];
  context.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/mood-entries')) {
      posts.push(JSON.parse(request.postData() ?? '{}').note);
    }
  });
  await context.setOffline(false);
  // The list is loaded anew meanwhile, so that the mark disappears before everything is sent.
  await nothingWaits(again);
  await expect(again.getByText(BADGE)).toHaveCount(0);
  await expect(again.getByRole('button', { name: /Editar registro de/ })).toHaveCount(2);
  expect(await scoresAndNotes(again)).toEqual([
    [2, 'briga no trabalho, e um pedido de desculpas'],
    [3, 'caminhada na chuva'],
  ]);
  expect((await entries(context, token)).every(({ timestamp }) => timestamp < felt)).toBe(true);
  await expect.poll(() => posts).toEqual(['caminhada na chuva', 'briga no trabalho, e um pedido de desculpas']);
});

test('recusado porque o marcador já não existe: fica à vista com o motivo, e se resolve', async ({
  page,
  context,
  email,
}) => {
  const token = await onDevice(page, email);
  await recordWithDeletedTag(page, 'Mal', token);
  await open(page, '/home');
  await expect(waitingList(page).getByText(BADGE)).toHaveCount(1);

  await context.setOffline(false);
  await expect(waitingList(page).getByText('Não foi aceito')).toBeVisible();
  await expect(waitingList(page).getByText(/continua aqui: edite ou exclua/)).toBeVisible();
  expect(await scoresAndNotes(page)).toEqual([]);
  await reopen(page);
  await expect(waitingList(page).getByText('Não foi aceito')).toBeVisible();
  await expectAccessible(page);
  await waitingList(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro' });
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(dialog).toBeHidden();
  await expect(waitingList(page)).toHaveCount(0);
  await expect.poll(() => scoresAndNotes(page)).toEqual([[1, '']]);
});

test('sair ou perder a sessão enquanto um humor espera: pergunta antes, guarda cifrado, e outra pessoa não vê nada', async ({
  page,
  context,
  email,
}) => {
  const token = await onDevice(page, email);
  await context.setOffline(true);
  await log(page, 'Mal', 'isto é só meu');
  await open(page, '/perfil');
  await leave(page).click();
  const question = page.getByRole('alertdialog', { name: 'Ainda não foi enviado: 1 registro' });
  await question.getByRole('button', { name: 'Ficar por enquanto' }).click();
  await open(page, '/home');
  await expect(waitingList(page).getByText('isto é só meu')).toBeVisible();

  // The session is ended on another device. The entry stays on this one in encrypted form.
  await context.request.post('/api/auth/sign-out', { headers: { Authorization: `Bearer ${token}` } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => localData(page)).toContain(':sealed-words');
  expect(await localData(page)).not.toContain('isto é só meu');
  await signInByForm(page, email);
  await expect.poll(() => scoresAndNotes(page)).toEqual([[1, 'isto é só meu']]);
  // A lost answer would leave this entry waiting beside the next one.
  await nothingWaits(page);

  await context.setOffline(true);
  await log(page, 'Bem', 'e isto também');
  await open(page, '/perfil');
  await leave(page).click();
  await question.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Neither do the pages and the service worker share anything any more.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await context.setOffline(false);
  await createAccountByForm(page, `outra-${email}`);
  await expect(page.getByText('Sem registros de humor')).toBeVisible();
  await expect(waitingList(page)).toHaveCount(0);
  expect(await localData(page)).not.toContain('e isto também');
  expect(await scoresAndNotes(page)).toEqual([]);
});
