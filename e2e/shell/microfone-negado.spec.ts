import { callAs, signInOn } from '../support/shell/person.ts';
import { expect, test } from '../support/shell/voice-fixtures.ts';
import { chooseAudio } from '../support/voice/voice-page.ts';

test.use({ microphoneAccess: 'denied' });

test('sem o microfone diz onde permitir no celular, e o texto continua', async ({ phone, email, os }) => {
  await signInOn(phone, email);
  await callAs(phone, 'PUT', '/consents/external-voice', { isGranted: true });
  const page = await phone.open({ link: 'https://alento.test/chat' });
  await chooseAudio(page);
  await page.getByRole('button', { name: 'Solicitar Permissão' }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Permissão de microfone negada');
  await expect(told).toContainText(os === 'ios' ? 'abra os Ajustes do iPhone' : 'abra as configurações do celular');
  await expect(told).not.toContainText(/navegador|Chrome|Safari|Firefox/);
  await page.getByRole('button', { name: 'Voltar ao texto' }).click();
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible();
});
