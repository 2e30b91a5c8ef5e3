import { generateKeyPairSync } from 'node:crypto';
import { signInOn } from '../support/shell/person.ts';
import type { Phone } from '../support/shell/phone.ts';
import type { UpdateServer } from '../support/shell/published-updates.ts';
import { expect, test } from '../support/shell/update-fixtures.ts';

/** A public key whose private half signed nothing here. */
const anotherKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();

/** Signs a person in on a phone that gets the update. The app looks for it by itself when it is opened. */
async function findUpdate(phone: Phone, email: string, { settings }: UpdateServer): Promise<void> {
  await signInOn(phone, email);
  Object.assign(phone.updates, settings);
  const page = await phone.open({ link: 'https://alento.test/perfil' });
  await expect(page.getByRole('dialog')).toContainText('Atualização Disponível');
}

test('uma versão nova é achada, baixada só no que mudou, conferida e instalada', async ({
  phone,
  email,
  goodUpdate,
}) => {
  await findUpdate(phone, email, goodUpdate);
  const { page } = phone;
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Pronta');
  // Of the more than 500 files only those with the version in them came over the network.
  expect(phone.updates.downloads.length).toBeGreaterThan(0);
  expect(phone.updates.downloads.length).toBeLessThan(10);
  await page.getByRole('button', { name: 'Instalar e Reiniciar' }).click();
  await expect.poll(() => phone.bundles.known(phone.bundles.current).version).toBe(goodUpdate.version);
  await expect.poll(() => phone.bundles.known(phone.bundles.current).status).toBe('success');
  await phone.openLink('https://alento.test/perfil');
  await expect(page.getByText(`Você está na versão ${goodUpdate.version}.`)).toBeVisible();
});

test('uma versão que não abre é desfeita sozinha, e o app diz', { tag: '@whole' }, async ({
  phone,
  email,
  hangingUpdate,
}) => {
  await findUpdate(phone, email, hangingUpdate);
  const { page } = phone;
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Pronta');
  phone.updates.appReadyMs = 2000;
  await page.getByRole('button', { name: 'Instalar e Reiniciar' }).click();
  await expect.poll(() => phone.bundles.current).not.toBe('builtin');
  await expect.poll(() => phone.bundles.current).toBe('builtin');
  // The dialog covers the first screen, which is hidden from screen readers until it is closed.
  await expect(page.getByRole('dialog')).toContainText(/não abriu como devia, e o app voltou sozinho/);
  expect(phone.bundles.current).toBe('builtin');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('uma versão assinada com outra chave, ou que chega pela metade, não é instalada', { tag: '@whole' }, async ({
  phone,
  email,
  goodUpdate,
}) => {
  await findUpdate(phone, email, goodUpdate);
  const { page } = phone;
  phone.updates.cutAfter = 8;
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Erro na Atualização');
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  phone.updates.publicKey = anotherKey();
  await page.getByRole('button', { name: 'Procurar atualização' }).click();
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Erro na Atualização');
  expect(phone.bundles.list()).toEqual([]);
  expect(phone.bundles.current).toBe('builtin');
});
