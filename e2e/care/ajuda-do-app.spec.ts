import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

test('a ajuda do app: procurar do jeito de perguntar, abrir a página, voltar, e telefones se a ajuda é outra', async ({
  page,
}) => {
  await open(page, '/ajuda');
  await page.getByRole('main').getByRole('link', { name: 'Como usar o Alento' }).first().click();
  await expect(page).toHaveURL(/\/ajuda\/app$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como usar o Alento');
  await expect(page.getByRole('main').getByRole('link', { name: 'Trocar a senha' })).toBeVisible();

  const field = page.getByRole('searchbox', { name: 'Procurar na ajuda' });
  await field.fill('esqueci de registrar ontem');
  const result = page.getByRole('region', { name: 'Resultados' }).getByRole('link').first();
  await expect(result).toHaveText('Registrar um dia que passou');
  await expectAccessible(page);
  await result.click();
  await expect(page).toHaveURL(/\/ajuda\/app\/registrar-um-dia-que-passou$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Registrar um dia que passou/);

  await page.goBack();
  await expect(field).toHaveValue('esqueci de registrar ontem');
  await field.fill('quero me matar');
  await expect(page.getByRole('main').getByRole('link', { name: /CVV 188/ })).toBeVisible();
});

test('uma página de ajuda tem endereço e descrição para buscadores; a que não existe responde 404 e leva de volta', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/ajuda/app/trocar-a-senha')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/ajuda\/app\/trocar-a-senha"/);
  expect(html).toMatch(/<meta name="description" content="[^"]*senha/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/ajuda/app/trocar-a-senha<');

  expect((await request.get('/ajuda/app/nada-disso')).status()).toBe(404);
  await open(page, '/ajuda/app/nada-disso');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página de ajuda não existe');
  await page.getByRole('link', { name: 'Todas as perguntas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como usar o Alento');
});
