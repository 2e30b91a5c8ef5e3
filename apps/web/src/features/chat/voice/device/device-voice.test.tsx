// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../../lib/time/clock.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { item } from '../../../../testing/fake-audio.ts';
import { server } from '../../../../testing/fake-server/fake-server.ts';
import { acceptMessages, NOW, posts, replies, show, speakButton, usageOf, withChat } from '../../chat.harness.tsx';
import { ChatScreen } from '../../conversation/chat-screen.tsx';
import { fakeSpeech, stubSpeech } from './fake-speech.harness.ts';

withChat();
beforeEach(() => {
  stubSpeech();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false });
});
afterEach(() => {
  player.close();
  Reflect.deleteProperty(navigator, 'permissions');
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): void => void fireEvent.click(button(name));
const state = (): string | null | undefined => document.querySelector('[data-voice-status]')?.textContent;
const hasState = (text: string): Promise<void> => waitFor(() => expect(state()).toBe(text));
const showCard = (): void => act(() => crisis.show({ source: 'asked', kind: null, about: 'self' }));

/** Opens Áudio and starts a session. */
async function converse() {
  const drawn = show(<ChatScreen userId="maria" />);
  fireEvent.click(speakButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar Conversa' }));
  await hasState('Pronto');
  return drawn;
}

async function beginRecording(): Promise<void> {
  press('Falar sem segurar');
  await act(async () => undefined);
  setClock(() => NOW + 2000);
}

/** Records the words and sends them. */
async function speak(words: string): Promise<void> {
  await beginRecording();
  fakeSpeech.hear(words);
  await act(async () => press('Enviar'));
}

/** Starts a session in which the words are spoken, and the reply is spoken. */
async function talk(reply: string) {
  replies('Oi', reply);
  const drawn = await converse();
  await speak('Oi');
  await hasState('Reproduzindo');
  return drawn;
}

describe('a recording by the browser', () => {
  it('ends if the permission to use the microphone is taken back', async () => {
    await converse();
    await beginRecording();
    fakeSpeech.permit('prompt');
    expect(fakeSpeech.isListening()).toBe(false);
    expect(button('Solicitar Permissão')).toBeTruthy();
  });

  it('is shown while it is recognised, sent as a message, and its reply is spoken', async () => {
    replies('Como foi minha semana', 'Você **registrou** em 6 dias. Veja [o histórico](/historico).');
    await converse();
    await beginRecording();
    expect([state(), fakeSpeech.language()]).toEqual(['Gravando...', 'pt-BR']);
    fakeSpeech.hear('Como foi');
    expect(screen.getByText('Como foi')).toBeTruthy();
    fakeSpeech.hear('Como foi', 'minha semana');
    await act(async () => press('Enviar'));
    expect(fakeSpeech.isListening()).toBe(false);
    await waitFor(() => expect(posts().at(-1)?.body).toMatchObject({ message: 'Como foi minha semana' }));
    await hasState('Reproduzindo');
    expect(screen.getByText('Como foi minha semana')).toBeTruthy();
    expect(fakeSpeech.sentences()).toEqual(['Você registrou em 6 dias.']);
    for (let sentence = 0; sentence < 3; sentence += 1) await fakeSpeech.finishSentence();
    expect(fakeSpeech.sentences().slice(1)).toEqual(['Veja o histórico.', 'Deixei o link na conversa.']);
    expect(state()).toBe('Pronto');
  });

  it('goes on after a pause in which the browser ended the recognition', async () => {
    replies('Dormi mal e acordei cedo', 'Entendi.');
    await converse();
    await beginRecording();
    fakeSpeech.hear('Dormi mal');
    fakeSpeech.fallSilent();
    expect(fakeSpeech.isListening()).toBe(true);
    fakeSpeech.hear('e acordei cedo');
    await act(async () => press('Enviar'));
    await waitFor(() => expect(posts().at(-1)?.body).toMatchObject({ message: 'Dormi mal e acordei cedo' }));
  });

  it('is not sent if it is too short, which does not block, or if no word was heard', async () => {
    await converse();
    press('Falar sem segurar');
    await act(async () => press('Enviar'));
    expect(screen.getByText(/muito curta/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([state(), fakeSpeech.isListening()]).toEqual(['Pronto', false]);
    await beginRecording();
    await act(async () => press('Enviar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Não ouvimos palavras.');
    expect(posts()).toHaveLength(0);
  });

  it('is dropped when it is cancelled', async () => {
    await converse();
    await beginRecording();
    fakeSpeech.hear('Deixa');
    press('Cancelar');
    expect(fakeSpeech.isListening()).toBe(false);
    expect(screen.queryByText('Deixa')).toBeNull();
    expect(posts()).toHaveLength(0);
  });

  it('that fails says why, and leads to the permission if the microphone was denied meanwhile', async () => {
    await converse();
    await beginRecording();
    fakeSpeech.fail('network');
    expect(screen.getByRole('alert').textContent).toContain('Falha na conexão. Verifique sua internet.');
    expect(fakeSpeech.isListening()).toBe(false);
    fakeSpeech.refuse('not-allowed');
    await beginRecording();
    expect(screen.getByRole('alert').textContent).toContain('Permissão de microfone negada');
    expect(button('Solicitar Permissão')).toBeTruthy();
  });
});

describe('microphone and voice', () => {
  it.each<[string, (drawn: { unmount: () => void }) => void]>([
    ['the crisis card', () => void crisis.raise({ source: 'note', kind: null, about: 'self' })],
    ['the podcast player', () => player.toggle(item('p'))],
    ['the end of the page', () => void window.dispatchEvent(new Event('pagehide'))],
    ['leaving the conversation', ({ unmount }) => unmount()],
    ['another mode', () => press('Texto')],
    ['"Encerrar"', () => press('Encerrar')],
  ])('end with %s', async (_, stop) => {
    const drawn = await talk('Uma frase. Outra frase.');
    act(() => stop(drawn));
    expect([fakeSpeech.isSpeaking(), fakeSpeech.isListening()]).toEqual([false, false]);
    await act(async () => undefined);
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.']);
  });

  it('pause the podcast, and stop listening when the page is hidden', async () => {
    await converse();
    act(() => player.toggle(item('p')));
    await beginRecording();
    expect([player.current()?.isPlaying, fakeSpeech.isListening()]).toEqual([false, true]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fakeSpeech.isListening()).toBe(false);
  });
});

describe('a spoken reply', () => {
  const HELP = 'Estou com você. **CVV: [188](tel:188)**.';

  it('to words of a crisis is in view without an offer, and spoken by itself once the crisis card is closed', async () => {
    server.answer('GET /chat/usage', usageOf(5));
    replies('não quero mais viver', HELP);
    acceptMessages({ crisis: true, usage: usageOf(5) });
    await converse();
    await speak('não quero mais viver');
    expect(await screen.findByText(/Estou com você/)).toBeTruthy();
    expect([crisis.current() === null, fakeSpeech.sentences()]).toEqual([false, []]);
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual(['Estou com você.']);
    expect(document.querySelector('[data-start]')?.textContent).toContain('188');
    expect(screen.queryByRole('link', { name: 'Ver os planos' })).toBeNull();
    expect(button('Falar').getAttribute('aria-disabled')).toBeNull();
    await fakeSpeech.finishSentence();
    await fakeSpeech.finishSentence();
    showCard();
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual(['Estou com você.', 'CVV: 1 8 8.']);
  });

  it('has its beginning in view, also above the card of the daily limit', async () => {
    replies('Oi', 'Uma frase.');
    acceptMessages({ usage: usageOf(5) });
    await converse();
    server.answer('GET /chat/usage', usageOf(5));
    await speak('Oi');
    await screen.findByText('Você usou as mensagens de hoje com o assistente.');
    expect(document.querySelector('[data-start]')?.textContent).toContain('Uma frase.');
  });

  it('is not spoken beside a crisis card that the person opened, and can be played later', async () => {
    replies('Oi', 'Uma frase.');
    await converse();
    showCard();
    await speak('Oi');
    expect(await screen.findByText('Uma frase.')).toBeTruthy();
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual([]);
    press('Ouvir de novo');
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.']);
  });

  it('can be paused, continued with the same sentence, made faster and played again', async () => {
    await talk('Uma frase. Outra frase.');
    await act(async () => press('Pausar a voz'));
    expect([state(), fakeSpeech.isSpeaking()]).toEqual(['Reproduzindo', false]);
    await act(async () => press('Continuar a voz'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Velocidade da voz' }), { target: { value: '1.5' } });
    await fakeSpeech.finishSentence();
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.', 'Uma frase.', 'Outra frase.']);
    expect(fakeSpeech.rates()).toEqual([1, 1, 1.5]);
    await fakeSpeech.finishSentence();
    press('Ouvir de novo');
    expect(fakeSpeech.sentences().at(-1)).toBe('Uma frase.');
  });

  it('that can’t be played stays readable', async () => {
    await talk('Uma frase.');
    await fakeSpeech.breakSentence();
    expect(screen.getByRole('alert').textContent).toContain('Erro ao reproduzir áudio');
    expect(screen.getByText('Uma frase.')).toBeTruthy();
    press('Tentar');
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.', 'Uma frase.']);
  });
});
