import { createAccount, expect, test } from '../support/fixtures.ts';

for (const path of ['/home', '/registrar'])
  test(`em ${path}, quem desfaz ou registra de novo volta aos rostos, e a nota confirma no botão`, async ({
    page,
    email,
  }) => {
    await createAccount(page, email);
    await page.goto(path);
    const faces = page.getByRole('radiogroup', { name: 'Escolha seu humor' });
    const face = faces.getByRole('radio', { name: 'Bem', exact: true });
    await face.click();
    await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();

    await page.getByRole('textbox').fill('Um dia comum');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nota guardada.' })).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Fazer outro registro' }).click();
    await expect(face).toBeFocused();
    await expect(faces).toBeInViewport({ ratio: 1 });
    await expect(face).not.toBeChecked();

    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
    await expect(page.getByText(/Registro desfeito/)).toBeVisible();
    await expect(face).toBeFocused();
    await expect(faces).toBeInViewport({ ratio: 1 });
  });

test('quem excluiu o registro em outra aba pode fazer um novo sem recarregar', async ({ page, email }) => {
  await createAccount(page, email);
  const face = (name: string) => page.getByRole('radio', { name, exact: true });
  await face('Bem').click();
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/historico');
  await other.getByRole('button', { name: /Excluir registro de/ }).click();
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).getByRole('button', { name: 'Excluir' }).click();
  await expect(other.getByText('Sem registros de humor')).toBeVisible();

  await face('Mal').click();
  await expect(page.getByText(/^Este registro foi excluído em outra aba ou aparelho/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  await face('Mal').click();
  await expect(page.getByText(/^Mal, registrado às/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: /Excluir registro de/ })).toHaveCount(1);
});
