import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

const ARTICLE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const TITLE = 'O que é ansiedade, e quando ela passa da conta';

/** Whether each picture of the page is drawn. */
const drawnPictures = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map(({ naturalWidth }) => naturalWidth > 0);
  });

test('um link de outro app abre a tela dele, com figuras e áudio; de lá se compartilha e se vai a outros sites', async ({
  phone,
  email,
  shellServer,
}) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: `https://alento.test${ARTICLE}` });

  await test.step('com o app fechado', async () => {
    await expect(page).toHaveURL(`https://localhost${ARTICLE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  });

  await test.step('as figuras aparecem, também a que o servidor tem e o app não', async () => {
    expect(await drawnPictures(page)).not.toContain(false);
    const width = await page.evaluate(async () => {
      const image = new Image();
      image.src = 'https://alento.test/imagens/caderno-aberto.svg';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
  });

  await test.step('compartilhar manda o endereço público, e a folha fechada não é erro', async () => {
    phone.state.cancelsSharing = true;
    await page.getByRole('button', { name: `Compartilhar: ${TITLE}` }).click();
    await expect
      .poll(() => phone.callsOf('Share.share'))
      .toEqual([{ title: TITLE, url: `https://alento.test${ARTICLE}` }]);
  });

  await test.step('outro site abre no navegador do sistema, e o app continua onde estava', async () => {
    const link = page.getByRole('main').locator('a[target="_blank"][href^="https://"]').first();
    const address = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => phone.openedOutside).toEqual([address]);
    await expect(page).toHaveURL(`https://localhost${ARTICLE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    // The closed sheet was no error, so the address is not offered to be copied.
    await expect(page.locator('input[readonly]')).toHaveCount(0);
  });

  await test.step('com o app aberto, só os endereços das telas', async () => {
    await phone.openLink('https://exemplo.com/perfil');
    await phone.openLink('https://alento.test/api/health');
    await phone.openLink('https://alento.test/podcasts');
    await expect(page).toHaveURL('https://localhost/podcasts');
  });

  await test.step('o áudio vem do servidor, que o permite ao app', async () => {
    await page.getByRole('button', { name: 'Ouvir: Respirar em quatro e seis' }).click();
    const bar = page.getByRole('region', { name: 'Tocador de áudio' });
    await expect(bar.getByRole('button', { name: 'Pausar' })).toBeVisible();
    const slider = bar.getByRole('slider', { name: 'Posição no áudio' });
    await expect(slider).toBeEnabled();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
    expect(shellServer.requests.some((request) => request.startsWith('GET /api/audio/'))).toBe(true);
  });
});
