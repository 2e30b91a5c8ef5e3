import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { closeCrisisCard } from '../support/close-crisis-card.ts';
import { expect, expectAccessible, PASSWORD, test } from '../support/fixtures.ts';
import { open, reopen } from '../support/open.ts';
import { signUpByApi } from '../support/sign-up-by-api.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Bem-vindo ao Alento|Complete seu perfil/ });
const step = (page: Page, title: string) => modal(page).getByRole('heading', { name: title });

/** Presses a button of the modal with the keyboard. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await modal(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Chooses a checkbox or a switch with the keyboard. */
async function chooseByKey(page: Page, role: 'checkbox' | 'switch', name: string): Promise<void> {
  await modal(page).getByRole(role, { name }).focus();
  await page.keyboard.press('Space');
}

/** Answers each question of a questionnaire, which goes on to the next by itself. */
async function answerScreening(page: Page, count: number, answer: string): Promise<void> {
  for (let place = 1; place <= count; place += 1) {
    await expect(step(page, `Pergunta ${place} de ${count}`)).toBeFocused();
    // A tap is ignored for 400 ms after the question appeared.
    await modal(page).getByRole('radio', { name: answer }).click({ delay: 450 });
  }
}

/** Asserts that the page of the step fits a phone's screen of 360 x 740 px. */
async function expectNoScrolling(page: Page): Promise<void> {
  const hidden = await modal(page)
    .locator('.overflow-y-auto')
    .evaluate((part) => part.scrollHeight - part.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
}

/** Opens /home as a person who has just signed up. */
async function begin(page: Page, email: string): Promise<void> {
  await signUpByApi(page, email, PASSWORD);
  await open(page, '/home');
  await expect(modal(page)).toContainText('Passo 1 de 12');
}

test('o começo inteiro até o resumo, em parte sem conexão: tudo o que foi respondido chega, uma vez só', async ({
  page,
  context,
  email,
}) => {
  await begin(page, email);
  const api = await apiOf(page);
  const choose = (role: 'radio' | 'checkbox', name: string) =>
    modal(page).getByRole(role, { name, exact: true }).click();
  const next = async () => {
    await expectNoScrolling(page);
    await modal(page).getByRole('button', { name: 'Continuar', exact: true }).click();
  };
  await page.setViewportSize({ width: 360, height: 740 });

  await next();
  await modal(page).getByRole('textbox', { name: 'E-mail de recuperação' }).fill(`recupera.${email}`);
  await next();
  await expect(step(page, 'Um pouco sobre você')).toBeVisible();

  await context.setOffline(true);
  await choose('radio', '25 a 34');
  await choose('radio', 'Nordeste');
  await next();
  await expect(step(page, 'Qual é o seu gênero? (opcional)')).toBeVisible();
  await next();
  await choose('checkbox', 'Outro');
  await next();
  await expect(step(page, 'Quer contar mais alguma coisa?')).toBeVisible();
  await next();
  await expect(modal(page)).toContainText('Conte em poucas palavras qual é esse outro motivo.');
  await modal(page).getByLabel('Qual é esse outro motivo?').fill('Minha terapeuta comentou');
  await next();
  await choose('radio', 'Regular');
  await next();
  await expect(step(page, 'Pergunta 1 de 9')).toBeVisible();
  await context.setOffline(false);

  await answerScreening(page, 9, 'Nenhuma vez');
  await expect(step(page, 'Se você assinalou')).toBeVisible();
  await expectAccessible(page);
  await next();
  await answerScreening(page, 7, 'Vários dias');
  await expect(step(page, 'Você convive com alguma condição de saúde mental?')).toBeVisible();
  await choose('radio', 'Sim');
  await next();
  await choose('checkbox', 'Ansiedade');
  await next();
  await expect(step(page, 'Você faz algum tratamento ou cuidado hoje?')).toBeVisible();
  await choose('radio', 'Sim');
  await next();
  await choose('checkbox', 'Medicação psiquiátrica');
  await modal(page).getByLabel('Que medicação você toma? (opcional)').fill('A que a médica receitou');
  await next();
  await choose('radio', 'Razoável');
  await next();
  await expect(step(page, 'O que costuma atrapalhar? (opcional)')).toBeVisible();
  await next();
  await expect(step(page, 'Você tem com quem contar?')).toBeVisible();
  await choose('radio', 'Sim');
  await next();
  await choose('checkbox', 'Amigos');
  await next();
  await expect(step(page, 'Pronto, é isso')).toBeVisible();
  await expectNoScrolling(page);
  await expect(modal(page)).toContainText('Passo 12 de 12');
  await modal(page).getByRole('button', { name: 'Começar a usar o aplicativo' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);

  await expect.poll(() => api.get('/onboarding/pending-steps')).toMatchObject({ pendingSteps: [] });
  expect(await api.get('/onboarding/user-data')).toMatchObject({
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
    recoveryEmailPending: `recupera.${email}`,
  });
  expect(await api.get('/screenings')).toHaveLength(2);
  expect(await api.get('/mood-entries')).toMatchObject([{ score: 2 }]);
});

test('o começo pelo teclado: sair no meio, voltar, e nada se perde', { tag: '@whole' }, async ({ page, email }) => {
  await begin(page, email);
  const api = await apiOf(page);
  await expect(modal(page).getByRole('button', { name: 'Fechar' })).toHaveCount(0);
  await expect(modal(page).getByRole('button', { name: 'Pular' })).toHaveCount(0);

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
  await chooseByKey(page, 'checkbox', 'Não quero informar um e-mail de recuperação');
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'Um pouco sobre você')).toBeFocused();
  await pressByKey(page, 'Pular');
  await expect(step(page, 'O que traz você ao Alento?')).toBeFocused();
  await chooseByKey(page, 'checkbox', 'Dormir melhor');
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'Quer contar mais alguma coisa?')).toBeFocused();
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'Como você está agora?')).toBeFocused();
  await modal(page).getByRole('radio', { name: 'Bem', exact: true }).focus();
  await page.keyboard.press('Enter');
  await modal(page).getByRole('textbox').fill('Primeira nota, ainda sem enviar');

  // Leaves in the middle of a step and returns to it.
  await open(page, '/historico');
  await open(page, '/home');
  await expect(step(page, 'Como você está agora?')).toBeVisible();
  await expect(modal(page).getByRole('textbox')).toHaveValue('Primeira nota, ainda sem enviar');
  await expect(modal(page).getByRole('radio', { name: 'Bem', exact: true })).toBeChecked();
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'Pergunta 1 de 9')).toBeVisible();
  await expect
    .poll(() => api.get('/mood-entries'))
    .toMatchObject([
      { id: expect.stringMatching(/^onboarding-mood-\d+$/), score: 3, note: 'Primeira nota, ainda sem enviar' },
    ]);

  // No required step is left, so the modal may be closed and continued later.
  for (let place = 1; place <= 9; place += 1) {
    await expect(step(page, `Pergunta ${place} de 9`)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  // The ninth answer shows a number to call, so the question stays.
  await expect(modal(page).getByRole('link', { name: 'Ligar para o CVV: 188' })).toBeVisible();
  await pressByKey(page, 'Continuar');
  await expect(page.getByRole('alertdialog')).toContainText('188');
  await closeCrisisCard(page);
  await expect(step(page, 'Se você assinalou')).toBeVisible();
  await pressByKey(page, 'Continuar');
  await expect(step(page, 'Pergunta 1 de 7')).toBeVisible();
  await pressByKey(page, 'Fechar');
  await expect(modal(page)).toBeHidden();

  // What was skipped on purpose is not asked again by the banner.
  await reopen(page);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Complete seu perfil' })).toHaveCount(0);
  const read = () => api.get('/onboarding/user-data');
  await expect.poll(read).toMatchObject({
    isAnonymous: true,
    goals: ['melhorar-sono'],
    motivation: 'melhorar-sono',
    depressionScore: 9,
  });
  const data = await read();
  expect(data).not.toHaveProperty('name');
  expect(data).not.toHaveProperty('phone');
});

test('o aviso de etapas pendentes abre as que faltam', async ({ page, email }) => {
  await signUpByApi(page, email, PASSWORD);
  const api = await apiOf(page);
  await api.put('/onboarding/status', { completedSteps: ['personal-info', 'recovery-email', 'current-mood'] });
  await open(page, '/home');
  const banner = page.getByRole('region', { name: 'Complete seu perfil' });
  await banner.getByRole('button', { name: 'Completar agora' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toContainText('Complete seu perfil');
  await expect(step(page, 'Um pouco sobre você')).toBeFocused();
  await pressByKey(page, 'Fechar');
  await expect(modal(page)).toBeHidden();
  await expect(banner).toHaveCount(0);
});
