import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';

const PIN = '482913';
const WRONG = '739164';
const DRAFT = 'Queria contar que hoje a Tapioca dormiu no meu colo';
const PLAN = {
  warningSigns: [],
  whatHelps: ['Banho morno'],
  reasons: ['Ver o mar de novo com a Lu'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
  places: [],
  professionals: [],
  safeSpace: [],
};

const pin = (page: Page) => page.getByLabel('PIN', { exact: true });
const message = (page: Page) => page.getByRole('textbox', { name: 'Sua mensagem' });

async function unlock(page: Page, typed: string): Promise<void> {
  await pin(page).fill(typed);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/modo-discreto');
  await page.getByRole('button', { name: 'Ligar com um PIN' }).click();
  await page.getByLabel('PIN novo', { exact: true }).fill('1234');
  await page.getByLabel('Repita o PIN novo').fill('1234');
  await page.getByRole('button', { name: 'Salvar o PIN' }).click();
  await expect(page.getByText('entre os primeiros que alguém tentaria')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('PIN novo', { exact: true }).fill(PIN);
  await page.getByLabel('Repita o PIN novo').fill(PIN);
  await page.getByRole('button', { name: 'Salvar o PIN' }).click();
  await expect(page.getByText('Pronto. O PIN está ligado')).toBeVisible();
}

/** Makes the page hidden or visible, as when the person leaves the browser. */
async function comeOrGo(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('ligar o PIN, voltar ao mesmo lugar, ajuda sem desbloquear, e bloquear depois de um minuto fora', async ({
  page,
  email,
}) => {
  test.setTimeout(150_000);
  await createAccount(page, email);
  const stored = await page.evaluate(async (plan) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'Content-Type': 'application/json',
    };
    return (await fetch('/api/safety-plan', { method: 'PUT', headers, body: JSON.stringify(plan) })).status;
  }, PLAN);
  expect(stored).toBe(200);
  await page.goto('/plano-de-seguranca');
  await expect(page.getByText('Banho morno').first()).toBeVisible();

  await test.step('um PIN que não seja óbvio', async () => {
    await turnOn(page);
    await expectAccessible(page);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(PIN);
    await expect(page.getByRole('switch', { name: 'Avisos discretos' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Avisos discretos' }).click();
    await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();
  });

  await test.step('ao abrir, nada da conta antes do PIN', async () => {
    await page.goto('/analises');
    await expect(page.getByRole('heading', { level: 1, name: 'Digite seu PIN' })).toBeVisible();
    await expect(page).toHaveTitle('Alento');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a ajuda abre sem o PIN', async () => {
    for (const number of ['188', '192']) await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Ver meu plano de segurança' }).click();
    await expect(page.getByText('Banho morno')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ligar para Rafa' })).toHaveAttribute('href', 'tel:81999990101');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver toda a ajuda' }).click();
    await expect(page).toHaveURL(/\/ajuda$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Voltar à tela do PIN' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar à tela do PIN' }).click();
    await expect(page).toHaveURL(/\/analises$/);
  });

  await test.step('um PIN errado, depois o certo: o mesmo endereço', async () => {
    await unlock(page, WRONG);
    await expect(page.getByText('Esse PIN não confere. Pode tentar de novo.')).toBeVisible();
    await unlock(page, PIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Análises' })).toBeVisible();
    await expect(page).toHaveURL(/\/analises$/);
  });

  await test.step('fora por um minuto', async () => {
    await comeOrGo(page, 'hidden');
    await expect(page.locator('[data-cover]')).toBeVisible();
    await comeOrGo(page, 'visible');
    await expect(page.locator('[data-cover]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Análises' })).toBeVisible();
    await page.clock.install();
    await comeOrGo(page, 'hidden');
    await page.clock.fastForward(61_000);
    await comeOrGo(page, 'visible');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Digite seu PIN' })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await page.clock.resume();
    await unlock(page, PIN);
    await expect(page.getByRole('heading', { level: 1, name: 'Análises' })).toBeVisible();
  });

  await test.step('bloquear agora, e trocar o PIN', async () => {
    await page.goto('/modo-discreto');
    await unlock(page, PIN);
    await page.getByText('15 min', { exact: true }).click();
    await page.getByLabel('PIN atual').fill(PIN);
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(page.getByText('Salvo.', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Bloquear agora' }).click();
    await unlock(page, PIN);
    await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked();
    await page.getByRole('button', { name: 'Desligar o PIN' }).click();
    await page.getByLabel('PIN atual').fill(PIN);
    await page.getByRole('button', { name: 'Desligar', exact: true }).click();
    await expect(page.getByText('O PIN está desligado neste aparelho.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ligar com um PIN' })).toBeVisible();
  });
});

test('PIN errado muitas vezes e esquecido: espera, entra de novo, e o que não foi enviado volta', async ({
  page,
  email,
}) => {
  test.setTimeout(150_000);
  await createAccount(page, email);
  await page.goto('/chat');
  await message(page).fill(DRAFT);
  await turnOn(page);
  await page.goto('/chat');

  await test.step('depois de cinco erros, uma espera que um recomeço não encurta', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await unlock(page, WRONG);
      await expect(page.getByText(/Esse PIN não confere/)).toBeVisible();
      await expect(pin(page)).toHaveValue('');
    }
    await expect(page.getByText(/espere 30 segundos/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Espere 0:/ })).toBeDisabled();
  });

  await test.step('esqueci o PIN', async () => {
    await page.getByRole('button', { name: 'Esqueci o PIN' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fechar e entrar de novo' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':').at(-1))))
      .toContain('sealed-words');
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('Tapioca');
  });

  await test.step('entrar de novo: o rascunho voltou, o PIN está desligado, e isso é dito', async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'O PIN está desligado' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Escolher outro PIN' }).click();
    await expect(page).toHaveURL(/\/modo-discreto$/);
    await expect(page.getByRole('button', { name: 'Ligar com um PIN' })).toBeVisible();
    await page.goto('/chat');
    await expect(message(page)).toHaveValue(DRAFT);
  });

  await test.step('outra conta neste aparelho não tem o PIN', async () => {
    await turnOn(page);
    await page.evaluate(() => {
      const { userId } = localStorage;
      expectLock(userId ?? '');
      function expectLock(owner: string): void {
        if (localStorage.getItem(`alento:${owner}:lock`) === null) throw new Error('The lock is not stored');
      }
    });
    await page.goto('/perfil');
    await unlock(page, PIN);
    await page.getByRole('button', { name: 'Sair' }).locator('visible=true').first().click();
    const question = page.getByRole('button', { name: 'Sair mesmo assim' });
    await expect(question.or(page.getByRole('heading', { name: 'Entrar', level: 1 })).first()).toBeVisible();
    if (await question.isVisible()) await question.click();
    await expect(page).toHaveURL(/\/login/);
    await createAccount(page, `outra-${email}`);
    await page.goto('/modo-discreto');
    await expect(page.getByRole('button', { name: 'Ligar com um PIN' })).toBeVisible();
  });
});
