import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

test.describe('a lista de ajuda', () => {
  test('procura pelo título, pelo texto e pelo jeito de perguntar, e leva à página', async ({ page }) => {
    await page.goto('/ajuda');
    await page.getByRole('main').getByRole('link', { name: 'Como usar o Alento' }).first().click();
    await expect(page).toHaveURL(/\/ajuda\/app$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como usar o Alento');
    await expect(page.getByRole('main').getByRole('link', { name: 'Trocar a senha' })).toBeVisible();

    const field = page.getByRole('searchbox', { name: 'Procurar na ajuda' });
    await field.fill('esqueci de registrar ontem');
    const results = page.getByRole('region', { name: 'Resultados' });
    await expect(results.getByRole('link').first()).toHaveText('Registrar um dia que passou');
    await expectAccessible(page);
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ajuda\/app\/registrar-um-dia-que-passou$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Registrar um dia que passou/);
    await expect(page.getByRole('region', { name: 'Veja também' }).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);

    await page.goBack();
    await expect(field).toHaveValue('esqueci de registrar ontem');
    await field.fill('ônibus');
    await expect(page.getByRole('heading', { name: 'Nada encontrado para “ônibus”' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver todas as perguntas' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Conta e acesso' })).toBeVisible();
  });

  test('continua a procurar e a abrir páginas sem rede, depois de aberta', async ({ page, context }) => {
    await page.goto('/ajuda/app');
    await page.getByRole('searchbox').fill('lembretes');
    // The code of a page is loaded with the first one that is opened.
    await page
      .getByRole('region', { name: 'Resultados' })
      .getByRole('link', { name: 'Lembretes', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lembretes');
    await page.getByRole('link', { name: 'Todas as perguntas' }).click();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('trocar senha');
    await page.getByRole('link', { name: 'Trocar a senha' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar a senha');
    await context.setOffline(false);
  });

  test('mostra telefones se o que se procura é outra ajuda', async ({ page }) => {
    await page.goto('/ajuda/app');
    await page.getByRole('searchbox').fill('quero me matar');
    await expect(page.getByRole('main').getByRole('link', { name: /CVV 188/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('uma página de ajuda', () => {
  test('que não existe responde 404, diz isso e leva de volta', async ({ page }) => {
    const answer = await page.goto('/ajuda/app/nada-disso');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página de ajuda não existe');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Todas as perguntas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como usar o Alento');
  });

  test('tem título, descrição e endereço para buscadores', async ({ page, request }) => {
    await page.goto('/ajuda/app/trocar-a-senha');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ajuda\/app\/trocar-a-senha$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /senha/);
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/ajuda/app/trocar-a-senha<');
  });

  test('leva quem tem conta ao assistente, e do perfil se chega às páginas', async ({ page, email }) => {
    await createAccount(page, email);
    await page.goto('/perfil');
    await page.getByRole('link', { name: 'Ver as perguntas' }).click();
    await page.getByRole('link', { name: 'Trocar a senha' }).click();
    await page.getByRole('link', { name: 'Perguntar ao assistente' }).click();
    await expect(page).toHaveURL(/\/chat$/);
  });
});
