import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const ARTICLE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';

test('um estilo posto na página não vale; o que veio com ela, sim', async ({ browser, baseURL }) => {
  // Uses a separate page, because violations are logged to the console, which fails other tests.
  const bare = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const address of ['/', '/sobre', '/home']) {
    await bare.goto(address);
    const outline = await bare.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'html { outline: 7px solid red }';
      document.head.append(style);
      document.body.setAttribute('style', 'outline: 7px solid red');
      return [document.documentElement, document.body].map((element) => getComputedStyle(element).outlineStyle);
    });
    expect(outline, address).toEqual(['none', 'none']);
  }
  await bare.goto('/');
  const styled = bare.locator('[style]');
  expect(await styled.count()).toBeGreaterThan(10);
  const lost = await styled.evaluateAll((elements) =>
    elements.filter((element) => (element as HTMLElement).style.length === 0).map((element) => element.outerHTML),
  );
  expect(lost).toEqual([]);
  await bare.close();
});

test('atrás de uma caixa aberta a página não rola, e depois rola de novo', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/login?createAccount=true');
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).not.toBe('hidden');
  await page.getByRole('button', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(overflow).not.toBe('hidden');
});

test('um aviso aparece sobre a página: embaixo no celular, sob o cabeçalho em telas largas', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ARTICLE);
  await page.getByRole('button', { name: /^Compartilhar/ }).click();
  await expect(page.getByText('Link copiado para área de transferência!')).toBeVisible();
  const place = () =>
    page.locator('[data-sonner-toaster]').evaluate((element) => {
      const { position, zIndex } = getComputedStyle(element);
      const { bottom } = element.getBoundingClientRect();
      const isInPlace = innerWidth < 1024 ? bottom / innerHeight > 0.7 : bottom / innerHeight < 0.3;
      return { position, isAbove: Number(zIndex) > 50, isInPlace };
    });
  await expect.poll(place).toEqual({ position: 'fixed', isAbove: true, isInPlace: true });
});
