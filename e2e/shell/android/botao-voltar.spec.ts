import { expect, test } from '../../support/shell/fixtures.ts';
import { signInOn } from '../../support/shell/person.ts';

test('o botão de voltar fecha o que está aberto, depois volta, e do início sai ao segundo toque', async ({
  phone,
  email,
}) => {
  await signInOn(phone, email);
  const page = await phone.open();
  await expect(page).toHaveURL(/\/home$/);

  await test.step('um menu aberto se fecha', async () => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await phone.pressBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('de outra tela volta à anterior', async () => {
    await page.getByRole('link', { name: 'Histórico', exact: true }).locator('visible=true').first().click();
    await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
    await phone.pressBack();
    await expect(page).toHaveURL(/\/home$/);
    // The address changes before the screen does.
    await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toHaveCount(0);
  });

  await test.step('do início, o primeiro toque avisa e o segundo sai', async () => {
    await phone.pressBack();
    await expect(page.getByText('Toque de novo para sair')).toBeVisible();
    expect(phone.callsOf('App.minimizeApp')).toEqual([]);
    // Only a press within two seconds leaves; a slow one is a first press again.
    const leaves = async (): Promise<number> => {
      await phone.pressBack();
      return phone.callsOf('App.minimizeApp').length;
    };
    await expect.poll(leaves).toBeGreaterThan(0);
  });
});
