import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

const ARTICLE = '/conteudos/ansiedade/entender/o-que-e-ansiedade';
const TITLE = 'O que é ansiedade, e quando ela passa da conta';

test('um link de outro app abre a tela dele, com o app fechado e com ele aberto', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: `https://alento.test${ARTICLE}` });
  await expect(page).toHaveURL(`https://localhost${ARTICLE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await phone.openLink('https://alento.test/historico');
  await expect(page).toHaveURL('https://localhost/historico');
  await phone.openLink('https://exemplo.com/perfil');
  await phone.openLink('https://alento.test/api/health');
  await phone.openLink('https://alento.test/perfil');
  await expect(page).toHaveURL('https://localhost/perfil');
});

test('compartilhar manda o endereço público, e a folha fechada não é erro', async ({ phone }) => {
  const page = await phone.open({ link: `https://alento.test${ARTICLE}` });
  await page.getByRole('button', { name: `Compartilhar: ${TITLE}` }).click();
  await expect
    .poll(() => phone.callsOf('Share.share'))
    .toEqual([{ title: TITLE, url: `https://alento.test${ARTICLE}` }]);
  phone.state.cancelsSharing = true;
  await page.getByRole('button', { name: `Compartilhar: ${TITLE}` }).click();
  await expect.poll(() => phone.callsOf('Share.share')).toHaveLength(2);
  await expect(page.locator('input[readonly]')).toHaveCount(0);
});

test('as figuras e o áudio vêm do servidor de verdade, que os permite ao app', async ({ phone, shellServer }) => {
  const page = await phone.open({ link: 'https://alento.test/podcasts' });
  await page.getByRole('button', { name: 'Ouvir: Respirar em quatro e seis' }).click();
  const bar = page.getByRole('region', { name: 'Tocador de áudio' });
  await expect(bar.getByRole('button', { name: 'Pausar' })).toBeVisible();
  const slider = bar.getByRole('slider', { name: 'Posição no áudio' });
  await expect(slider).toBeEnabled();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  expect(shellServer.requests.some((request) => request.startsWith('GET /api/audio/'))).toBe(true);

  await phone.openLink(`https://alento.test${ARTICLE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const loaded = () =>
    page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return images.map(({ naturalWidth }) => naturalWidth > 0);
    });
  expect(await loaded()).not.toContain(false);
  // A picture that is newer than the build comes from the server too.
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = 'https://alento.test/imagens/caderno-aberto.svg';
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});
