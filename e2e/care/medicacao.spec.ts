import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';

/** Hours from UTC to a zone in which it is noon, so that a time has come and one is still far whenever the story runs. */
const noonOffset = 12 - new Date().getUTCHours();
// The names of these zones have the opposite sign.
test.use({ timezoneId: `Etc/GMT${noonOffset > 0 ? '-' : '+'}${Math.abs(noonOffset)}` });

const dialog = (page: Page) => page.getByRole('dialog');
const doseOf = (page: Page, name: string) => page.getByRole('group', { name });
const answer = (page: Page, dose: string, text: string) => doseOf(page, dose).getByRole('button', { name: text });

/** Moves the pointer away: a message below it stays, and on a phone it covers the next button. */
const leaveMessages = (page: Page): Promise<void> => page.mouse.move(1, 1);

test('diário de remédios: adicionar, anotar as doses do dia, ver o mês, editar, encerrar e remover', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await open(page, '/medicacao');

  await test.step('vazio, diz o que vai aparecer e a quem perguntar', async () => {
    await expect(page.getByRole('heading', { name: 'Nenhum remédio por aqui ainda' })).toBeVisible();
    await expect(page.getByText('Dúvidas sobre efeito, dose ou mudança são com quem receitou.')).toBeVisible();
  });

  await test.step('um remédio com dois horários', async () => {
    await page.getByRole('button', { name: 'Adicionar remédio' }).click();
    await dialog(page).getByLabel('Nome').fill('Sertralina');
    await dialog(page).getByLabel('Dose').fill('50 mg, 1 comprimido');
    await dialog(page).getByRole('button', { name: 'Adicionar horário' }).click();
    await expect(dialog(page).getByLabel('Horário 1', { exact: true })).toHaveValue('08:00');
    await dialog(page).getByLabel('Horário 1', { exact: true }).fill('00:00');
    await dialog(page).getByRole('button', { name: 'Adicionar horário' }).click();
    await dialog(page).getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(dialog(page).getByText('Preencha o horário ou tire a linha.')).toBeVisible();
    await dialog(page).getByLabel('Horário 2', { exact: true }).fill('23:59');
    await dialog(page).getByRole('switch', { name: 'Avisar no horário' }).check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('Tomei e Pulei com um toque, e o toque de volta', async () => {
    await answer(page, 'Sertralina, 00:00', 'Tomei').click();
    await expect(answer(page, 'Sertralina, 00:00', 'Tomei')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Anotado: Tomei.')).toBeVisible();
    await page.getByRole('button', { name: 'Anotar antes da hora: Sertralina, 23:59' }).click();
    await answer(page, 'Sertralina, 23:59', 'Pulei').click();
    await expect(page.getByText('1 de 2', { exact: true })).toBeVisible();
    await expect(page.getByText('Anotado: Pulei.')).toBeVisible();
    await reopen(page);
    await expect(answer(page, 'Sertralina, 00:00', 'Tomei')).toHaveAttribute('aria-pressed', 'true');
    await expect(answer(page, 'Sertralina, 23:59', 'Pulei')).toHaveAttribute('aria-pressed', 'true');
    await answer(page, 'Sertralina, 23:59', 'Pulei').click();
    await expect(answer(page, 'Sertralina, 23:59', 'Pulei')).toHaveAttribute('aria-pressed', 'false');
    await answer(page, 'Sertralina, 23:59', 'Tomei').click();
  });

  await test.step('o mês, em palavras, e um dia dele pelo teclado', async () => {
    await expect(page.getByText('Este mês ainda não tem dias completos para contar.', { exact: false })).toBeVisible();
    const today = page.getByRole('button', { name: /: 2 de 2 doses tomadas$/ });
    await today.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('group', { name: 'Sertralina, 00:00' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Pulei' }).first().click();
    await dialog(page).getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByRole('button', { name: /: 1 de 2 doses tomadas, 1 pulada$/ })).toBeVisible();
    await page.getByText('Ver como tabela').first().click();
    await expect(page.getByRole('table', { name: 'O mês' }).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('editar, encerrar, trazer de volta e remover', async () => {
    await page.getByRole('button', { name: 'Editar Sertralina' }).click();
    await dialog(page).getByLabel('Dose').fill('100 mg');
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('100 mg').first()).toBeVisible();
    await leaveMessages(page);
    await page.getByRole('button', { name: 'Encerrar Sertralina' }).click();
    await expect(page.getByRole('alertdialog').getByText('conversa com quem receitou', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Encerrar no diário' }).click();
    await expect(page.getByRole('heading', { name: 'Encerrados' })).toBeVisible();
    await leaveMessages(page);
    await page.getByRole('button', { name: 'Voltar Sertralina ao diário' }).click();
    await expect(page.getByRole('heading', { name: 'Encerrados' })).toHaveCount(0);
    await leaveMessages(page);
    await page.getByRole('button', { name: 'Remover Sertralina' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover tudo' }).click();
    await expect(page.getByRole('heading', { name: 'Nenhum remédio por aqui ainda' })).toBeVisible();
  });
});
