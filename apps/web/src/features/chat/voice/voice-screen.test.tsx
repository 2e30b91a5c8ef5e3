// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import type { DataOf } from '../../../testing/fake-server/route.ts';
import { acceptedAs, NOW, show, withChat } from '../chat.harness.tsx';
import { fakeTalk } from './talk.harness.ts';
import { fakeVoice } from './voice.harness.ts';
import VoiceScreen from './voice-screen.tsx';

const { useServerVoice } = vi.hoisted(() => ({ useServerVoice: vi.fn() }));
vi.mock('./engine/use-server-voice.ts', () => ({ useServerVoice }));

withChat();
beforeEach(() => {
  useServerVoice.mockReset();
  useServerVoice.mockReturnValue(fakeVoice({ status: 'idle' }));
});

const listened = vi.fn();
/** Gives the browser a speech recognition that notes its use, and Portuguese voices. */
function withSpeech({ hears = true, voices = ['pt-BR'] } = {}): void {
  listened.mockReset();
  const Recognition = class {
    start = listened;
    stop(): void {}
    abort(): void {}
  };
  if (hears) vi.stubGlobal('webkitSpeechRecognition', Recognition);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices.map((lang) => ({ lang, localService: true })),
    addEventListener() {},
    removeEventListener() {},
    cancel() {},
    speak: listened,
  });
}

const onText = vi.fn();
const talk = fakeTalk();
const screenOf = (more: { isNewAboutBook?: boolean } = {}) => (
  <VoiceScreen
    userId="maria"
    sessionId={null}
    talk={talk}
    messages={<p>As mensagens</p>}
    isNewAboutBook={more.isNewAboutBook ?? false}
    onText={onText}
  />
);
function open(voice: Partial<DataOf<'GET /voice'>>, more = {}) {
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false, ...voice });
  return show(screenOf(more));
}

const PROVIDER = 'voz.exemplo';
const CHANGE = 'PUT /consents/{purpose}';
const answerOf = (isGranted: boolean) =>
  ({ purpose: 'external-voice', provider: PROVIDER, isGranted, grantedAt: isGranted ? 1 : null }) as const;

describe('Áudio of a minor', () => {
  it('says why there is only text, and hears nothing', async () => {
    withSpeech();
    open({ provider: PROVIDER, isAllowed: true, isMinor: true });
    expect(await screen.findByRole('heading', { name: 'A conversa por voz é para maiores de 18 anos' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao texto' }));
    expect(onText).toHaveBeenCalled();
    expect(useServerVoice).not.toHaveBeenCalled();
    expect(listened).not.toHaveBeenCalled();
  });
});

describe('Áudio with a speech service', () => {
  it('asks for the consent before anything is connected or heard', async () => {
    server.answer(CHANGE, answerOf(true));
    open({ provider: PROVIDER });
    expect(await screen.findByText(/a gravação do que você fala vai para voz\.exemplo/)).toBeTruthy();
    expect(useServerVoice).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Permitir' }));
    expect(await screen.findByRole('button', { name: 'Iniciar Conversa' })).toBeTruthy();
    expect(server.calls(CHANGE).at(-1)).toMatchObject({
      params: { purpose: 'external-voice' },
      body: { isGranted: true },
    });
  });

  it('leads back to the text if the person does not consent', async () => {
    open({ provider: PROVIDER });
    onText.mockReset();
    fireEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
    expect(onText).toHaveBeenCalledTimes(1);
    expect(server.calls(CHANGE)).toHaveLength(0);
  });

  it('takes the consent back on the same screen', async () => {
    server.answer(CHANGE, answerOf(false));
    open({ provider: PROVIDER, isAllowed: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Retirar a permissão' }));
    expect(await screen.findByRole('button', { name: 'Permitir' })).toBeTruthy();
    expect(server.calls(CHANGE).at(-1)?.body).toEqual({ isGranted: false });
  });

  it('passes an accepted recording and the limit to the conversation', async () => {
    open({ provider: PROVIDER, isAllowed: true });
    await screen.findByRole('button', { name: 'Iniciar Conversa' });
    const [options] = useServerVoice.mock.lastCall ?? [];
    expect(options).toMatchObject({ userId: 'maria', sessionId: null });
    options.onAccepted(acceptedAs(), 'Oi');
    options.onLimit();
    expect(talk.adopt).toHaveBeenCalledWith(acceptedAs(), 'Oi', NOW);
    expect(talk.tellUsedUp).toHaveBeenCalledTimes(1);
  });

  it('lets a new conversation about a book begin by text', async () => {
    open({ provider: PROVIDER, isAllowed: true }, { isNewAboutBook: true });
    expect(await screen.findByRole('heading', { name: 'Comece esta conversa por escrito' })).toBeTruthy();
    expect(useServerVoice).not.toHaveBeenCalled();
  });
});

describe('Áudio without a speech service', () => {
  it('names who may hear, and listens to nothing before the consent', async () => {
    withSpeech();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/140.0 Safari/537.36');
    open({});
    expect(await screen.findByText(/servidores de quem o faz: o Google\./)).toBeTruthy();
    expect(listened).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Permitir' }));
    expect(await screen.findByRole('button', { name: 'Solicitar Permissão' })).toBeTruthy();
    expect(listened).not.toHaveBeenCalled();
    expect(server.calls(CHANGE)).toHaveLength(0);
  });

  it('keeps the consent on this device for this person until the sign-out', async () => {
    withSpeech();
    const first = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Permitir' }));
    first.unmount();
    const second = open({});
    expect(await screen.findByRole('button', { name: 'Solicitar Permissão' })).toBeTruthy();
    second.unmount();
    await session.leave();
    await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
    open({});
    expect(await screen.findByRole('button', { name: 'Permitir' })).toBeTruthy();
  });

  it('takes the consent back on the same screen', async () => {
    withSpeech();
    const { unmount } = open({});
    const permissions = { query: async () => ({ state: 'granted' }) };
    Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Permitir' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Retirar a permissão' }));
    const title = await screen.findByRole('heading', { name: 'Conversa por voz deste navegador' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    unmount();
    open({});
    expect(await screen.findByRole('button', { name: 'Permitir' })).toBeTruthy();
    Reflect.deleteProperty(navigator, 'permissions');
  });

  it.each([
    [{ hears: false }, /este navegador não reconhece fala\. A conversa por texto/],
    [{ voices: ['en-US'] }, /não tem uma voz em português/],
    [{ hears: false, voices: ['en-US'] }, /não reconhece fala nem tem uma voz/],
  ])('says what the browser lacks: %o', async (speech, told) => {
    withSpeech(speech);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({});
    expect(await screen.findByText(told, undefined, { timeout: 30_000 })).toBeTruthy();
    vi.useRealTimers();
  });
});

describe('Áudio that can’t be read', () => {
  it('can be tried again', async () => {
    server.refuse('GET /voice', 400, 'INTERNAL');
    show(screenOf());
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    server.answer('GET /voice', { provider: PROVIDER, isAllowed: true, isMinor: false });
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Iniciar Conversa' })).toBeTruthy();
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.fail('GET /voice');
    show(screenOf());
    expect(await screen.findByRole('heading', { name: 'Sem conexão agora' })).toBeTruthy();
  });
});
