import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Api, apiOf } from '../api-of.ts';
import { open } from '../open.ts';

/** How often the server asks the service for one transcription. */
export const ATTEMPTS = 3;

const isTouch = (): boolean => test.info().project.use.hasTouch === true;

export const chip = (page: Page): Locator => page.locator('[data-voice-status]');
export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Conversa por voz' });
/** The round button, whatever it does now. */
export const recordButton = (page: Page): Locator =>
  dock(page).getByRole('button', { name: /^(Falar|Enviar gravação|Gravando\. Solte para enviar)$/ });
export const startButton = (page: Page): Locator => page.getByRole('button', { name: 'Iniciar Conversa' });
export const said = (page: Page, words: string): Locator => page.locator('main').getByText(`Você: ${words}`);

/** Leads to Áudio in an open conversation, by the button in the empty field. */
export const chooseAudio = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Falar com o assistente' }).click();

/** Opens Áudio on the page of the conversation. */
export async function openAudio(page: Page): Promise<void> {
  await open(page, '/chat');
  await chooseAudio(page);
}

/** Opens Áudio and begins a session. */
export async function beginSession(page: Page): Promise<void> {
  await openAudio(page);
  await startButton(page).click();
  await expect(chip(page)).toHaveText('Pronto');
}

/** Begins a recording: a tap with a finger, a press that is held with a mouse. */
export async function beginRecording(page: Page): Promise<void> {
  if (isTouch()) await recordButton(page).tap();
  else {
    await recordButton(page).hover();
    await page.mouse.down();
  }
  await expect(chip(page)).toHaveText('Gravando...');
}

/** Ends a recording and sends it: another tap, or the release. */
export async function sendRecording(page: Page): Promise<void> {
  if (isTouch()) await recordButton(page).tap();
  else await page.mouse.up();
}

/** Waits until a recording has two seconds, in which the double hears the sentence. */
export const becomesLongEnough = (page: Page): Promise<void> =>
  expect(dock(page).getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)/);

/** Records what the microphone hears, and sends it. */
export async function speak(page: Page): Promise<void> {
  await beginRecording(page);
  await becomesLongEnough(page);
  await sendRecording(page);
}

type Message = { isUser: boolean; content: string };

/** What the server has of the person's conversations: all messages, oldest first, and the used messages of the day. */
export async function serverStateOf(page: Page): Promise<{ conversations: number; messages: Message[]; used: number }> {
  const api: Api = await apiOf(page);
  const sessions = await api.get<{ id: string }[]>('/chat/sessions');
  const all = await Promise.all(
    sessions.map(({ id }) => api.get<{ messages: Message[] }>(`/chat/session/${encodeURIComponent(id)}`)),
  );
  const { used } = await api.get<{ used: number }>('/chat/usage');
  return { conversations: sessions.length, messages: all.flatMap(({ messages }) => messages), used };
}

/** Writes messages through the API, each answered before the next. */
export async function write(page: Page, words: readonly string[]): Promise<void> {
  const api = await apiOf(page);
  for (const message of words) {
    const { messageId } = await api.post<{ messageId: string }>('/chat', { message });
    await expect
      .poll(async () => (await api.get<{ status: string }>(`/chat/replies/${messageId}`)).status)
      .toBe('completed');
  }
}
