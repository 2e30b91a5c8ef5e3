import { submitNewAccount } from '../support/login-form.ts';
import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, finishOnboardingOn, outsideKeyStore, secretOf } from '../support/shell/person.ts';

test('do primeiro toque no ícone ao registro, e de novo depois que o sistema fecha o app', { tag: '@both' }, async ({
  phone,
  email,
  shellServer,
}) => {
  const page = await phone.open();

  await test.step('sem conta, o app abre em /login, e o primeiro humor vem antes da conta', async () => {
    await expect(page).toHaveURL('https://localhost/login');
    await page.getByRole('link', { name: 'Começar' }).click();
    await page.getByRole('radio', { name: 'Excelente' }).click();
    await expect(page.getByText(/^Excelente, guardado às/)).toBeVisible();
    await page.getByRole('link', { name: 'Criar conta' }).click();
  });

  await test.step('criar conta: o que abre a conta fica só no cofre do aparelho', async () => {
    await submitNewAccount(page, email);
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => secretOf(phone, 'authToken')).toMatch(/\S{20,}/);
    expect(secretOf(phone, 'login_email')).toBe(email);
    const readable = await outsideKeyStore(phone);
    for (const name of ['authToken', 'login_email', 'deviceKey']) {
      expect(readable).not.toContain(secretOf(phone, name));
      expect(phone.state.preferences.has(name)).toBe(false);
    }
    await finishOnboardingOn(phone);
  });

  await test.step('o app fala com o servidor com o CORS de verdade: o navegador pergunta antes', () => {
    expect(shellServer.requests).toContain('OPTIONS /api/auth/sign-up/email');
    expect(shellServer.requests).toContain('POST /api/auth/sign-up/email');
  });

  await test.step('fechado pelo sistema e aberto de novo, continua na conta', async () => {
    const again = await phone.reopen();
    await expect(again).toHaveURL(/\/home$/);
    await expect.poll(() => phone.state.splashGoneAt).not.toBeNull();
    await expect.poll(() => phone.state.statusBarStyle).toBe('LIGHT');
  });

  await test.step('o humor escolhido vibra de leve, e o registro guardado vibra de novo', async () => {
    await phone.page.getByRole('radio', { name: 'Muito bem' }).click();
    await expect(phone.page.getByText(/Muito bem, registrado às/)).toBeVisible();
    await expect.poll(() => phone.callsOf('Haptics.impact')).toEqual([{ style: 'LIGHT' }, { style: 'LIGHT' }]);
    await expect.poll(() => phone.callsOf('Haptics.notification')).toEqual([{ type: 'SUCCESS' }]);
    await expect.poll(async () => (await callAs<unknown[]>(phone, 'GET', '/mood-entries')).length).toBe(2);
  });

  await test.step('o registro aparece na próxima vez', async () => {
    const again = await phone.reopen();
    await expect(again).toHaveURL(/\/home$/);
    await expect(again.getByText('4,5 de 5').first()).toBeVisible();
  });
});
