import type { Page } from '@playwright/test';
import { type FakeNotifications, fakeNotifications } from '../support/fake-notifications.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { type MockedReminders, mockReminders } from '../support/mocked-reminders.ts';
import { open, reopen } from '../support/open.ts';

const card = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates a person, whose browser says what is given, and opens /home. */
async function arrive(page: Page, email: string, browser: FakeNotifications, answers = {}): Promise<MockedReminders> {
  const told = await mockReminders(page, answers);
  await createAccount(page, email);
  await fakeNotifications(page, browser);
  await reopen(page);
  return told;
}

/** What the screen shows of a state is accessible, on /home and on /notificacoes. */
async function expectGood(page: Page, state: string): Promise<void> {
  await card(page, state).scrollIntoViewIfNeeded();
  await expectAccessible(page);
}

/** Hues of the specified colours, degrees. */
const HUES = { yellow: [30, 75], green: [75, 180], blue: [180, 270] } as const;

/** The background of a state's card has a colour. It is read from a pixel: the style may be in any colour space. */
async function expectColour(page: Page, state: string, colour: keyof typeof HUES): Promise<void> {
  const hue = await card(page, state).evaluate((element) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
    return (degrees + 360) % 360;
  });
  const [from, to] = HUES[colour];
  expect(hue).toBeGreaterThan(from);
  expect(hue).toBeLessThan(to);
}

test('o convite pede a permissão, registra este aparelho, e leva aos horários', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  const told = await arrive(page, email, { answer: 'granted' });
  await expect(card(page, 'prompt')).toContainText('Quer que o Alento lembre você?');
  await expectGood(page, 'prompt');
  await button(page, 'Ativar lembretes').click();
  await expect(card(page, 'enabled')).toContainText('Registro para notificações push concluído com sucesso!');
  await expectGood(page, 'enabled');
  expect(told.registered).toMatchObject([
    { subscription: { endpoint: 'https://push.exemplo/aparelho' }, isCapacitor: false, platform: 'linux' },
  ]);
  await card(page, 'enabled').getByRole('link', { name: 'Escolher os horários' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lembretes e notificações');
  await expect(card(page, 'enabled')).toBeVisible();
});

test('permitido, mas sem registro: amarelo, e “Registrar” diz como foi', { tag: '@whole' }, async ({ page, email }) => {
  const told = await arrive(page, email, { permission: 'granted' });
  await expect(card(page, 'unregistered')).toContainText('Falta um passo');
  await expectColour(page, 'unregistered', 'yellow');
  await expectGood(page, 'unregistered');
  await card(page, 'unregistered').getByRole('button', { name: 'Registrar' }).click();
  await expect(card(page, 'enabled')).toContainText('Registro manual realizado com sucesso!');
  await expectColour(page, 'enabled', 'green');
  expect(told.registered).toHaveLength(1);
});

test('no Safari do iPhone, fora da Tela de Início: três passos com figuras', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await arrive(page, email, { isIphone: true });
  const steps = card(page, 'safari-ios').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toContainText('Adicionar à Tela de Início');
  for (const index of [0, 1, 2]) await expect(steps.nth(index).locator('svg')).toBeVisible();
  await expectGood(page, 'safari-ios');
});

test('quem nega não é perguntado de novo, e sabe como permitir', { tag: '@whole' }, async ({ page, email }) => {
  const told = await arrive(page, email, { answer: 'denied' });
  await button(page, 'Ativar lembretes').click();
  await expect(card(page, 'denied')).toContainText('O Alento não vai insistir.');
  await expect(card(page, 'denied')).toContainText('Tudo bem: nada será enviado a este aparelho.');
  await expectGood(page, 'denied');
  expect(told.registered).toEqual([]);
  await open(page, '/notificacoes');
  await expect(card(page, 'denied')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ativar/ })).toHaveCount(0);
});
