import { createAccount, expect, expectAccessible, follow, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';

test('marcar o que fez parte do momento: um toque, um marcador novo, mudar, remover', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/registrar');
  await page.getByRole('radio', { name: 'Muito bem' }).click();
  await expect(page.getByText(/Muito bem, registrado às/)).toBeVisible();

  await test.step('um toque já fica salvo', async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('button', { name: 'Amigos', exact: true }).click();
    await saved;
    await expect(page.getByRole('button', { name: 'Amigos', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('um marcador novo entra no registro', async () => {
    await page.getByRole('button', { name: 'Novo marcador' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Terapia');
    await dialog.getByRole('radio', { name: 'Poltrona' }).check({ force: true });
    await expectAccessible(page);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await dialog.getByRole('button', { name: 'Criar marcador' }).click();
    await saved;
    await expect(page.getByRole('button', { name: 'Terapia', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('aparecem no histórico', async () => {
    await follow(page, 'Histórico');
    const chips = page.getByRole('list', { name: 'Marcadores' });
    await expect(chips.getByText('Amigos')).toBeVisible();
    await expect(chips.getByText('Terapia')).toBeVisible();
  });

  await test.step('voltam com o registro que se desfez de excluir', async () => {
    await page.getByRole('button', { name: /Excluir registro de/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Sem registros de humor')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('list', { name: 'Marcadores' }).getByText('Terapia')).toBeVisible();
  });

  await test.step('mudar o nome muda em todo lugar; remover tira dos registros', async () => {
    await page.getByRole('button', { name: /Editar registro de/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gerenciar' }).click();
    await page.getByRole('button', { name: 'Editar Amigos' }).click();
    const form = page.getByRole('dialog', { name: 'Editar marcador' });
    await form.getByLabel('Nome').fill('Turma');
    await form.getByRole('button', { name: 'Salvar marcador' }).click();
    await page.getByRole('button', { name: 'Remover Terapia' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: 'Pronto' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    const chips = page.getByRole('list', { name: 'Marcadores' });
    await expect(chips.getByText('Turma')).toBeVisible();
    await expect(chips.getByText('Terapia')).toHaveCount(0);
    await reopen(page);
    await expect(chips.getByText('Turma')).toBeVisible();
    await expect(chips.getByText('Terapia')).toHaveCount(0);
  });
});
