import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, createAccountByForm, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const BADGE = 'Esperando conexão';

/** Waits until the service worker has cached the app and controls this page. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

type Entry = { id: string; score: number; note: string; timestamp: number; tags: string[] };

/** Reads the server's entries without the service worker and without Playwright's routes. */
async function entries(page: Page): Promise<Entry[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.get('/api/mood-entries', { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
const told = async (page: Page) => (await entries(page)).map(({ score, note }) => [score, note]);

async function log(page: Page, mood: string, note: string): Promise<void> {
  await page.goto('/registrar');
  await page.getByRole('radio', { name: mood, exact: true }).click();
  await expect(page.getByText(new RegExp(`^${mood}, guardado às`))).toBeVisible();
  await page.getByRole('textbox').fill(note);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Nota guardada neste aparelho.')).toBeVisible();
  await expect(page.getByText(BADGE)).toBeVisible();
}

const waitingList = (page: Page) => page.getByRole('list', { name: 'Registros que esperam conexão' });

async function onDevice(page: Page, context: BrowserContext, email: string): Promise<void> {
  await createAccount(page, email);
  await page.goto('/registrar');
  await waitUntilKept(page);
  await context.setOffline(true);
}

test('sem rede, um toque no rosto do início fica neste aparelho e segue depois', async ({ page, context, email }) => {
  await onDevice(page, context, email);
  await page.goto('/home');
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/^Bem, guardado às/)).toBeVisible();
  await expect(page.getByText(BADGE).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => told(page), { timeout: 20_000 }).toEqual([[3, '']]);
});

test('dois humores sem rede esperam, mudam, sobrevivem à página e seguem uma vez cada', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(150_000);
  await onDevice(page, context, email);
  await log(page, 'Bem', 'caminhada na chuva');
  await expectAccessible(page);
  await log(page, 'Mal', 'briga no trabalho');

  await page.goto('/home');
  await expect(waitingList(page).getByText(BADGE)).toHaveCount(2);
  await expectAccessible(page);
  await waitingList(page)
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro' });
  await dialog.getByRole('radio', { name: 'Neutro' }).click();
  await dialog.getByRole('textbox', { name: /anotar/ }).fill('briga no trabalho, e um pedido de desculpas');
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(waitingList(page).getByText('pedido de desculpas')).toBeVisible();

  // The page is closed and another one opened, still offline.
  await page.close();
  const again = await context.newPage();
  await again.goto('/historico');
  await expect(again.getByText(BADGE)).toHaveCount(2, { timeout: 30_000 });
  await expect(again.getByText('pedido de desculpas')).toBeVisible();
  const felt = Date.now();

  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/mood-entries')) posts.push(request.url());
  });
  await context.setOffline(false);
  await expect(again.getByText(BADGE)).toHaveCount(0);
  await expect(again.getByRole('button', { name: /Editar registro de/ })).toHaveCount(2);
  expect(await told(again)).toEqual([
    [2, 'briga no trabalho, e um pedido de desculpas'],
    [3, 'caminhada na chuva'],
  ]);
  expect((await entries(again)).every(({ timestamp }) => timestamp < felt)).toBe(true);
  expect(posts).toHaveLength(2);
});

test('duas abas abertas quando a rede volta: nada dobra', async ({ page, context, email }) => {
  await onDevice(page, context, email);
  await log(page, 'Bem', 'uma');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(waitingList(other).getByText(BADGE)).toHaveCount(1);
  await log(page, 'Muito bem', 'duas');
  await expect(waitingList(other).getByText(BADGE)).toHaveCount(2);
  await context.setOffline(false);
  await expect(waitingList(other)).toHaveCount(0);
  await expect(page.getByText(/^Muito bem, registrado às/)).toBeVisible();
  await expect
    .poll(() => told(page))
    .toEqual([
      [4, 'duas'],
      [3, 'uma'],
    ]);
});

test('a resposta que se perde: o registro espera, e chega uma vez só', async ({ page, context, email }) => {
  await onDevice(page, context, email);
  await context.setOffline(false);
  let isLost = true;
  await context.route('**/api/mood-entries', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(BADGE)).toBeVisible();
  await page.getByRole('radio', { name: 'Muito bem', exact: true }).click();
  isLost = false;
  await expect(page.getByText(/^Muito bem, registrado às/)).toBeVisible({ timeout: 30_000 });
  expect(await told(page)).toEqual([[4, '']]);
});

test('recusado porque o marcador já não existe: fica à vista com o motivo, e se resolve', async ({
  page,
  context,
  email,
}) => {
  await onDevice(page, context, email);
  await context.setOffline(false);
  await page.reload();
  const chip = page.getByRole('button', { name: 'Trabalho', exact: true });
  await page.getByRole('radio', { name: 'Mal', exact: true }).click();
  await expect(page.getByText(/^Mal, registrado às/)).toBeVisible();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/Registro desfeito/)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Mal', exact: true }).click();
  await expect(page.getByText(BADGE)).toBeVisible();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/home');
  await expect(waitingList(page).getByText(BADGE)).toHaveCount(1);

  // The tag is deleted on another device.
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}` };
  const tags: { id: string; name: string }[] = await (await page.request.get('/api/tags', { headers })).json();
  const gone = tags.find(({ name }) => name === 'Trabalho');
  expect((await page.request.delete(`/api/tags/${gone?.id}`, { headers })).status()).toBe(204);

  await context.setOffline(false);
  await expect(waitingList(page).getByText('Não foi aceito')).toBeVisible();
  await expect(waitingList(page).getByText(/continua aqui: edite ou exclua/)).toBeVisible();
  expect(await told(page)).toEqual([]);
  await page.reload();
  await expect(waitingList(page).getByText('Não foi aceito')).toBeVisible();
  await expectAccessible(page);
  await waitingList(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro' });
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(dialog).toBeHidden();
  await expect(waitingList(page)).toHaveCount(0);
  await expect.poll(() => told(page)).toEqual([[1, '']]);
});

test('sair enquanto um humor espera: pergunta antes; outra pessoa no aparelho não vê nada', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await onDevice(page, context, email);
  await log(page, 'Mal', 'isto é só meu');
  await page.goto('/perfil');
  const leave = page.getByRole('button', { name: 'Sair' }).locator('visible=true').first();
  await leave.click();
  const question = page.getByRole('alertdialog', { name: '1 registro espera conexão' });
  await question.getByRole('button', { name: 'Ficar por enquanto' }).click();
  await page.goto('/home');
  await expect(waitingList(page).getByText('isto é só meu')).toBeVisible();

  // The session expires. The entry stays on the device in encrypted form.
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { errorCode: 'UNAUTHENTICATED', message: 'Entre de novo.' } }),
  );
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(':sealed-words');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('isto é só meu');
  await context.unroute('**/api/**');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => told(page)).toEqual([[1, 'isto é só meu']]);

  await context.setOffline(true);
  await log(page, 'Bem', 'e isto também');
  await page.goto('/perfil');
  await leave.click();
  await question.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
  await createAccountByForm(page, `outra-${email}`);
  await expect(waitingList(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('e isto também');
  expect(await told(page)).toEqual([]);
});

test('sessão encerrada em outro lugar enquanto um humor espera em /registrar: leva ao login, e quem entra o tem de volta', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  await onDevice(page, context, email);
  await log(page, 'Bem', 'antes de acabar');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.post('/api/auth/sign-out', { headers: { Authorization: `Bearer ${token}` } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/(home|registrar)$/);
  await expect.poll(() => told(page)).toEqual([[3, 'antes de acabar']]);
});
