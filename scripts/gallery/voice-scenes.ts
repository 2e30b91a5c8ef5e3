import type { Page } from '@playwright/test';
import { type FakeSpeech, replaceSpeech } from './fake-speech.ts';
import { type Scene, scene } from './scene.ts';

const SPEECH: FakeSpeech = {
  hears: true,
  microphone: 'granted',
  says: 'Como foi minha semana?',
  fails: null,
};
const NO_SERVICE = { provider: null, isAllowed: false, isMinor: false };
/** Longer than the shortest recording, ms. */
const SPOKEN_MS = 1500;

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Opens Áudio. Without a speech service in `voice`, the browser's own speech is used. */
async function openAudio(page: Page, speech: Partial<FakeSpeech> = {}, voice: object = NO_SERVICE): Promise<void> {
  await page.addInitScript(replaceSpeech, { ...SPEECH, ...speech });
  await page.route('**/api/voice', (route) => route.fulfill({ json: voice }));
  await page.reload();
  if (new URL(page.url()).pathname !== '/chat') await press(page, 'Abrir o Assistente IA');
  await page.getByRole('radio', { name: /Áudio/ }).click();
}

async function allow(page: Page, speech: Partial<FakeSpeech> = {}): Promise<void> {
  await openAudio(page, speech);
  await press(page, 'Permitir');
}

async function start(page: Page, speech: Partial<FakeSpeech> = {}): Promise<void> {
  await allow(page, speech);
  await press(page, 'Iniciar Conversa');
  await page.getByRole('status').filter({ hasText: 'Pronto' }).waitFor();
}

/** Begins a recording as a tap does; a click of the mouse would hold the button for a moment only. */
async function record(page: Page, speech: Partial<FakeSpeech> = {}): Promise<void> {
  await start(page, speech);
  await page.getByRole('button', { name: 'Falar', exact: true }).evaluate((button: HTMLElement) => button.click());
}

async function speak(page: Page): Promise<void> {
  await record(page);
  await page.waitForTimeout(SPOKEN_MS);
  await press(page, 'Enviar');
}

const onPage = (name: string, prepare: (page: Page) => Promise<void>): Scene =>
  scene({ route: '/chat', name: `voz, ${name}`, viewer: 'livedIn', prepare });

/** Scenes of the conversation by voice, in each of its states. */
export const VOICE: readonly Scene[] = [
  scene({ route: '/home', name: 'assistente por voz', viewer: 'livedIn', prepare: start }),
  scene({ route: '/home', name: 'assistente por voz, gravando', viewer: 'livedIn', prepare: record }),
  onPage('permissão do serviço', (page) =>
    openAudio(page, {}, { provider: 'voz.exemplo.com.br', isAllowed: false, isMinor: false }),
  ),
  onPage('permissão do navegador', openAudio),
  onPage('menor de idade', (page) =>
    openAudio(page, {}, { provider: 'voz.exemplo.com.br', isAllowed: false, isMinor: true }),
  ),
  onPage('sem voz', (page) => openAudio(page, { hears: false })),
  onPage('pedir o microfone', (page) => allow(page, { microphone: 'prompt' })),
  onPage('microfone negado', (page) => allow(page, { microphone: 'denied' })),
  onPage('começo', allow),
  onPage('pronta', start),
  onPage('gravando', record),
  onPage('processando', async (page) => {
    await page.route('**/api/chat', () => new Promise(() => undefined));
    await speak(page);
    await page.getByRole('status').filter({ hasText: 'Processando' }).waitFor();
  }),
  onPage('reproduzindo', async (page) => {
    await speak(page);
    await page.getByRole('status').filter({ hasText: 'Reproduzindo' }).waitFor();
  }),
  onPage('no limite', async (page) => {
    await page.route('**/api/chat/usage', (route) =>
      route.fulfill({ json: { used: 5, limit: 5, resetsAt: Date.now() + 3_600_000 } }),
    );
    await allow(page);
    await page.getByText('Você usou as mensagens de hoje').waitFor();
  }),
  onPage('aviso', async (page) => {
    await record(page, { fails: 'network' });
    await page.getByRole('alert').waitFor();
  }),
  onPage('erro', async (page) => {
    await page.route('**/api/voice', (route) =>
      route.fulfill({ status: 500, json: { errorCode: 'INTERNAL', message: 'Algo não saiu como devia.' } }),
    );
    await page.getByRole('radio', { name: /Áudio/ }).click();
    await page.getByRole('button', { name: 'Tentar novamente' }).waitFor({ timeout: 14_000 });
  }),
];
