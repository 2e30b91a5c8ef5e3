import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const LIBRARY = '/conteudos';
const FREE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const FREE_TITLE = 'O que é ansiedade, e quando ela passa da conta';
const FOUND = 'Por que o sono foge';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar na biblioteca' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const prose = (page: Page) => page.locator('.content-prose');

test('um visitante lê um texto, e o endereço dele se copia', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Desktop browsers have no share sheet, or one that a test can't operate.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, FREE);
  await expect(title(page)).toHaveText(FREE_TITLE);
  await expect(page).toHaveTitle(`${FREE_TITLE} · Alento`);

  await page.getByRole('button', { name: /^Compartilhar/ }).click();
  await expect(page.getByText('Link copiado para área de transferência!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(FREE, page.url()).href);

  await prose(page).getByRole('link', { name: 'o que a gente evita cresce' }).click();
  await expect(page).toHaveURL(/\/conteudos\/ansiedade\/enfrentar\/o-que-a-gente-evita-cresce$/);
  await expect(title(page)).toBeFocused();
});

test('a busca acha sem acento e se retoma; por ajuda, mostra os telefones antes dos textos, e a carta de crise só ao enviar', async ({
  page,
}) => {
  await open(page, LIBRARY);
  await search(page).fill('insonia');
  await expect(page.getByRole('status').filter({ hasText: /resultados? para “insonia”/ })).toBeVisible();
  // The search words are not in the address.
  await expect(page).toHaveURL(new RegExp(`${LIBRARY}$`));
  await expectAccessible(page);
  await page.getByRole('link', { name: FOUND, exact: true }).click();
  await expect(title(page)).toHaveText(FOUND);

  await page.goBack();
  await expect(search(page)).toHaveValue('insonia');
  await expect(page.getByRole('link', { name: FOUND, exact: true })).toBeVisible();

  const help = page.getByRole('region', { name: 'Se é agora, fale com alguém agora' });
  await search(page).fill('não aguento mais viver');
  await expect(page.getByRole('status').filter({ hasText: /“não aguento mais viver”/ })).toBeVisible();
  await expect(help.getByRole('link', { name: /188/ })).toHaveAttribute('href', 'tel:188');
  await expect(help.getByRole('link', { name: /192/ })).toHaveAttribute('href', 'tel:192');
  await expect(help.getByRole('link', { name: 'Mais caminhos de ajuda' })).toHaveAttribute('href', '/ajuda');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await search(page).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('link', { name: /188/ })).toBeVisible();
});

test('quem tem conta salva um texto, lê um pedaço, e outro dia encontra os dois', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, FREE);
  const save = page.getByRole('button', { name: /^Salv(ar|o): O que é ansiedade/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  const heading = prose(page).getByRole('heading', { name: 'Quando o alarme não desliga' });
  const savedShare = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('share') === true && answer.ok(),
  );
  await heading.evaluate((element) => element.scrollIntoView());
  await savedShare;

  await open(page, LIBRARY);
  await open(page, FREE);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const offer = page.getByRole('region', { name: 'Você parou aqui' });
  await expect(offer).toContainText('Quando o alarme não desliga');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continuar' }).click();
  await expect(heading).toBeInViewport();
  await expect(offer).toBeHidden();
});
