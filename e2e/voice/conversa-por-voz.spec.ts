import { copyButtons } from '../support/chat.ts';
import { expectAccessible } from '../support/fixtures.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { playedOn, tracksOf } from '../support/voice/probes.ts';
import { expectNoTraceOf } from '../support/voice/recording-traces.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import {
  ATTEMPTS,
  beginSession,
  chip,
  dock,
  openAudio,
  recordButton,
  said,
  serverStateOf,
  speak,
  startButton,
  write,
} from '../support/voice/voice-page.ts';

// In turn in one worker, because they share its server and its double of the speech service.
test.describe.configure({ mode: 'default' });

test.describe('antes de permitir', () => {
  test.use({ permissions: [] });

  test('permite o serviço e o microfone, pergunta falando, ouve e lê a resposta, e continua por texto', async ({
    page,
    createTalker,
    microphone,
    product,
  }) => {
    await createTalker({ hasConsented: false });
    await microphone.hears('week');

    await test.step('o serviço e o microfone, e nada é ouvido antes', async () => {
      await openAudio(page);
      await expect(page.getByRole('heading', { name: 'Conversa por voz' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Permitir' }).click();
      await page.getByRole('button', { name: 'Solicitar Permissão' }).click();
      await expect(page.getByRole('heading', { name: 'Chat de Áudio' })).toBeVisible();
      await expect(page.getByText('Microfone autorizado')).toBeVisible();
      await expect.poll(async () => new Set(await tracksOf(page))).toEqual(new Set(['ended']));
      expect(await product.service.requests()).toEqual([]);
    });

    await test.step('a resposta soa inteira, parte por parte', async () => {
      await startButton(page).click();
      await expect(chip(page)).toHaveText('Pronto');
      await speak(page);
      await expect(said(page, SENTENCES.week)).toBeVisible();
      await expect(copyButtons(page)).toHaveCount(1);
      await expect(chip(page)).toHaveText('Pronto');
      const { parts, loudest } = await playedOn(page);
      const spoken = await product.service.spoken();
      expect(parts).toBe(spoken.length);
      expect(loudest).toBeGreaterThan(0.05);
      const { messages } = await serverStateOf(page);
      expect(messages.map(({ isUser }) => isUser)).toEqual([true, false]);
      expect(messages[0]?.content).toBe(SENTENCES.week);
      // The beginning was spoken. Parts are requested at once, and may reach the service in any order.
      const beginning = (text = ''): string => text.split(' ').slice(0, 2).join(' ');
      expect(spoken.map(beginning)).toContain(beginning(messages[1]?.content));
      await expectAccessible(page);
    });

    await test.step('por texto, na mesma conversa, com o microfone desligado', async () => {
      await page.getByRole('button', { name: 'Texto', exact: true }).click();
      await expect(said(page, SENTENCES.week)).toBeVisible();
      const field = page.getByRole('textbox', { name: 'Sua mensagem' });
      await field.fill('Obrigada');
      await field.press('Enter');
      await expect(copyButtons(page)).toHaveCount(2);
      expect(await serverStateOf(page)).toMatchObject({ conversations: 1, used: 2, messages: { length: 4 } });
      expect(new Set(await tracksOf(page))).toEqual(new Set(['ended']));
    });
  });
});

test('uma frase de crise mostra o cartão na hora e cala a voz, que depois diz as palavras de ajuda', async ({
  page,
  createTalker,
  microphone,
  product,
}) => {
  await createTalker();
  await microphone.hears('crisis');
  await beginSession(page);
  await speak(page);
  const card = page.getByRole('alertdialog');
  await expect(card.getByRole('link', { name: /188/ })).toBeVisible();

  await test.step('enquanto o cartão está aberto, a voz espera', async () => {
    // With the button that plays it again the voice has arrived, and with "Pronto" all of it.
    await expect(page.getByRole('button', { name: 'Ouvir de novo', includeHidden: true })).toBeAttached();
    await expect(chip(page)).toHaveText('Pronto');
    expect((await product.service.spoken()).join(' ')).toContain('1 8 8');
    expect(await playedOn(page)).toEqual({ parts: 0, loudest: 0, mostAtOnce: 0 });
  });

  await card.getByRole('button', { name: 'Continuar' }).click();
  await expect(card).toBeHidden();
  await expect(said(page, SENTENCES.crisis)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /188/ })).toBeVisible();
  const spoken = await product.service.spoken();
  await expect.poll(async () => (await playedOn(page)).parts).toBe(spoken.length);
  expect((await serverStateOf(page)).used).toBe(0);
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
  await expect(page.getByText('voltam amanhã, à meia-noite')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/planos');
  // A request for help is heard beyond the limit.
  await expect(recordButton(page)).toBeVisible();
  await expectAccessible(page);
  expect(await product.service.spoken()).toEqual([]);
  expect(await serverStateOf(page)).toMatchObject({ used: 5, messages: { length: 10 } });

  await dock(page).getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.getByRole('link', { name: 'Ver os planos' })).toBeVisible();
  await expect(startButton(page)).toBeVisible();
});

test('com o serviço fora do ar avisa, “Tentar” envia a mesma gravação, e nada dela fica no disco, no log nem no navegador', async ({
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
  await expect(warning).toContainText('Não foi possível ouvir a gravação agora. Tente de novo, ou escreva.');
  await expect(chip(page)).toHaveText('Erro');
  await expect(warning.getByRole('button', { name: 'OK' })).toBeVisible();
  await expectAccessible(page);
  expect(await serverStateOf(page)).toMatchObject({ conversations: 0, used: 0 });

  await warning.getByRole('button', { name: 'Tentar' }).click();
  await expect(said(page, SENTENCES.sleep)).toBeVisible();
  await expect(warning).toBeHidden();
  await expect(copyButtons(page)).toHaveCount(1);
  await expect(chip(page)).toHaveText('Pronto');
  const recordings = await product.service.recordings();
  expect(recordings).toHaveLength(ATTEMPTS + 1);
  const [recording, ...others] = recordings as [Buffer, ...Buffer[]];
  for (const other of others) expect(other.equals(recording)).toBe(true);
  expect((await serverStateOf(page)).used).toBe(1);
  await expectNoTraceOf(recording, page, product);

  await test.step('ou volta ao texto', async () => {
    await product.service.fail({ of: 'transcription', times: ATTEMPTS, status: 500 });
    await speak(page);
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Texto', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible();
    await expect(said(page, SENTENCES.sleep)).toBeVisible();
  });
});
