import { payByCard } from '../support/pay-by-card.ts';
import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, signInOn } from '../support/shell/person.ts';

test('o pagamento abre no navegador do sistema, e de volta o app mostra o plano aberto', async ({
  phone,
  email,
  browser,
}) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: 'https://alento.test/planos' });
  await page.getByRole('button', { name: 'Quero o Premium' }).click();
  await expect.poll(() => phone.openedOutside).toHaveLength(1);
  await expect(page).toHaveURL('https://localhost/planos');

  await phone.background();
  const systemBrowser = await browser.newContext({ ignoreHTTPSErrors: true });
  const tab = await systemBrowser.newPage();
  await tab.goto(phone.openedOutside[0] ?? '');
  await payByCard(tab);
  await expect
    .poll(() => callAs<{ planId: string }>(phone, 'GET', '/subscription'))
    .toMatchObject({ planId: 'premium' });
  await systemBrowser.close();

  await phone.foreground();
  await phone.openLink('https://alento.test/perfil/plano');
  await expect(page.getByText('Próxima cobrança: R$ 29,90')).toBeVisible();
});
