import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn } from '../support/voice/probes.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  beginRecording,
  beginSession,
  chip,
  chooseAudio,
  dock,
  keptFor,
  recordButton,
  speak,
  startButton,
} from '../support/voice/voice-page.ts';

const PODCAST = 'Respirar em quatro e seis';

test('o podcast para quando a pessoa fala, e nunca soa com a resposta', async ({ page, createTalker, microphone }) => {
  await createTalker();
  await microphone.hears('sleep');
  await page.goto('/podcasts');
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
  await expect(chip(page)).toHaveText('Reproduzindo');
  await expect.poll(async () => (await playedOn(page)).parts, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(chip(page)).toHaveText('Pronto', { timeout: 30_000 });
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
  await expect(other.locator('main').getByText(`Você: ${SENTENCES.week}`)).toBeVisible();
  expect((await keptFor(other)).used).toBe(1);
});

test('com o teclado: espaço segurado grava e solto envia; Esc cancela', async ({ page, createTalker, product }) => {
  await createTalker();
  await beginSession(page);
  await recordButton(page).focus();
  await page.keyboard.down('Space');
  await expect(chip(page)).toHaveText('Gravando...');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Space');
  await expect(chip(page)).toHaveText('Pronto');
  expect(await product.service.asked()).toEqual([]);

  await expect(recordButton(page)).toBeFocused();
  await page.keyboard.down('Space');
  await expect(chip(page)).toHaveText('Gravando...');
  await page.waitForTimeout(2000);
  await page.keyboard.up('Space');
  await expect(page.locator('main').getByText(`Você: ${SENTENCES.week}`)).toBeVisible();
});

test('arrastar para fora do botão, ou “Cancelar”, joga a gravação fora', async ({ page, createTalker, product }) => {
  await createTalker();
  await beginSession(page);
  await beginRecording(page);
  await page.waitForTimeout(1000);
  if (test.info().project.use.hasTouch) await dock(page).getByRole('button', { name: 'Cancelar' }).tap();
  else {
    await page.mouse.move(5, 5, { steps: 4 });
    await expect(dock(page).getByText('Solte para cancelar')).toBeVisible();
    await page.mouse.up();
  }
  await expect(chip(page)).toHaveText('Pronto');
  await page.waitForTimeout(1000);
  expect(await product.service.asked()).toEqual([]);
});
