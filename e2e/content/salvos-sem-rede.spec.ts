import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const LIBRARY = '/conteudos';
const ARTICLE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const TITLE = 'O que é ansiedade, e quando ela passa da conta';
const BOOK = '/livros/noites-que-descansam';

/** A stored text is longer than this, encrypted. */
const TEXT_MIN = 2000;

const savedList = (page: Page) => page.getByRole('region', { name: 'Salvos' });

/** What the device has stored of the saved pieces; '' if nothing. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('alento-last-seen');
        // The app creates it.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const database = request.result;
          const store = database.transaction('seen').objectStore('seen');
          const [keys, all] = [store.getAllKeys(), store.getAll()];
          all.onsuccess = () => {
            database.close();
            resolve(all.result.filter((_, at) => String(keys.result[at]).endsWith(' saved')).join());
          };
        };
      }),
  );

async function save(page: Page, address: string): Promise<void> {
  await open(page, address);
  const before = await stored(page);
  await page.getByRole('button', { name: /^Salvar: / }).click();
  await expect(page.getByRole('button', { name: /^Salvo: / })).toBeVisible();
  // A text on the screen is stored with the change; another text is read first, and nothing is written before.
  await expect.poll(async () => (await stored(page)).length).toBeGreaterThan(before.length + TEXT_MIN);
}

test('o que se salva é listado e abre sem rede, com a imagem; quem sai não deixa nada', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(180_000);
  await createAccount(page, email);
  await workerBecomesReady(page);
  await open(page, '/home');
  await workerTakesControl(page);
  await open(page, LIBRARY);
  await expect(savedList(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).not.toBe('');
  await save(page, ARTICLE);
  await save(page, BOOK);

  await test.step('com rede, em Artigos', async () => {
    await open(page, LIBRARY);
    await expect(savedList(page).getByRole('link')).toHaveText([/Livro · \d+ min$/, /^O que é .*Artigo · \d+ min$/]);
    await expectAccessible(page);
  });
  // The texts may lie on the device, but not which of them somebody saved.
  await expect.poll(() => stored(page)).not.toMatch(/ansiedade|noites/i);

  await context.setOffline(true);
  await test.step('sem rede, a lista', async () => {
    await page.goto(LIBRARY);
    await expect(page.getByText(/^Você está sem conexão\. O que não está neste aparelho/)).toBeVisible();
    await expect(savedList(page).getByRole('link')).toHaveCount(2);
    await expect(page.getByText(/O resto da biblioteca precisa de internet/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('sem rede, o texto com a imagem, e o livro', async () => {
    await savedList(page).getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(page.locator('.content-prose')).toContainText('Quando o alarme não desliga');
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: `Salvo: ${TITLE}` })).toBeVisible();
    await page.goto(BOOK);
    await expect(page.locator('.content-prose').first()).toBeVisible();
  });
  await test.step('quem sai não deixa nada no aparelho', async () => {
    await context.setOffline(false);
    await open(page, '/perfil');
    await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
  });
});
