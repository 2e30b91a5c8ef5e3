import { copyButtons } from '../support/chat.ts';
import { callAs, signInOn } from '../support/shell/person.ts';
import { expect, test } from '../support/shell/voice-fixtures.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import { chip, chooseAudio, said, speak, startButton } from '../support/voice/voice-page.ts';

test('permite o serviço de voz, fala, e ouve e lê a resposta', { tag: '@whole' }, async ({
  phone,
  email,
  product,
  shellServer,
}) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: 'https://alento.test/chat' });
  await chooseAudio(page);
  await page.getByRole('button', { name: 'Permitir' }).click();
  await startButton(page).click();
  await expect(chip(page)).toHaveText('Pronto');
  await speak(page);
  await expect(said(page, SENTENCES.week)).toBeVisible();
  await expect(copyButtons(page)).toHaveCount(1);
  await expect(chip(page)).toHaveText('Pronto');
  expect((await product.service.spoken()).length).toBeGreaterThan(0);
  expect(shellServer.requests.some((request) => request.startsWith('GET /socket.io/?'))).toBe(false);
  const [session] = await callAs<{ id: string }[]>(phone, 'GET', '/chat/sessions');
  expect(session).toBeDefined();
});
