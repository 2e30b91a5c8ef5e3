// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setNavigator, withDevice } from '../../../lib/media/device.harness.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import type { DataOf } from '../../../testing/fake-server/route.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { NOW, show, withChat } from '../chat.harness.tsx';
import { tracks, withAudio } from './server/server-voice.harness.ts';
import { fakeTalk } from './voice.harness.ts';
import VoiceScreen from './voice-screen.tsx';

const { live } = await vi.hoisted(async () => {
  const { FakeConnections } = await import('./server/connection.harness.ts');
  return { live: new FakeConnections() };
});
vi.mock('./server/live-connection.ts', () => ({ openConnection: live.open }));

withChat();
withDevice();
withAudio();

const listened = vi.fn();
const onText = vi.fn();
let talk = fakeTalk();
beforeEach(() => {
  live.opened.length = 0;
  listened.mockReset();
  onText.mockReset();
  talk = fakeTalk();
});

/** Gives the browser a speech recognition that notes its use, and Portuguese voices. */
function withSpeech({ hears = true, voices = ['pt-BR'] } = {}): void {
  const Recognition = class {
    start = listened;
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

const permissionIs = (state: PermissionState): void => setNavigator('permissions', { query: async () => ({ state }) });

type Options = { sessionId?: string | null; isNewAboutBook?: boolean };
const screenOf = ({ sessionId = null, isNewAboutBook = false }: Options = {}) => (
  <VoiceScreen
    userId="maria"
    sessionId={sessionId}
    talk={talk}
    messages={<p>As mensagens</p>}
    isNewAboutBook={isNewAboutBook}
    onText={onText}
  />
);
function open(voice: Partial<DataOf<'GET /voice'>>, fields: Options = {}) {
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false, ...voice });
  return show(screenOf(fields));
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const pressNext = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

const PROVIDER = 'voz.exemplo';
const CHANGE = 'PUT /consents/{purpose}';
const answerConsent = (isGranted: boolean): void =>
  server.answer(CHANGE, { purpose: 'external-voice', provider: PROVIDER, isGranted, grantedAt: isGranted ? 1 : null });

it('Áudio of a minor says why there is only text, and hears nothing', async () => {
  withSpeech();
  open({ provider: PROVIDER, isAllowed: true, isMinor: true });
  expect(await screen.findByRole('heading', { name: 'A conversa por voz é para maiores de 18 anos' })).toBeTruthy();
  press('Voltar ao texto');
  expect(onText).toHaveBeenCalled();
  expect([live.opened, tracks(), listened.mock.calls]).toEqual([[], [], []]);
});

it('Áudio says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.fail('GET /voice');
  show(screenOf());
  expect(await screen.findByRole('heading', { name: 'Sem conexão agora' })).toBeTruthy();
});

describe('Áudio with a speech service', () => {
  /** Starts a session and records. */
  async function record(): Promise<void> {
    permissionIs('granted');
    await pressNext('Iniciar Conversa');
    act(() => live.start());
    await act(async () => press('Falar sem segurar'));
    expect([screen.getByText('Gravando...') !== null, tracks()]).toEqual([true, ['live']]);
  }

  it('asks for the consent before anything is connected or heard, and leads back to the text without it', async () => {
    permissionIs('granted');
    answerConsent(true);
    open({ provider: PROVIDER });
    expect(await screen.findByText(/a gravação do que você fala vai para voz\.exemplo/)).toBeTruthy();
    press('Agora não');
    expect([onText.mock.calls.length, server.calls(CHANGE), live.opened, tracks()]).toEqual([1, [], [], []]);
    press('Permitir');
    expect(await screen.findByRole('button', { name: 'Iniciar Conversa' })).toBeTruthy();
    expect(server.calls(CHANGE)[0]).toMatchObject({
      params: { purpose: 'external-voice' },
      body: { isGranted: true },
    });
  });

  it('takes the consent back on the same screen', async () => {
    permissionIs('granted');
    answerConsent(false);
    open({ provider: PROVIDER, isAllowed: true });
    await pressNext('Retirar a permissão');
    expect(await screen.findByRole('button', { name: 'Permitir' })).toBeTruthy();
    expect(server.calls(CHANGE).at(-1)?.body).toEqual({ isGranted: false });
  });

  it('keeps recording when the conversation gets its id, and passes what happens to its newest functions', async () => {
    const newest = fakeTalk();
    function Begun() {
      const [isBegun, setBegun] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setBegun(true)}>
            Começou
          </button>
          <VoiceScreen
            {...{ userId: 'maria', messages: null, isNewAboutBook: false, onText }}
            sessionId={isBegun ? 'c1' : null}
            talk={isBegun ? newest : talk}
          />
        </>
      );
    }
    server.answer('GET /voice', { provider: PROVIDER, isAllowed: true, isMinor: false });
    show(<Begun />);
    await record();
    press('Começou');
    expect(tracks()).toEqual(['live']);
    expect(live.opened.map(([, userId]) => userId)).toEqual(['maria']);
    act(() => live.accept({ text: 'Oi' }));
    act(() => live.refuseWith('AI_MESSAGES_DAILY_LIMIT_EXCEEDED'));
    expect(vi.mocked(newest.adopt).mock.calls).toEqual([[expect.objectContaining({ messageId: 'r1' }), 'Oi', NOW]]);
    expect(newest.markUsedUp).toHaveBeenCalledTimes(1);
    expect(talk.adopt).not.toHaveBeenCalled();
  });

  it('switches the microphone off when the person goes to another page', async () => {
    const { router } = open({ provider: PROVIDER, isAllowed: true });
    await record();
    await act(() => router.navigate('/home'));
    expect([tracks(), live.isClosed]).toEqual([['ended'], true]);
  });

  it('lets a new conversation about a book begin by text', async () => {
    open({ provider: PROVIDER, isAllowed: true }, { isNewAboutBook: true });
    expect(await screen.findByRole('heading', { name: 'Comece esta conversa por escrito' })).toBeTruthy();
    expect(live.opened).toEqual([]);
  });
});

describe('Áudio without a speech service', () => {
  it('names who may hear, and listens to nothing before the consent', async () => {
    withSpeech();
    permissionIs('prompt');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/140.0 Safari/537.36');
    open({});
    expect(await screen.findByText(/servidores de quem o faz: o Google\./)).toBeTruthy();
    press('Permitir');
    expect(await screen.findByRole('button', { name: 'Solicitar Permissão' })).toBeTruthy();
    expect([listened.mock.calls, server.calls(CHANGE)]).toEqual([[], []]);
  });

  it('stores the consent on this device for this person, until it is taken back or the person signs out', async () => {
    withSpeech();
    permissionIs('granted');
    const first = open({});
    await pressNext('Permitir');
    first.unmount();
    const second = open({});
    await pressNext('Retirar a permissão');
    const title = await screen.findByRole('heading', { name: 'Conversa por voz deste navegador' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    second.unmount();
    const third = open({});
    await pressNext('Permitir');
    third.unmount();
    await session.leave();
    await signIn();
    open({});
    expect(await screen.findByRole('button', { name: 'Permitir' })).toBeTruthy();
  });

  it.each([
    [{ hears: false }, /este navegador não reconhece fala\. A conversa por texto/],
    [{ voices: ['en-US'] }, /não tem uma voz em português/],
    [{ hears: false, voices: ['en-US'] }, /não reconhece fala nem tem uma voz/],
  ])('says what the browser lacks: %o', async (speech, text) => {
    withSpeech(speech);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({});
    expect(await screen.findByText(text)).toBeTruthy();
    vi.useRealTimers();
  });
});
