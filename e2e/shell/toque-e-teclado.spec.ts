import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, signInOn } from '../support/shell/person.ts';

test('escolher um humor vibra de leve, e o registro guardado vibra de novo', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open();
  await page.getByRole('link', { name: 'Registrar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Como você está agora?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/Bem, registrado às/)).toBeVisible();
  await expect.poll(() => phone.callsOf('Haptics.impact')).toEqual([{ style: 'LIGHT' }]);
  await expect.poll(() => phone.callsOf('Haptics.notification')).toEqual([{ type: 'SUCCESS' }]);
});

test('a tela de abertura some quando a primeira tela está pronta, e a barra de cima segue o tema', async ({
  phone,
  email,
}) => {
  await signInOn(phone, email);
  const page = await phone.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => phone.state.splashGoneAt).not.toBeNull();
  await expect.poll(() => phone.state.statusBarStyle).toBe('LIGHT');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => phone.state.statusBarStyle).toBe('DARK');
});

test('o teclado não cobre o campo da conversa', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: 'https://alento.test/chat' });
  const field = page.getByRole('textbox').locator('visible=true').last();
  await field.focus();
  const height = page.viewportSize()?.height ?? 0;
  const bottom = async (): Promise<number> => {
    const box = await field.boundingBox();
    return box === null ? height : box.y + box.height;
  };
  const before = await bottom();
  await phone.showKeyboard(300);
  await expect.poll(bottom).toBeLessThanOrEqual(height - 300);
  await phone.hideKeyboard();
  await expect.poll(bottom).toBe(before);
});

test('de volta depois de mais de 5 minutos, a tela mostra o que mudou', async ({ phone, email, context }) => {
  await context.clock.install();
  await signInOn(phone, email);
  const page = await phone.open();
  await expect(page.getByText('Sem registros de humor')).toBeVisible();
  await phone.background();
  await callAs(phone, 'POST', '/mood-entries', { score: 3, timestamp: Date.now() });
  await context.clock.fastForward('06:00');
  await phone.foreground();
  await expect(page.getByText('Sem registros de humor')).toHaveCount(0);
});
