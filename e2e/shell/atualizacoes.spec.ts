import { signInOn } from '../support/shell/person.ts';
import { expect, test } from '../support/shell/update-fixtures.ts';

test('uma versão nova é achada, baixada só no que mudou, conferida e instalada', async ({ phone, email, update }) => {
  await signInOn(phone, email);
  Object.assign(phone.updates, update.settings);
  // The app looks for it by itself when it is opened.
  const page = await phone.open({ link: 'https://alento.test/perfil' });
  await expect(page.getByRole('dialog')).toContainText('Atualização Disponível');
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Atualização Pronta');
  // Of the more than 500 files only those with the version in them came over the network.
  expect(phone.updates.downloads.length).toBeGreaterThan(0);
  expect(phone.updates.downloads.length).toBeLessThan(10);
  await page.getByRole('button', { name: 'Instalar e Reiniciar' }).click();
  await expect.poll(() => phone.bundles.known(phone.bundles.current).version).toBe(update.version);
  await expect.poll(() => phone.bundles.known(phone.bundles.current).status).toBe('success');
  await phone.openLink('https://alento.test/perfil');
  await expect(page.getByText(`Você está na versão ${update.version}.`)).toBeVisible();
});
