import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, follow, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { cameraPhoto } from '../support/photo.ts';
import { BADGE, nothingWaits, onDevice, record } from './device-without-network.ts';

type Stored = { id: string; kind: string; type: string; width: number; height: number };

/** What the server has stored, and the bytes of a file. */
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');
async function storedBy(page: Page, token: string): Promise<Stored[]> {
  const year = new Date().getFullYear();
  const answer = await page
    .context()
    .request.get(`/api/attachments?startDate=${year - 1}-01-01&endDate=${year + 1}-12-31`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  return (await answer.json()).attachments;
}
const bytesOf = async (page: Page, token: string, path: string): Promise<Buffer> =>
  (
    await page.context().request.get(`/api/attachments/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  ).body();

const addPhotos = (page: Page, ...photos: Buffer[]) =>
  page
    .getByLabel('Adicionar foto', { exact: true })
    .locator('visible=false')
    .setInputFiles(photos.map((buffer, at) => ({ name: `foto-${at}.jpg`, mimeType: 'image/jpeg', buffer })));

const photos = (page: Page) => page.getByRole('list', { name: 'Fotos do registro' });

test('uma foto em um registro: sem o lugar onde foi tirada, vista no histórico, aberta e excluída', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/registrar');
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  const photo = await cameraPhoto(page);
  expect(photo.includes('AlentoCamera')).toBe(true);
  await addPhotos(page, photo);
  await expect(page.getByText('Foto adicionada.')).toBeVisible();
  await nothingWaits(page);
  await expectAccessible(page);

  const token = await tokenOf(page);
  const [stored] = await storedBy(page, token);
  expect(stored).toMatchObject({ kind: 'photo', type: 'image/webp', width: 2048, height: 1365 });
  const sent = [
    await bytesOf(page, token, `${stored?.id}/file`),
    await bytesOf(page, token, `${stored?.id}/thumbnail`),
  ];
  for (const bytes of sent) {
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes('Exif') || bytes.includes('EXIF') || bytes.includes('AlentoCamera')).toBe(false);
  }

  await addPhotos(page, Buffer.from('isto não é uma foto'));
  await expect(page.getByRole('alert')).toContainText('Este arquivo não pôde ser lido como foto.');

  await follow(page, 'Histórico');
  // /registrar has the same photo, and stays visible until the history is loaded.
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
  await photos(page)
    .getByRole('button', { name: /^Foto 1 de 1/ })
    .click();
  const viewer = page.getByRole('dialog', { name: /^Foto 1 de 1/ });
  await expect(viewer.getByRole('img')).toBeVisible();
  await viewer.getByRole('button', { name: 'Ampliar a foto' }).click();
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Foto excluída.')).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
  expect(await storedBy(page, token)).toEqual([]);
});

test.describe('sem rede', () => {
  test.use({ serviceWorkers: 'allow' });

  test('uma foto espera com o registro, sobrevive à página e segue uma vez', async ({ page, context, email }) => {
    const token = await onDevice(page, email);
    const photo = await cameraPhoto(page);
    // Without it, the code that adds photos isn't in the cache.
    await context.setOffline(true);
    await record(page, 'Mal');
    await addPhotos(page, photo);
    await expect(page.getByText('Foto adicionada.')).toBeVisible();
    await expect(photos(page).getByRole('button', { name: /Esperando conexão/ })).toBeVisible();

    await page.close();
    const again = await context.newPage();
    await open(again, '/historico');
    await expect(again.getByText(BADGE)).toBeVisible();
    const drawn = photos(again).locator('img');
    await expect.poll(() => drawn.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const posts: string[] = [];
    context.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.startsWith('/api/')) posts.push(pathname);
    });
    await context.setOffline(false);
    await nothingWaits(again);
    await expect.poll(() => posts.filter((path) => path !== '/api/mood-entries')).toEqual(['/api/attachments']);
    expect(await storedBy(again, token)).toHaveLength(1);
    await expect(photos(again).getByRole('button', { name: /^Foto 1 de 1/ })).toBeVisible();
  });
});
