import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { deviceSpoke, fakeDeviceSpeech } from '../support/voice/fake-device-speech.ts';
import {
  beginRecording,
  chip,
  dock,
  keptFor,
  openAudio,
  replies,
  said,
  sendRecording,
  startButton,
} from '../support/voice/voice-page.ts';

test('sem serviço de voz nem voz no navegador, diz o que falta e leva ao texto', async ({ page, email }) => {
  await fakeDeviceSpeech(page, { recognises: null, speaks: false });
  await createAccount(page, email);
  await openAudio(page);
  await expect(page.getByRole('heading', { name: 'A conversa por voz não funciona aqui' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar ao texto' }).click();
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible();
});

test('sem serviço de voz, o navegador ouve e fala, depois de dizer quem ouve', async ({ page, email }) => {
  const words = 'Quero respirar um pouco';
  await fakeDeviceSpeech(page, { recognises: words, speaks: true });
  await createAccount(page, email);
  await openAudio(page);
  await expect(page.getByText('ele pode enviar o áudio aos servidores de quem o faz: o Google')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Permitir' }).click();
  await page.getByRole('button', { name: 'Solicitar Permissão' }).click();
  await startButton(page).click();
  await expect(chip(page)).toHaveText('Pronto');

  await beginRecording(page);
  await expect(dock(page).getByText(words)).toBeVisible();
  await page.waitForTimeout(1000);
  await sendRecording(page);
  await expect(said(page, words)).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(chip(page)).toHaveText('Pronto', { timeout: 20_000 });
  const { messages, used } = await keptFor(page);
  expect(used).toBe(1);
  expect(messages).toHaveLength(2);
  const spoken = await deviceSpoke(page);
  expect(spoken.length).toBeGreaterThan(0);
  expect(messages[1]?.content).toContain(spoken[0]?.split(' ').slice(0, 2).join(' '));
  expect(spoken.join(' ')).not.toMatch(/https?:|[*#]/);
});
