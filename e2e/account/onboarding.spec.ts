import type { Page } from '@playwright/test';
import { closeCrisisCard } from '../support/close-crisis-card.ts';
import { createNewcomer, createNewcomerByForm, expect, expectAccessible, test } from '../support/fixtures.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Bem-vindo ao Alento|Complete seu perfil/ });
const step = (page: Page, title: string) => modal(page).getByRole('heading', { name: title });

const api = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    return (await fetch(`/api${to}`, { headers })).json();
  }, path);

/** Presses a button of the modal with the keyboard. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await modal(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Chooses a radio button, a checkbox or a switch with the keyboard. */
async function chooseByKey(page: Page, role: 'radio' | 'checkbox' | 'switch', name: string | RegExp): Promise<void> {
  await modal(page).getByRole(role, { name }).first().focus();
  await page.keyboard.press('Space');
}

async function answerScreening(page: Page, answer: string): Promise<void> {
  const questions = modal(page).getByRole('group', { name: /^[1-9]\. / });
  await expect(questions.first()).toBeVisible();
  for (let place = 0; place < (await questions.count()); place += 1) {
    await questions.nth(place).getByRole('radio', { name: answer }).check();
  }
}

test('o começo inteiro, pelo teclado: sair no meio, voltar, e nada se perde', async ({ page, email }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(10_000);
  await createNewcomerByForm(page, email);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText('Passo 1 de 12');
  await expect(modal(page).getByRole('button', { name: 'Fechar' })).toHaveCount(0);
  await expect(modal(page).getByRole('button', { name: 'Pular' })).toHaveCount(0);
  await expectAccessible(page);

  // Anonymous is the default. A name is asked for only after it is switched off.
  await chooseByKey(page, 'switch', 'Usar de forma anônima');
  await pressByKey(page, 'Continuar');
  await expect(modal(page)).toContainText('Por favor, informe seu nome');
  await modal(page).getByLabel('Nome', { exact: true }).fill('Ana');
  await modal(page).getByLabel('Telefone (opcional)').pressSequentially('81988887777');
  await expect(modal(page).getByLabel('Telefone (opcional)')).toHaveValue('(81) 98888-7777');
  await chooseByKey(page, 'switch', 'Usar de forma anônima');
  await expect(page.getByRole('alertdialog')).toContainText('Voltar ao modo anônimo?');
  await page.getByRole('button', { name: 'Entendi' }).focus();
  await page.keyboard.press('Enter');
  await pressByKey(page, 'Continuar');

  await expect(step(page, 'E se um dia a senha escapar?')).toBeFocused();
  await pressByKey(page, 'Continuar');
  await expect(modal(page)).toContainText('Por favor, informe um email para recuperação');
  await modal(page).getByRole('textbox', { name: 'Email de recuperação' }).fill('ana@');
  await pressByKey(page, 'Continuar');
  await expect(modal(page)).toContainText('Formato de email inválido');
  await chooseByKey(page, 'checkbox', 'Não quero informar um email de recuperação');
  await pressByKey(page, 'Continuar');

  await expect(step(page, 'Um pouco sobre você')).toBeFocused();
  await pressByKey(page, 'Pular');
  await expect(step(page, 'O que traz você ao Alento?')).toBeFocused();
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'O que traz você ao Alento?')).toBeVisible();
  await chooseByKey(page, 'checkbox', 'Dormir melhor');
  await pressByKey(page, 'Continuar');

  await expect(step(page, 'Como você está agora?')).toBeFocused();
  await expect(modal(page).getByRole('radio', { name: 'Regular' })).toBeVisible();
  await modal(page).getByRole('radio', { name: 'Bem', exact: true }).focus();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('textbox').fill('Primeira nota, ainda sem enviar');

  // Leaves in the middle of a step and returns to it.
  await page.goto('/historico');
  await page.goto('/home');
  await expect(step(page, 'Como você está agora?')).toBeVisible();
  await expect(modal(page).getByRole('textbox')).toHaveValue('Primeira nota, ainda sem enviar');
  await expect(modal(page).getByRole('radio', { name: 'Bem', exact: true })).toBeChecked();
  await pressByKey(page, 'Continuar');

  await expect(step(page, 'Como foram suas últimas duas semanas?')).toBeVisible();
  const entries = await api(page, '/mood-entries');
  expect(entries).toMatchObject([{ score: 3, note: 'Primeira nota, ainda sem enviar' }]);
  expect(entries[0].id).toMatch(/^onboarding-mood-\d+$/);
  // No required step is left, so the modal may be closed and continued later.
  await answerScreening(page, 'Vários dias');
  await expectAccessible(page);
  await pressByKey(page, 'Continuar');
  await expect(page.getByRole('alertdialog')).toContainText('188');
  await closeCrisisCard(page);
  await expect(step(page, 'E a ansiedade, nesse tempo?')).toBeVisible();
  await pressByKey(page, 'Fechar');
  await expect(modal(page)).toBeHidden();

  await page.reload();
  const banner = page.getByRole('region', { name: 'Complete seu perfil' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Completar agora' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText('Complete seu perfil');
  await expect(step(page, 'Um pouco sobre você')).toBeVisible();

  const data = await api(page, '/onboarding/user-data');
  expect(data).toMatchObject({
    isAnonymous: true,
    goals: ['melhorar-sono'],
    motivation: 'melhorar-sono',
    depressionScore: 9,
  });
  expect(data).not.toHaveProperty('name');
  expect(data).not.toHaveProperty('phone');
});

test('sem rede no meio: o que foi respondido espera e chega, e o registro é um só', async ({
  page,
  context,
  email,
}) => {
  await createNewcomer(page, email);
  await modal(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(step(page, 'E se um dia a senha escapar?')).toBeVisible();
  await context.setOffline(true);
  await modal(page).getByRole('checkbox', { name: 'Não quero informar um email de recuperação' }).check();
  await modal(page).getByRole('button', { name: 'Continuar' }).click();
  await modal(page).getByRole('button', { name: 'Pular' }).click();
  await modal(page).getByRole('button', { name: 'Pular' }).click();
  await modal(page).getByRole('radio', { name: 'Regular' }).click();
  await modal(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(step(page, 'Como foram suas últimas duas semanas?')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await api(page, '/onboarding/is-complete')).isComplete, { timeout: 30_000 })
    .toBe(true);
  expect(await api(page, '/mood-entries')).toMatchObject([{ score: 2 }]);
});

test('o começo inteiro até o resumo, pelo toque onde há tela de toque', async ({ page, email, hasTouch }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(10_000);
  await createNewcomer(page, email);
  const tap = (role: 'button' | 'radio' | 'checkbox', name: string | RegExp) => {
    const wanted = modal(page)
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first();
    return hasTouch ? wanted.tap() : wanted.click();
  };
  const next = () => tap('button', 'Continuar');

  await next();
  await modal(page).getByRole('textbox', { name: 'Email de recuperação' }).fill('ana.recupera@exemplo.com');
  await next();
  await tap('radio', '25 a 34');
  await tap('radio', 'Nordeste');
  await next();
  await tap('checkbox', 'Outro');
  await next();
  await expect(step(page, 'O que traz você ao Alento?')).toBeVisible();
  await modal(page).getByLabel('Qual é esse outro motivo?').fill('Minha terapeuta comentou');
  await next();
  await tap('radio', 'Regular');
  await next();
  await answerScreening(page, 'Nenhuma vez');
  await next();
  await expect(step(page, 'E a ansiedade, nesse tempo?')).toBeVisible();
  await answerScreening(page, 'Vários dias');
  await next();
  await tap('radio', 'Sim');
  await tap('checkbox', 'Ansiedade');
  await next();
  await expect(step(page, 'Você faz algum tratamento ou cuidado hoje?')).toBeVisible();
  await tap('radio', 'Sim');
  await tap('checkbox', 'Medicação psiquiátrica');
  await modal(page).getByLabel('Que medicação você toma? (opcional)').fill('A que a médica receitou');
  await next();
  await tap('radio', 'Razoável');
  await next();
  await expect(step(page, 'Você tem com quem contar?')).toBeVisible();
  await tap('radio', 'Sim');
  await tap('checkbox', 'Amigos');
  await next();
  await expect(step(page, 'Pronto, é isso')).toBeVisible();
  await expect(modal(page)).toContainText('Passo 12 de 12');
  await expectAccessible(page);
  await tap('button', 'Começar a usar o aplicativo');
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);

  expect((await api(page, '/onboarding/pending-steps')).pendingSteps).toEqual([]);
  expect(await api(page, '/onboarding/user-data')).toMatchObject({
    ageRange: '25-34',
    region: 'nordeste',
    goals: ['outro'],
    motivationOther: 'Minha terapeuta comentou',
    currentMood: 2,
    depressionScore: 0,
    anxietyScore: 7,
    mentalHealthConditionDetails: 'Ansiedade',
    treatmentDetails: 'Medicação psiquiátrica',
    psychiatricMedications: 'A que a médica receitou',
    sleepQuality: 'razoavel',
    supportSystemDetails: ['Amigos'],
    recoveryEmailPending: 'ana.recupera@exemplo.com',
  });
  expect(await api(page, '/screenings')).toHaveLength(2);
  expect(await api(page, '/mood-entries')).toHaveLength(1);
});
