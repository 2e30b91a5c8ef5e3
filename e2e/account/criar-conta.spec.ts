import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

test('a conta só nasce com tudo em ordem, e diz o que falta', async ({ page, email, hasTouch }) => {
  await page.goto('/login');
  await page.getByText('Não tem uma conta? Crie uma').click();
  const submit = page.getByRole('button', { name: 'Criar conta' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const password = page.getByLabel('Senha', { exact: true });
  for (const [text, label] of [
    ['abc', 'Fraca'],
    ['abcABC', 'Razoável'],
    ['abcABC1', 'Boa'],
    ['abcABC12', 'Forte'],
    [PASSWORD, 'Muito forte'],
  ] as const) {
    await password.fill(text);
    await expect(page.getByText(`Força da senha: ${label}`, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Confirmar senha', { exact: true }).fill('outra');
  // The message about the field moves the checkbox down, but the press on it counts.
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  const box = await page.getByRole('checkbox').boundingBox();
  if (!box) throw new Error('The checkbox has no place');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (hasTouch) await page.touchscreen.tap(...middle);
  else await page.mouse.click(...middle, { delay: 400 });
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await page.getByRole('checkbox').uncheck();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await expect(submit).toBeDisabled();

  await page.getByRole('button', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Atualizada em \d+ de \S+ de \d{4}/);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').check();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/home$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?createAccount=true');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await password.fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Já existe uma conta com este email');
});

test('uma senha fácil de adivinhar é recusada aqui mesmo, com uma frase que ajuda', async ({ page, email }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lists = () => asked.filter((path) => path.startsWith('/assets/password-check-'));
  await page.goto('/login?createAccount=true');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.waitForLoadState('networkidle');
  expect(lists()).toEqual([]);
  const password = page.getByLabel('Senha', { exact: true });
  const repeated = page.getByLabel('Confirmar senha', { exact: true });
  for (const [guessable, sentence] of [
    ['Alento2026!', 'Uma palavra conhecida ou o nome do Alento'],
    [email, 'Seu nome e seu e-mail são o primeiro palpite'],
  ] as const) {
    await password.fill(guessable);
    await repeated.fill(guessable);
    await expect(password).toHaveAccessibleDescription(new RegExp(`${sentence}.+Experimente três ou quatro palavras`));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await expectAccessible(page);
  expect(lists()).toHaveLength(1);
  expect(asked).not.toContain('/api/auth/sign-up/email');
  await password.fill('nuvem-chinelo-farol');
  await repeated.fill('nuvem-chinelo-farol');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('entrar com a senha errada diz o texto da casa; a sessão que acaba leva ao login', async ({ page, email }) => {
  await createAccount(page, email);
  await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.goto('/historico');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua sessão terminou', { exact: false })).toBeVisible();
  // The address must not be left readable on the device.
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Errada-senha-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Login não encontrado. Verifique suas credenciais.');
});

test('quem vinha pagar segue para os planos, dentro de dez minutos', async ({ page, email }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('createAccount', 'true');
    localStorage.setItem('pendingPlanId', 'premium');
    localStorage.setItem('redirectToPayment', 'true');
    localStorage.setItem('paymentRedirectTimestamp', String(Date.now() - 9 * 60_000));
  });
  await page.reload();
  // The page was written at build time with the sign-in form. The stored flag switches it to sign-up.
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('imita a página de pagamento da Stripe')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Nada foi cobrado' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pendingPlanId'))).toBeNull();
});
