import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';
import type { Phone } from '../support/shell/phone.ts';
import { UPDATES } from '../support/shell/published-updates.ts';

/** A public key whose private half signed nothing here. */
const anotherKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();

/** Signs a person in on a phone with a shell that gets the update, and looks for it on /perfil. */
async function findUpdate(phone: Phone, email: string, { shell }: { shell: string }): Promise<void> {
  await signInOn(phone, email);
  phone.state.shellVersion = shell;
  phone.updates.publicKey = process.env.ALENTO_OTA_KEY ?? '';
  const page = await phone.open({ link: 'https://alento.test/perfil' });
  await page.getByRole('button', { name: 'Procurar atualização' }).or(page.getByRole('dialog')).first().waitFor();
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: 'Procurar atualização' }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Disponível');
}

test('uma versão nova é achada, baixada só no que mudou, conferida e instalada', async ({ phone, email }) => {
  await findUpdate(phone, email, UPDATES.good);
  const { page } = phone;
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Pronta', { timeout: 20_000 });
  // Of the more than 500 files only those with the version in them came over the network.
  expect(phone.updates.downloads.length).toBeGreaterThan(0);
  expect(phone.updates.downloads.length).toBeLessThan(10);
  await page.getByRole('button', { name: 'Instalar e Reiniciar' }).click();
  await expect.poll(() => phone.bundles.known(phone.bundles.current).version).toBe(UPDATES.good.version);
  await expect.poll(() => phone.bundles.known(phone.bundles.current).status).toBe('success');
  await phone.openLink('https://alento.test/perfil');
  await expect(page.getByText(`Você está na versão ${UPDATES.good.version}.`)).toBeVisible();
});

test('uma versão que não abre é desfeita sozinha, e o app diz', async ({ phone, email }) => {
  await findUpdate(phone, email, UPDATES.hanging);
  const { page } = phone;
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Pronta', { timeout: 20_000 });
  phone.updates.appReadyMs = 2000;
  await page.getByRole('button', { name: 'Instalar e Reiniciar' }).click();
  await expect.poll(() => phone.bundles.current).not.toBe('builtin');
  await expect.poll(() => phone.bundles.current).toBe('builtin');
  // The dialog covers the first screen, which is hidden from screen readers until it is closed.
  await expect(page.getByRole('dialog')).toContainText(/não abriu como devia, e o app voltou sozinho/);
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('uma versão assinada com outra chave, ou que chega pela metade, não é instalada', async ({ phone, email }) => {
  await findUpdate(phone, email, UPDATES.good);
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
