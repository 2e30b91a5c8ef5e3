import { fakeNotifications } from '../support/fake-notifications.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { mockReminders } from '../support/mocked-reminders.ts';

test('escolher os horários, testar, ver a prévia e remover o aparelho', async ({ page, email }) => {
  const told = await mockReminders(page);
  await createAccount(page, email);
  await fakeNotifications(page, { permission: 'granted' });
  await page.goto('/notificacoes');

  await test.step('sem aparelho na lista', async () => {
    await expect(page.getByText('Nenhum aparelho por enquanto')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[data-state="unregistered"]').getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText('Registro manual realizado com sucesso!')).toBeVisible();
  });

  await test.step('um lembrete, à hora que se quer, pelo teclado', async () => {
    await page.getByRole('switch', { name: 'À noite' }).press('Space');
    await expect.poll(() => told.changes).toEqual([{ evening: '21:00' }]);
    const field = page.getByLabel('Horário: À noite');
    await field.fill('22:37');
    await field.press('Tab');
    await expect.poll(() => told.changes[1]).toEqual({ evening: '22:37' });
    await expect(page.getByText(/^Próximo: .* às /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a prévia dos avisos discretos, antes de ligá-los', async () => {
    await expect(page.getByText('Como você está se sentindo?')).toBeVisible();
    await page.getByRole('radio', { name: 'Discreto' }).check();
    await expect(page.getByText('Um lembrete seu para agora.')).toHaveCount(3);
    expect(told.changes).toHaveLength(2);
    await page.getByRole('switch', { name: 'Avisos discretos' }).click();
    await expect(page.getByRole('switch', { name: 'Avisos discretos' })).toBeChecked();
    await expect.poll(() => told.changes[2]).toEqual({ isDiscreet: true });
    await expectAccessible(page);
  });

  await test.step('um teste', async () => {
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect(page.getByText(/^Enviada\. Deve aparecer/)).toBeVisible();
  });

  await test.step('remover este aparelho', async () => {
    await page.getByRole('button', { name: 'Remover Chrome no Linux' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Nenhum aparelho por enquanto')).toBeVisible();
    await expect(page.locator('[data-state="unregistered"]')).toBeVisible();
  });
});

test('chega-se aos lembretes pelo perfil e, no celular, por “Mais”', async ({ page, email }, info) => {
  await mockReminders(page);
  await createAccount(page, email);
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Lembretes' }).click();
    await expect(page).toHaveURL(/\/notificacoes$/);
  }
  await page.goto('/perfil');
  await page.getByRole('link', { name: 'Abrir lembretes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lembretes e notificações');
});

test('o que não se pode ler oferece outra tentativa', async ({ page, email }) => {
  await mockReminders(page, { status: 500 });
  await createAccount(page, email);
  await page.goto('/notificacoes');
  await expect(page.getByRole('button', { name: /Tentar/ })).toHaveCount(3);
  await expectAccessible(page);
});
