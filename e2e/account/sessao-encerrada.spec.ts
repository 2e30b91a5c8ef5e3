import type { Browser, Page } from '@playwright/test';
import { allBrowserData } from '../support/browser-data.ts';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const DRAFT = 'Queria contar que hoje a Tapioca dormiu no meu colo';
const LINE = 'Ver o mar de novo com a Lu';
const CONTACT = { name: 'Rafa', phone: '(81) 99999-0101' };

const PLAN = {
  warningSigns: [],
  whatHelps: ['Banho morno'],
  reasons: [LINE],
  people: [CONTACT],
  places: [],
  professionals: [{ name: 'CAPS do bairro', phone: '(81) 3333-4444' }],
  safeSpace: [],
};

const field = (page: Page) => page.getByRole('textbox', { name: 'Sua mensagem' });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** On another device, the person ends all other sessions. */
async function revokeElsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<void> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, email);
  const status = await other.evaluate(async (password) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ password });
    return (await fetch('/api/auth/revoke-other-sessions', { method: 'POST', headers, body })).status;
  }, PASSWORD);
  expect(status).toBe(200);
  await context.close();
}

const putPlan = (page: Page, plan: unknown): Promise<number> =>
  page.evaluate(async (body) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    return (await fetch('/api/safety-plan', { method: 'PUT', headers, body: JSON.stringify(body) })).status;
  }, plan);

/** Waits until the service worker has cached the app and controls this page. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('encerrada em outro aparelho: nada legível fica, e o rascunho espera quem o escreveu', async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  test.setTimeout(120_000);
  await createAccount(page, email);
  expect(await putPlan(page, PLAN)).toBe(200);
  await page.goto('/chat');
  await field(page).fill(DRAFT);
  const live = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.stringify(live)).toContain(DRAFT);
  const secrets = [live.authToken, live.deviceKey, email, DRAFT, LINE, 'Tapioca', 'Rafa', '99999-0101'];
  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 3)).toBe(true);

  await revokeElsewhere(browser, baseURL, email);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sua sessão terminou', { exact: false })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
  // Encryption takes a moment.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':').at(-1))))
    .toEqual(expect.arrayContaining(['sealed-words', 'deviceProofs']));
  expect(await page.evaluate(() => localStorage.length)).toBe(2);
  const kept = await allBrowserData(page);
  for (const secret of secrets) expect(kept, secret).not.toContain(secret);
  await expectAccessible(page);

  await page.reload();
  await signIn(page, email);
  await page.goto('/chat');
  await expect(field(page)).toHaveValue(DRAFT);
  expect(await page.evaluate(() => localStorage.getItem('login_email'))).toBe(email.toLowerCase());
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(LINE);
});

test('recarregar no meio: a próxima abertura guarda o que ficou, antes de mostrar algo', async ({ page, email }) => {
  await createAccount(page, email);
  await page.goto('/chat');
  await field(page).fill(DRAFT);
  // The state of a tab that was closed right after the 401.
  await page.evaluate(() => {
    const { userId, deviceKey } = localStorage;
    localStorage.setItem('endedSession', JSON.stringify({ userId, deviceKey }));
    for (const key of ['userId', 'authToken', 'deviceKey', 'login_email', 'tokenKeptAt']) localStorage.removeItem(key);
  });
  await page.goto('/ajuda');
  await expect(page.getByText('Se você fez um plano', { exact: false })).toBeVisible();
  expect(await allBrowserData(page)).not.toContain(DRAFT);
  await page.goto('/chat');
  await signIn(page, email);
  await page.goto('/chat');
  await expect(field(page)).toHaveValue(DRAFT);
});

for (const [answer, isLeft] of [
  ['Sim, deixar à mão', true],
  ['Não, fechar com o plano', false],
] as const) {
  test(`contatos do plano sem entrar: “${answer}”`, async ({ page, context, browser, baseURL, email }) => {
    test.setTimeout(120_000);
    await createAccount(page, email);
    expect(await putPlan(page, PLAN)).toBe(200);
    await page.goto('/plano-de-seguranca');
    const question = page.getByRole('group', { name: 'Deixar os contatos à mão sem entrar na conta?' });
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await question.getByText(answer).click();
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
    await waitUntilKept(page);
    await expect(question.getByRole('radio', { name: answer })).toBeChecked();

    await revokeElsewhere(browser, baseURL, email);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login/);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Preciso de ajuda agora' }).click();
    await expect(page).toHaveURL(/\/ajuda$/);
    await page.reload();
    for (const number of ['188', '192']) await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    const call = page.getByRole('link', { name: 'Ligar para Rafa' });
    const rest = page.getByText(/abre depois que você entrar de novo/);
    await expect(rest).toBeVisible();
    const kept = await allBrowserData(page);
    for (const secret of [LINE, 'Banho morno', email]) expect(kept, secret).not.toContain(secret);
    if (isLeft) {
      await expect(call).toHaveAttribute('href', 'tel:81999990101');
      await expect(page.getByRole('link', { name: 'Ligar para CAPS do bairro' })).toBeVisible();
    } else {
      await expect(call).toHaveCount(0);
      expect(kept).not.toContain('Rafa');
    }
    await context.setOffline(false);
    await expectAccessible(page);

    await page.goto('/login');
    await signIn(page, email);
    await page.goto('/plano-de-seguranca');
    await expect(page.getByText(LINE).first()).toBeVisible();
    await expect(question.getByRole('radio', { name: answer })).toBeChecked();
    await page.goto('/perfil');
    await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/login/);
    // The device proof contains no name.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['deviceProofs']);
  });
}
