import { expectAccessible } from '../support/fixtures.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { openAudio, startButton } from '../support/voice/voice-page.ts';

test.use({ microphoneAccess: 'denied' });

test('sem o microfone diz como permitir, e o texto continua', async ({ page, createTalker, product }) => {
  await createTalker();
  await openAudio(page);
  await page.getByRole('button', { name: 'Solicitar Permissão' }).click();
  await expect(page.getByRole('alert')).toContainText('Permissão de microfone negada');
  for (const browser of ['Chrome', 'Safari', 'Firefox'])
    await expect(page.getByRole('alert').getByText(browser)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar Permissão' })).toBeVisible();
  await expect(startButton(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar ao texto' }).click();
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Texto' })).toBeFocused();
  expect(await product.service.asked()).toEqual([]);
});
