import { copyButtons } from '../support/chat.ts';
import { expectAccessible } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn, tracksOf } from '../support/voice/probes.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  becomesLongEnough,
  beginRecording,
  beginSession,
  chip,
  chooseAudio,
  dock,
  recordButton,
  said,
  sendRecording,
  serverStateOf,
  speak,
  startButton,
} from '../support/voice/voice-page.ts';

const PODCAST = 'Respirar em quatro e seis';

test.describe.configure({ mode: 'default' });

test.describe('o que é raro', { tag: '@whole' }, () => {
  test('sair da página, cancelar e encerrar desligam o microfone', async ({ page, createTalker, product }) => {
    await createTalker();
    const expectOff = () => expect.poll(async () => new Set(await tracksOf(page))).toEqual(new Set(['ended']));
    const expectOn = () => expect.poll(async () => (await tracksOf(page)).at(-1)).toBe('live');

    await beginSession(page);
    await beginRecording(page);
    await expectOn();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectOff();
    await expect(chip(page)).toHaveText('Pronto');
    await page.mouse.up();

    await beginRecording(page);
    await expectOn();
    await dock(page).getByRole('button', { name: 'Encerrar' }).focus();
    await page.keyboard.press('Enter');
    await expectOff();
    await page.mouse.up();
    await startButton(page).click();
    await expect(chip(page)).toHaveText('Pronto');

    // A link within the app, so that the page and what is known of its microphone stay.
    const before = (await tracksOf(page)).length;
    await beginRecording(page);
    await expectOn();
    await page.locator('a[href="/home"]:visible').first().focus();
    await page.keyboard.press('Enter');
    await expectOff();
    await expect(page).toHaveURL(/\/home$/);
    await expect(recordButton(page)).toHaveCount(0);
    await page.mouse.up();
    expect((await tracksOf(page)).length).toBeGreaterThan(before);
    expect(await product.service.requests()).toEqual([]);
  });

  test('o podcast para quando a pessoa fala, e nunca soa com a resposta', async ({
    page,
    createTalker,
    microphone,
  }) => {
    await createTalker();
    await microphone.hears('sleep');
    await open(page, '/podcasts');
    await page.getByRole('button', { name: `Ouvir: ${PODCAST}` }).click();
    const podcast = page.getByRole('region', { name: 'Tocador de áudio', includeHidden: true });
    await expect(podcast.getByRole('button', { name: 'Pausar' })).toBeVisible();
    await expect.poll(async () => (await playedOn(page)).mostAtOnce).toBe(1);
    await page.getByRole('button', { name: 'Abrir o Assistente IA' }).click();
    await chooseAudio(page);
    await startButton(page).click();
    await expect(chip(page)).toHaveText('Pronto');
    await speak(page);
    await expect(podcast.getByRole('button', { name: 'Tocar', includeHidden: true })).toBeAttached();
    await expect.poll(async () => (await playedOn(page)).parts).toBeGreaterThan(0);
    await expect(chip(page)).toHaveText('Pronto');
    expect((await playedOn(page)).mostAtOnce).toBe(1);
  });

  test('a conversa por voz fica numa aba só: a anterior diz que terminou', async ({ page, context, createTalker }) => {
    await createTalker();
    await beginSession(page);
    const other = await context.newPage();
    await beginSession(other);
    await expect(page.getByText(/^A conversa por voz terminou aqui/)).toBeVisible();
    await expect(startButton(page)).toBeVisible();
    await speak(other);
    await expect(said(other, SENTENCES.week)).toBeVisible();
    expect((await serverStateOf(other)).used).toBe(1);
  });
});

test.describe('sem rede', { tag: '@whole' }, () => {
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
    await expect.poll(async () => (await product.service.requests()).length).toBe(1);
    network.cut();
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão agora. A conversa por voz volta com a internet.')).toBeVisible();
    // The reply is ready before the person is back.
    await expect.poll(async () => (await product.service.requests())[0]?.status).toBe(200);
    network.restore();
    await context.setOffline(false);

    await expect(said(page, SENTENCES.week)).toBeVisible();
    await expect(copyButtons(page)).toHaveCount(1);
    await expect.poll(async () => (await playedOn(page)).parts).toBeGreaterThan(0);
    await expect(chip(page)).toHaveText('Pronto');
    expect(await serverStateOf(page)).toMatchObject({ conversations: 1, used: 1, messages: { length: 2 } });
    expect((await product.service.requests()).filter(({ call }) => call === 'transcription')).toHaveLength(1);
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
    await becomesLongEnough(page);
    await sendRecording(page);
    // The recording waits for the connection.
    await expect(chip(page)).toHaveText(/^(Conectando\.\.\.|Erro)$/);
    const warning = page.getByRole('alert').filter({ hasText: 'Falha na conexão. Verifique sua internet.' });
    await expect(warning).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    expect(await product.service.requests()).toEqual([]);

    network.restore();
    await warning.getByRole('button', { name: 'Tentar' }).click();
    await expect(said(page, SENTENCES.breathe)).toBeVisible();
    await expect(copyButtons(page)).toHaveCount(1);
    expect(await serverStateOf(page)).toMatchObject({ conversations: 1, used: 1, messages: { length: 2 } });
  });
});
