import { expectAccessible } from '../support/fixtures.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn } from '../support/voice/probes.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  beginRecording,
  beginSession,
  chip,
  dock,
  keptFor,
  replies,
  said,
  sendRecording,
  speak,
} from '../support/voice/voice-page.ts';

/** How often the server asks the service for one transcription. */
const ATTEMPTS = 3;
const NOT_HEARD = 'Não foi possível ouvir a gravação agora. Tente de novo, ou escreva.';

test('com o serviço fora do ar avisa, e “Tentar” envia a mesma gravação', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('sleep');
  await product.service.fail({ of: 'transcription', times: ATTEMPTS, status: 500 });
  await beginSession(page);
  await speak(page);
  const warning = dock(page).getByRole('alert');
  await expect(warning).toContainText(NOT_HEARD);
  await expect(chip(page)).toHaveText('Erro');
  await expect(warning.getByRole('button', { name: 'OK' })).toBeVisible();
  await expectAccessible(page);
  expect(await keptFor(page)).toMatchObject({ conversations: 0, used: 0 });

  await warning.getByRole('button', { name: 'Tentar' }).click();
  await expect(warning).toBeHidden();
  await expect(said(page, SENTENCES.sleep)).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  const recordings = await product.service.recordings();
  expect(recordings).toHaveLength(ATTEMPTS + 1);
  expect(recordings.at(-1)?.equals(recordings[0] as Buffer)).toBe(true);
  expect((await keptFor(page)).used).toBe(1);
});

test.describe('sem rede', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket connection to/ });
  // The connection is given up after five attempts.
  test.setTimeout(120_000);

  test('a rede cai enquanto a gravação é ouvida: a resposta espera, e conta uma vez', async ({
    page,
    context,
    network,
    createTalker,
    microphone,
    product,
  }) => {
    await createTalker();
    await microphone.hears('week');
    await product.service.fail({ of: 'transcription', times: 1, delayMs: 4000 });
    await beginSession(page);
    await speak(page);
    await expect.poll(async () => (await product.service.asked()).length).toBe(1);
    network.cut();
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão agora. A conversa por voz volta com a internet.')).toBeVisible();
    await expectAccessible(page);
    // The reply is ready before the person is back.
    await expect.poll(async () => (await product.service.asked())[0]?.status).toBe(200);
    network.restore();
    await context.setOffline(false);

    await expect(said(page, SENTENCES.week)).toBeVisible({ timeout: 20_000 });
    await expect(replies(page)).toHaveCount(1, { timeout: 20_000 });
    await expect.poll(async () => (await playedOn(page)).parts, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(chip(page)).toHaveText('Pronto', { timeout: 30_000 });
    expect(await keptFor(page)).toMatchObject({ conversations: 1, used: 1, messages: { length: 2 } });
    expect((await product.service.asked()).filter(({ call }) => call === 'transcription')).toHaveLength(1);
  });

  test('a rede cai antes do envio e demora: “Tentar” conecta de novo e envia, e conta uma vez', async ({
    page,
    network,
    createTalker,
    microphone,
    product,
  }) => {
    await createTalker();
    await microphone.hears('breathe');
    await beginSession(page);
    await beginRecording(page);
    network.cut();
    await page.waitForTimeout(2000);
    await sendRecording(page);
    // The recording waits for the connection.
    await expect(chip(page)).toHaveText(/^(Conectando\.\.\.|Erro)$/);
    const warning = page.getByRole('alert').filter({ hasText: 'Falha na conexão. Verifique sua internet.' });
    await expect(warning).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    expect(await product.service.asked()).toEqual([]);

    network.restore();
    await warning.getByRole('button', { name: 'Tentar' }).click();
    await expect(said(page, SENTENCES.breathe)).toBeVisible({ timeout: 20_000 });
    await expect(replies(page)).toHaveCount(1);
    expect(await keptFor(page)).toMatchObject({ conversations: 1, used: 1, messages: { length: 2 } });
  });
});
