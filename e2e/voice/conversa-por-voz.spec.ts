import { createAccount, expectAccessible } from '../support/fixtures.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn, tracksOf } from '../support/voice/probes.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  beginRecording,
  beginSession,
  chip,
  dock,
  keptFor,
  openAudio,
  recordButton,
  replies,
  said,
  sendRecording,
  speak,
  startButton,
} from '../support/voice/voice-page.ts';

test.describe('antes de permitir', () => {
  test.use({ permissions: [] });

  test('permite o serviço e o microfone, e só então começa', async ({ page, email, product }) => {
    await createAccount(page, email);
    await openAudio(page);
    await expect(page.getByRole('heading', { name: 'Conversa por voz' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Permitir' }).click();

    await expect(page.getByRole('button', { name: 'Solicitar Permissão' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Solicitar Permissão' }).click();

    await expect(page.getByRole('heading', { name: 'Chat de Áudio' })).toBeVisible();
    await expect(page.getByText('Microfone autorizado')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => new Set(await tracksOf(page))).toEqual(new Set(['ended']));
    expect(await product.service.asked()).toEqual([]);
    await startButton(page).click();
    await expect(chip(page)).toHaveText('Pronto');
    await dock(page).getByRole('button', { name: 'Encerrar' }).click();
    await expect(startButton(page)).toBeVisible();
  });
});

test('pergunta falando, ouve e lê a resposta, e continua por texto na mesma conversa', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('week');
  await product.service.fail({ of: 'transcription', times: 1, delayMs: 1500 });
  await beginSession(page);
  await speak(page);
  await expect(chip(page)).toHaveText('Processando');
  await expect(chip(page)).toHaveText('Reproduzindo');
  await expect(said(page, SENTENCES.week)).toBeVisible();
  await expect(replies(page)).toHaveCount(1);

  await test.step('a resposta soa inteira, parte por parte', async () => {
    await expect(chip(page)).toHaveText('Pronto', { timeout: 30_000 });
    const { parts, loudest } = await playedOn(page);
    const spoken = await product.service.spoken();
    expect(parts).toBe(spoken.length);
    expect(loudest).toBeGreaterThan(0.05);
    const { messages } = await keptFor(page);
    expect(messages.map(({ isUser }) => isUser)).toEqual([true, false]);
    expect(messages[0]?.content).toBe(SENTENCES.week);
    // The first words that were spoken are those that are written.
    expect(messages[1]?.content).toContain(spoken[0]?.split(' ').slice(0, 2).join(' '));
  });

  await test.step('de novo, com pausa', async () => {
    const { parts } = await playedOn(page);
    await dock(page).getByRole('button', { name: 'Ouvir de novo' }).click();
    await expect(chip(page)).toHaveText('Reproduzindo');
    await dock(page).getByRole('button', { name: 'Pausar a voz' }).click();
    await expectAccessible(page);
    await dock(page).getByRole('button', { name: 'Continuar a voz' }).click();
    await expect(chip(page)).toHaveText('Pronto', { timeout: 30_000 });
    expect((await playedOn(page)).parts).toBe(2 * parts);
  });

  await test.step('por texto, na mesma conversa', async () => {
    await page.getByRole('radio', { name: 'Texto' }).check();
    await expect(said(page, SENTENCES.week)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Sua mensagem' });
    await field.fill('Obrigada');
    await field.press('Enter');
    await expect(replies(page)).toHaveCount(2);
    expect(await keptFor(page)).toMatchObject({ conversations: 1, used: 2, messages: { length: 4 } });
  });
});

test('uma gravação muito curta não vai a lugar nenhum, e a próxima vai', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('breathe');
  await beginSession(page);
  await beginRecording(page);
  await sendRecording(page);
  await expect(dock(page).getByText(/muito curta/)).toBeVisible();
  await expect(chip(page)).toHaveText('Pronto');
  await expectAccessible(page);
  expect(await product.service.asked()).toEqual([]);
  await speak(page);
  await expect(said(page, SENTENCES.breathe)).toBeVisible();
  await expect(dock(page).getByText(/muito curta/)).toHaveCount(0);
});

test('o que não se entende vira um aviso, e não conta', async ({ page, createTalker, microphone }) => {
  await createTalker();
  await microphone.hears('mumbled');
  await beginSession(page);
  await speak(page);
  await expect(dock(page).getByText(/^Não entendemos o que você disse/)).toBeVisible();
  await expect(chip(page)).toHaveText('Pronto');
  expect(await keptFor(page)).toMatchObject({ conversations: 0, used: 0 });
});

test('sair da página, cancelar e encerrar desligam o microfone em menos de 1 segundo', async ({
  page,
  createTalker,
  product,
}) => {
  await createTalker();
  const isOff = async (): Promise<boolean> => (await tracksOf(page)).every((state) => state === 'ended');
  const expectOff = () => expect.poll(isOff, { timeout: 1000, intervals: [50] }).toBe(true);
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
  const tracks = await tracksOf(page);
  expect(tracks.length).toBeGreaterThan(before);
  expect(new Set(tracks)).toEqual(new Set(['ended']));
  expect(await product.service.asked()).toEqual([]);
});
