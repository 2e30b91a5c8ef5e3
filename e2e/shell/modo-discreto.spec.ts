import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

const PIN = '739154';

test('com o PIN ligado, a troca de aplicativos fica em branco e o app abre trancado', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: 'https://alento.test/modo-discreto' });
  expect(phone.state.isHiddenInSwitcher).toBe(false);
  await page.getByRole('button', { name: 'Ligar com um PIN' }).click();
  await page.getByLabel('PIN novo', { exact: true }).fill(PIN);
  await page.getByLabel('Repita o PIN novo').fill(PIN);
  await page.getByRole('button', { name: 'Salvar o PIN' }).click();
  await expect(page.getByText('O PIN está ligado neste aparelho.').first()).toBeVisible();
  await expect.poll(() => phone.state.isHiddenInSwitcher).toBe(true);

  const again = await phone.reopen();
  await expect(again.getByRole('heading', { name: 'Digite seu PIN' })).toBeVisible();
  await expect.poll(() => phone.state.splashGoneAt).not.toBeNull();
  await again.getByLabel('PIN', { exact: true }).fill('739155');
  await again.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(again.getByText('Esse PIN não confere. Pode tentar de novo.')).toBeVisible();
  await again.getByLabel('PIN', { exact: true }).fill(PIN);
  await again.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(again).toHaveURL(/\/home$/);
  await expect(again.getByRole('heading', { name: 'Digite seu PIN' })).toHaveCount(0);
});
