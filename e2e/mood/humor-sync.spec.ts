import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const BADGE = 'Esperando conexão';
const waitingList = (page: Page) => page.getByRole('list', { name: 'Registros que esperam conexão' });

/** What the outbox of this device and the database that it shares with the service worker contain. */
type Shared = { waiting: { key: string }[]; tried: unknown[]; session: { userId: string }[] };
const shared = (page: Page): Promise<Shared> =>
  page.evaluate(
    () =>
      new Promise<Shared>((resolve, reject) => {
        const request = indexedDB.open('alento-worker');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const names = ['waiting', 'tried', 'session'] as const;
          if (database.objectStoreNames.length === 0) {
            database.close();
            return resolve({ waiting: [], tried: [], session: [] });
          }
          const change = database.transaction(names);
          const answers = names.map((name) => [name, change.objectStore(name).getAll()] as const);
          change.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(answers.map(([name, { result }]) => [name, result])) as Shared);
          };
        };
      }),
  );

type Entry = { score: number; note: string; timestamp: number };
async function entries(context: BrowserContext, token: string): Promise<Entry[]> {
  const answer = await context.request.get('/api/mood-entries', { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
const tokenOf = async (page: Page): Promise<string> =>
  (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';

/** Opens the app, waits until the service worker controls it and has the session, and goes offline. */
async function onDevice(page: Page, context: BrowserContext, email: string): Promise<string> {
  await createAccount(page, email);
  await page.goto('/registrar');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await shared(page)).session.length).toBe(1);
  await context.setOffline(true);
  return tokenOf(page);
}

const MOODS = ['Mal', 'Neutro', 'Bem', 'Muito bem', 'Excelente'] as const;

async function record(page: Page, mood: string): Promise<void> {
  await page.goto('/registrar');
  await page.getByRole('radio', { name: mood, exact: true }).click();
  await expect(page.getByText(new RegExp(`^${mood}, guardado às`))).toBeVisible();
}

/** Closes the page without its events for closing, so that it can store or send nothing any more. */
const kill = (page: Page): Promise<void> => page.close({ runBeforeUnload: false });

/** Wakes the service worker as Background Sync does. */
async function dispatchSync(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(process.env.ALENTO_ADDRESS ?? '');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'alento-outbox',
    lastChance: false,
  });
  await cdp.detach();
}

test('cinco humores sem rede, a página morre, outra abre: estão lá, e chegam uma vez cada, em ordem', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const token = await onDevice(page, context, email);
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/mood-entries'))
      posts.push(request.postData() ?? '');
  });
  for (const mood of MOODS) await record(page, mood);
  await kill(page);

  const again = await context.newPage();
  await again.goto('/home');
  await expect(waitingList(again).getByText(BADGE)).toHaveCount(5);
  expect(await entries(context, token)).toEqual([]);
  posts.length = 0;
  await context.setOffline(false);
  await expect(waitingList(again)).toHaveCount(0);
  const told = await entries(context, token);
  expect(told.map(({ score }) => score)).toEqual([5, 4, 3, 2, 1]);
  // The service worker's requests are not among these, so there may be fewer.
  const order = posts.map((body) => JSON.parse(body).score);
  expect(order).toEqual([...new Set(order)].sort());
  await expect.poll(async () => (await shared(again)).waiting).toEqual([]);
});

test('sem página aberta, o service worker envia; a página que abre depois não mostra nada esperando', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const token = await onDevice(page, context, email);
  await record(page, 'Mal');
  await record(page, 'Muito bem');
  await expect.poll(async () => (await shared(page)).waiting.length).toBe(2);
  // A page of another site keeps the browser context and the connection to the browser.
  const elsewhere = await context.newPage();
  await kill(page);
  await context.setOffline(false);
  const admin = await context.newPage();
  await admin.goto('about:blank');
  await elsewhere.close();
  await dispatchSync(admin);
  await expect.poll(async () => (await entries(context, token)).map(({ score }) => score)).toEqual([4, 1]);

  const again = await context.newPage();
  const posts: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/mood-entries')) posts.push(request.url());
  });
  await again.goto('/home');
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waitingList(again)).toHaveCount(0);
  await expect.poll(async () => (await shared(again)).tried).toEqual([]);
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':outbox:')))).toEqual([]);
  expect(posts).toEqual([]);
  expect(await entries(context, token)).toHaveLength(2);
});

test('duas abas que acordam juntas, e o service worker com elas: nada dobra', async ({ page, context, email }) => {
  test.setTimeout(120_000);
  const token = await onDevice(page, context, email);
  for (const mood of MOODS) await record(page, mood);
  const other = await context.newPage();
  await other.goto('/home');
  await page.goto('/home');
  await expect(waitingList(other).getByText(BADGE)).toHaveCount(5);
  await context.setOffline(false);
  await dispatchSync(page);
  await expect(waitingList(page)).toHaveCount(0);
  await expect(waitingList(other)).toHaveCount(0);
  expect((await entries(context, token)).map(({ score }) => score)).toEqual([5, 4, 3, 2, 1]);
});

test('editado depois que o service worker tentou: segue como correção, um só registro', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(120_000);
  const token = await onDevice(page, context, email);
  await record(page, 'Mal');
  await page.goto('/home');
  await expect(waitingList(page).getByText(BADGE)).toHaveCount(1);
  // The service worker has sent it, but no page has read its note yet.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('alento-worker');
        request.onsuccess = () => {
          const change = request.result.transaction(['waiting', 'tried'], 'readwrite');
          const copies = change.objectStore('waiting').getAll();
          copies.onsuccess = () => {
            for (const { key, userId, body } of copies.result) {
              change.objectStore('tried').put({ key, userId, body, outcome: null });
            }
          };
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  const sent = await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((key) => key.includes(':outbox:'));
    return JSON.parse(localStorage.getItem(name) ?? '{}') as { key: string; body: Record<string, unknown> };
  });
  const { timeZone, tags: _, ...body } = sent.body;
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': sent.key, 'X-Time-Zone': String(timeZone) };
  expect((await context.request.post('/api/mood-entries', { headers, data: body })).status()).toBeLessThan(300);

  await waitingList(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar registro' });
  await dialog.getByRole('textbox', { name: /anotar/ }).fill('depois do envio');
  await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(waitingList(page).getByText('depois do envio')).toBeVisible();
  await context.setOffline(false);
  await expect(waitingList(page)).toHaveCount(0);
  await expect
    .poll(async () => (await entries(context, token)).map(({ score, note }) => [score, note]))
    .toEqual([[1, 'depois do envio']]);
});

test('o que o service worker ouviu como recusa fica à vista com o motivo', async ({ page, context, email }) => {
  test.setTimeout(120_000);
  const token = await onDevice(page, context, email);
  await context.setOffline(false);
  await page.reload();
  const chip = page.getByRole('button', { name: 'Trabalho', exact: true });
  await page.getByRole('radio', { name: 'Mal', exact: true }).click();
  // The page has the tags from now on.
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/Registro desfeito/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(BADGE)).toBeVisible();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const headers = { Authorization: `Bearer ${token}` };
  const tags: { id: string; name: string }[] = await (await context.request.get('/api/tags', { headers })).json();
  const gone = tags.find(({ name }) => name === 'Trabalho');
  expect((await context.request.delete(`/api/tags/${gone?.id}`, { headers })).status()).toBe(204);
  await expect.poll(async () => JSON.stringify((await shared(page)).waiting)).toContain(gone?.id);

  const admin = await context.newPage();
  await admin.goto('about:blank');
  await kill(page);
  await context.setOffline(false);
  await dispatchSync(admin);
  const again = await context.newPage();
  await again.goto('/home');
  await expect(waitingList(again).getByText('Não foi aceito')).toBeVisible();
  await expect(waitingList(again).getByText(/continua aqui: edite ou exclua/)).toBeVisible();
  await expectAccessible(again);
  expect(await entries(context, token)).toEqual([]);
});

test('sair apaga o que a página e o service worker partilham', async ({ page, context, email }) => {
  await onDevice(page, context, email);
  await record(page, 'Bem');
  await expect.poll(async () => (await shared(page)).waiting.length).toBe(1);
  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});
