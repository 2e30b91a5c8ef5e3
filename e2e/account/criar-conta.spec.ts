import type { Page } from '@playwright/test';
import { expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

async function fillPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha', { exact: true }).fill(password);
}

/** Bodies of sign-up requests as they leave the browser. */
function sentSignUps(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-up/email')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('conta anônima: uma senha fácil é recusada aqui mesmo, os termos se leem, e o e-mail não sai do aparelho', async ({
  page,
  email,
}) => {
  const sent = sentSignUps(page);
  const wordLists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/password-check-')) wordLists.push(pathname);
  });
  await open(page, '/login');
  await page.getByText('Não tem uma conta? Crie uma').click();
  const submit = page.getByRole('button', { name: 'Criar conta' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('checkbox').check();
  expect(wordLists).toEqual([]);

  await fillPassword(page, 'Alento2026!');
  const reason = 'Uma palavra conhecida ou o nome do Alento';
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    new RegExp(`${reason}.+Experimente três ou quatro palavras`),
  );
  await expect(submit).toBeDisabled();
  await expect(page.getByText(/: Fraca$/)).toBeVisible();
  await expectAccessible(page);
  expect(wordLists).toHaveLength(1);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Atualizada em \d+ de \S+ de \d{4}/);
  await page.keyboard.press('Escape');
  await fillPassword(page, PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent).toMatchObject([{ isAnonymous: true }]);
  expect(JSON.stringify(sent)).not.toContain(email);
});
