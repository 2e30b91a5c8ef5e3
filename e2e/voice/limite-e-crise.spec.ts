import { closeCrisisCard } from '../support/close-crisis-card.ts';
import { expectAccessible } from '../support/fixtures.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn } from '../support/voice/probes.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  beginSession,
  chip,
  dock,
  keptFor,
  recordButton,
  said,
  speak,
  startButton,
  write,
} from '../support/voice/voice-page.ts';

test('uma frase de crise mostra o cartão na hora e cala a voz, que depois diz as palavras de ajuda', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('crisis');
  // The card doesn't wait for the spoken reply.
  await product.service.fail({ of: 'speech', times: 1, delayMs: 3000 });
  await beginSession(page);
  await speak(page);
  const card = page.getByRole('alertdialog');
  await expect(card).toBeVisible();
  await expect(card.locator('a[href="tel:188"]').first()).toBeVisible();
  await expectAccessible(page);

  await expect.poll(async () => (await product.service.spoken()).join(' ')).toContain('1 8 8');
  const isAllSpoken = async () => (await product.service.asked()).every(({ status }) => status === 200);
  await expect.poll(isAllSpoken).toBe(true);
  // Time for the sound to arrive and to begin, if it were played.
  await page.waitForTimeout(1500);
  expect(await playedOn(page)).toEqual({ parts: 0, loudest: 0, mostAtOnce: 0 });
  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(card).toBeHidden();
  await expect(said(page, SENTENCES.crisis)).toBeVisible();
  await expect(page.locator('main').locator('a[href="tel:188"]').first()).toBeVisible();
  expect((await keptFor(page)).used).toBe(0);

  // The voice says the words of help once the card is closed.
  await expect(chip(page)).toHaveText('Reproduzindo');
  await expect.poll(async () => (await playedOn(page)).parts, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('quem fecha o cartão logo ouve as palavras de ajuda assim que elas chegam', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('crisis');
  await product.service.fail({ of: 'speech', times: 1, delayMs: 3000 });
  await beginSession(page);
  await speak(page);
  await closeCrisisCard(page);
  expect(await playedOn(page)).toEqual({ parts: 0, loudest: 0, mostAtOnce: 0 });
  await expect(chip(page)).toHaveText('Reproduzindo', { timeout: 15_000 });
  await expect(chip(page)).toHaveText('Pronto', { timeout: 60_000 });
  const { parts, loudest } = await playedOn(page);
  expect(parts).toBe((await product.service.spoken()).length);
  expect(loudest).toBeGreaterThan(0.05);
});

test('no limite do plano Grátis diz quando volta, não fala nem conta, e o texto e a ajuda ficam', async ({
  page,
  createTalker,
  product,
  microphone,
}) => {
  await createTalker();
  await microphone.hears('sleep');
  await beginSession(page);
  // Meanwhile the person writes on another device.
  await write(page, ['Oi', 'Tudo bem', 'Obrigada', 'Oi de novo', 'Boa noite']);
  await speak(page);
  await expect(page.getByText('Você usou as mensagens de hoje com o assistente.').first()).toBeVisible();
  await expect(page.getByText('voltam amanhã, à meia-noite')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/planos');
  // A request for help is heard beyond the limit.
  await expect(recordButton(page)).toBeVisible();
  await expectAccessible(page);
  expect(await product.service.spoken()).toEqual([]);
  expect(await keptFor(page)).toMatchObject({ used: 5, messages: { length: 10 } });

  await dock(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toBeVisible();
  await expect(startButton(page)).toBeVisible();
  await expectAccessible(page);
});
