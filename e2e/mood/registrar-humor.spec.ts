import { localData } from '../support/browser-data.ts';
import { expect, follow, test } from '../support/fixtures.ts';
import { createAccountByForm, signInByForm } from '../support/login-form.ts';
import { open } from '../support/open.ts';
import { allServerData } from '../support/server-data.ts';

test('criar conta, registrar, ver a semana, corrigir, apagar, sair, entrar de novo', { tag: '@smoke' }, async ({
  page,
  email,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('criar conta', async () => {
    await createAccountByForm(page, email);
    await expect(page.getByText('Sem registros de humor')).toBeVisible();
    expect(sent.join('\n')).not.toContain(email.split('@')[0]);
  });

  await test.step('registrar em dois toques', async () => {
    await page.getByRole('link', { name: 'Registrar agora' }).click();
    await expect(page).toHaveURL(/\/registrar$/);
    // /home has the same faces, and stays visible until the screen's code is loaded.
    await expect(page.getByRole('heading', { name: 'Como você está agora?' })).toBeVisible();
    await page.getByRole('radio', { name: 'Muito bem' }).click();
    await expect(page.getByText(/Muito bem, registrado às/)).toBeVisible();
    await page.getByRole('textbox').fill('Caminhei na praia 🌊 com a Zé');
    await page.getByRole('textbox').blur();
    await expect(page.getByRole('status').filter({ hasText: 'Nota guardada.' })).toBeVisible();
  });

  await test.step('ver a semana e o dia', async () => {
    await follow(page, 'Início');
    await expect(page.getByRole('heading', { name: 'Seu humor na semana' })).toBeVisible();
    await expect(page.getByText('4,0 de 5', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Muito bem.*Ver o dia/ }).click();
    await expect(page).toHaveURL(/\/periodo-detalhes\?type=day&date=\d{4}-\d{2}-\d{2}$/);
    await expect(page.getByText('Caminhei na praia 🌊 com a Zé')).toBeVisible();
  });

  await test.step('corrigir', async () => {
    await follow(page, 'Histórico');
    // The day's page has the same button and stays visible until the history is loaded.
    await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Editar registro de/ }).click();
    const dialog = page.getByRole('dialog');
    // Back closes the form, and stays on the page.
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/historico$/);
    await page.getByRole('button', { name: /Editar registro de/ }).click();
    await dialog.getByRole('radio', { name: 'Neutro' }).click();
    await dialog.getByRole('textbox', { name: /anotar|nota/i }).fill('Na verdade, mais ou menos');
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Na verdade, mais ou menos')).toBeVisible();
    await expect(page.getByText('Caminhei na praia')).toHaveCount(0);
  });

  await test.step('apagar', async () => {
    await page.getByRole('button', { name: /Excluir registro de/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    // The screen shows the deletion before the server has answered. The message comes after the answer.
    await expect(page.getByText('Registro excluído.')).toBeVisible();
    await expect(page.getByText('Sem registros de humor')).toBeVisible();
    await expect(page.getByText('Na verdade, mais ou menos')).toHaveCount(0);
  });

  await test.step('sair', async () => {
    await open(page, '/perfil');
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    const deviceData = await localData(page);
    expect(deviceData).not.toContain(email);
    expect(deviceData).not.toContain('authToken');
    await open(page, '/home');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('entrar de novo', async () => {
    await signInByForm(page, ` ${email.toUpperCase()} `);
    await expect(page.getByText('Sem registros de humor')).toBeVisible();
    expect(sent.join('\n').toLowerCase()).not.toContain(email.split('@')[0]);
  });

  await test.step('no disco do servidor não há endereço nem palavra', async () => {
    const serverData = (await allServerData()).toLowerCase();
    expect(serverData).toContain('mood_entries');
    for (const secret of [email.split('@')[0] ?? email, 'caminhei na praia', 'mais ou menos']) {
      expect(serverData.includes(secret.toLowerCase()), secret).toBe(false);
    }
  });
});
