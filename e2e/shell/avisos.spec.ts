import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

test('os lembretes ficam no aparelho com os números 1 a 3, e o toque num deles abre /registrar', async ({
  phone,
  email,
}) => {
  await signInOn(phone, email);
  Object.assign(phone.state.permissions, { push: 'granted', local: 'granted' });
  const page = await phone.open({ link: 'https://alento.test/notificacoes' });
  // The server doesn't send them to this phone, so the phone shows them by itself.
  for (const name of ['De manhã', 'À tarde', 'À noite']) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await expect.poll(() => phone.state.scheduled.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  await phone.tapNotification(3);
  await expect(page).toHaveURL(/\/registrar$/);
});
