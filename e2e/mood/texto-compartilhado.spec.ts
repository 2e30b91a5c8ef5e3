import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const SHARED = '/registrar?title=Um%20poema&text=Versos%20que%20achei&url=https%3A%2F%2Fpoemas.test%2F7';

test('o que outro aplicativo compartilha vira rascunho da nota, e sai do endereço; nada é salvo antes de um rosto', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await workerBecomesReady(page);
  await open(page, '/home');
  await workerTakesControl(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') saved.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await open(page, SHARED);
  await expect(page).toHaveURL(/\/registrar$/);
  await expect(page.getByText('O texto compartilhado está abaixo, só neste aparelho. Nada foi enviado.')).toBeVisible();
  const draft = page.getByRole('heading', { name: 'Você tinha uma nota por terminar' }).locator('..');
  await expect(draft).toContainText('Versos que achei');
  await expectAccessible(page);
  expect(saved.filter((request) => /poema|Versos/.test(request))).toEqual([]);

  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await draft.getByRole('button', { name: 'Pôr neste registro' }).click();
  await expect(page.getByRole('textbox', { name: 'Quer anotar algo?' })).toHaveValue(
    'Um poema\nVersos que achei\nhttps://poemas.test/7',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('de quem não entrou, o texto sai do endereço também', async ({ page }) => {
  await open(page, SHARED);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('Versos');
});
