// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../../lib/time/clock.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { EventStream } from '../../../../testing/fake-server/event-stream.ts';
import { server } from '../../../../testing/fake-server/fake-server.ts';
import { keepsConversation, NOW, posts, replyOf, said, show, takesIn, usageOf, withChat } from '../../chat.harness.tsx';
import { ChatScreen } from '../../panel/chat-screen.tsx';
import { fakeSpeech, stubSpeech, unstubSpeech } from './fake-speech.harness.ts';

withChat();
beforeEach(() => {
  stubSpeech();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false });
});
afterEach(() => {
  player.close();
  unstubSpeech();
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): void => void fireEvent.click(button(name));
const state = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-voice-status]')?.textContent ?? undefined;

/** Opens Áudio and starts a session. */
async function converse() {
  const drawn = show(<ChatScreen userId="maria" />);
  fireEvent.click(screen.getByRole('radio', { name: /Áudio/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar Conversa' }));
  await waitFor(() => expect(state()).toBe('Pronto'));
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

/** The server accepts a message and replies. */
function replies(words: string, reply: string): void {
  takesIn();
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf(reply)]));
  keepsConversation('c1', [said(words, { isUser: true }), said(reply, { id: 'r1' })]);
}

const podcast = { id: 'p', title: 'Calma', podcast: '/calma.mp3', tags: [], url: null, imageUrl: null };

describe('a recording by the browser', () => {
  it('is shown while it is recognised, sent as a message, and its reply is spoken', async () => {
    replies('Como foi minha semana', 'Você **registrou** em 6 dias. Veja [o histórico](/historico).');
    await converse();
    await beginRecording();
    expect(state()).toBe('Gravando...');
    expect(fakeSpeech.language()).toBe('pt-BR');
    fakeSpeech.hear('Como foi');
    expect(screen.getByText('Como foi')).toBeTruthy();
    fakeSpeech.hear('Como foi', 'minha semana');
    await act(async () => press('Enviar'));
    expect(fakeSpeech.isListening()).toBe(false);
    await waitFor(() => expect(posts().at(-1)?.body).toMatchObject({ message: 'Como foi minha semana' }));
    await waitFor(() => expect(state()).toBe('Reproduzindo'));
    expect(screen.getByText('Como foi minha semana')).toBeTruthy();
    expect(fakeSpeech.sentences()).toEqual(['Você registrou em 6 dias.']);
    await fakeSpeech.finishSentence();
    await fakeSpeech.finishSentence();
    await fakeSpeech.finishSentence();
    expect(fakeSpeech.sentences()).toEqual([
      'Você registrou em 6 dias.',
      'Veja o histórico.',
      'Deixei o link na conversa.',
    ]);
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

  it('is not sent if it is too short, and the notice does not block', async () => {
    await converse();
    press('Falar sem segurar');
    await act(async () => press('Enviar'));
    expect(screen.getByText(/muito curta/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(state()).toBe('Pronto');
    expect(fakeSpeech.isListening()).toBe(false);
    expect(posts()).toHaveLength(0);
  });

  it('is not sent if no word was heard', async () => {
    await converse();
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

  it('that fails says why', async () => {
    await converse();
    await beginRecording();
    fakeSpeech.fail('network');
    expect(screen.getByRole('alert').textContent).toContain('Falha na conexão. Verifique sua internet.');
    expect(fakeSpeech.isListening()).toBe(false);
  });

  it('leads to the permission if the microphone was denied meanwhile', async () => {
    await converse();
    fakeSpeech.refuse('not-allowed');
    await beginRecording();
    expect(screen.getByRole('alert').textContent).toContain('Permissão de microfone negada');
    expect(button('Solicitar Permissão')).toBeTruthy();
  });
});

describe('microphone and voice', () => {
  it.each<[string, (drawn: { unmount: () => void }) => void]>([
    ['the crisis card', () => void crisis.raise({ source: 'note', kind: null, about: 'self' })],
    ['the podcast player', () => player.toggle(podcast)],
    ['the end of the page', () => void window.dispatchEvent(new Event('pagehide'))],
    ['leaving the conversation', ({ unmount }) => unmount()],
    ['another mode', () => void fireEvent.click(screen.getByRole('radio', { name: /Texto/ }))],
    ['"Encerrar"', () => press('Encerrar')],
  ])('end with %s', async (_, stop) => {
    replies('Oi', 'Uma frase. Outra frase.');
    const drawn = await converse();
    await speak('Oi');
    await waitFor(() => expect(fakeSpeech.isSpeaking()).toBe(true));
    act(() => stop(drawn));
    expect(fakeSpeech.isSpeaking()).toBe(false);
    expect(fakeSpeech.isListening()).toBe(false);
    await act(async () => undefined);
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.']);
  });

  it('stop listening when the page is hidden', async () => {
    await converse();
    await beginRecording();
    expect(fakeSpeech.isListening()).toBe(true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fakeSpeech.isListening()).toBe(false);
  });

  it('pause the podcast', async () => {
    await converse();
    act(() => player.toggle(podcast));
    await beginRecording();
    expect(player.current()?.isPlaying).toBe(false);
    expect(fakeSpeech.isListening()).toBe(true);
  });
});

describe('a spoken reply', () => {
  it('to words of a crisis is held back by the crisis card, and spoken by itself once that is closed', async () => {
    replies('não quero mais viver', 'Estou com você.');
    takesIn({ crisis: true });
    await converse();
    await speak('não quero mais viver');
    expect(await screen.findByText('Estou com você.')).toBeTruthy();
    expect(crisis.current()).not.toBeNull();
    expect(fakeSpeech.sentences()).toEqual([]);
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual(['Estou com você.']);
    await fakeSpeech.finishSentence();
    act(() => crisis.show({ source: 'asked', kind: null, about: 'self' }));
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual(['Estou com você.']);
  });

  it('is not spoken beside a crisis card that the person opened, and can be played later', async () => {
    replies('Oi', 'Uma frase.');
    await converse();
    act(() => crisis.show({ source: 'asked', kind: null, about: 'self' }));
    await speak('Oi');
    expect(await screen.findByText('Uma frase.')).toBeTruthy();
    act(() => crisis.close());
    expect(fakeSpeech.sentences()).toEqual([]);
    press('Ouvir de novo');
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.']);
  });

  it('can be paused, continued with the same sentence, made faster and played again', async () => {
    replies('Oi', 'Uma frase. Outra frase.');
    await converse();
    await speak('Oi');
    await waitFor(() => expect(state()).toBe('Reproduzindo'));
    await act(async () => press('Pausar a voz'));
    expect(fakeSpeech.isSpeaking()).toBe(false);
    expect(state()).toBe('Reproduzindo');
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
    replies('Oi', 'Uma frase.');
    await converse();
    await speak('Oi');
    await waitFor(() => expect(state()).toBe('Reproduzindo'));
    await fakeSpeech.breakSentence();
    expect(screen.getByRole('alert').textContent).toContain('Erro ao reproduzir áudio');
    expect(screen.getByText('Uma frase.')).toBeTruthy();
    press('Tentar');
    expect(fakeSpeech.sentences()).toEqual(['Uma frase.', 'Uma frase.']);
  });

  it('does not come when the daily limit is reached, and a request for help can still be spoken', async () => {
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    await converse();
    server.answer('GET /chat/usage', usageOf(5));
    await speak('Oi');
    expect(await screen.findByText(/Você usou as mensagens de hoje/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Falar' })).toBeTruthy();
  });
});
