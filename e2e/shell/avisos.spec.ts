import { expect, expectAccessible } from '../support/fixtures.ts';
import { mockReminders } from '../support/mocked-reminders.ts';
import { test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

test('no aplicativo, sem permissão: azul, com “Ativar”, que faz a pergunta do sistema', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open();
  await mockReminders(page);
  await page.reload();
  const card = page.locator('[data-state="native"]');
  await expect(card).toContainText('O aparelho vai pedir sua permissão.');
  await card.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  phone.state.permissions.answer = 'denied';
  await card.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect.poll(() => phone.callsOf('PushNotifications.requestPermissions')).toHaveLength(1);
  // Who refuses is not asked a second question.
  expect(phone.callsOf('LocalNotifications.requestPermissions')).toEqual([]);
  await expect(page.locator('[data-state="denied"]')).toBeVisible();
});

test('os lembretes ficam no aparelho com os números 1 a 3, e o toque num deles abre /registrar', async ({
  phone,
  email,
}) => {
  await signInOn(phone, email);
  Object.assign(phone.state.permissions, { push: 'granted', local: 'granted' });
  const page = await phone.open();
  await mockReminders(page);
  await phone.openLink('https://alento.test/notificacoes');
  // The server doesn't send them to this phone, so the phone shows them by itself.
  for (const name of ['De manhã', 'À tarde', 'À noite']) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await expect.poll(() => phone.state.scheduled.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  await phone.tapNotification(3);
  await expect(page).toHaveURL(/\/registrar$/);
});
