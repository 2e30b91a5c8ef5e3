// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setClock } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { keepsConversation, NOW, replyOf, said, show, takesIn, usageOf, withChat } from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';
import { fakeSpeech, stubSpeech, unstubSpeech } from './device/fake-speech.harness.ts';

withChat();
beforeEach(() => {
  stubSpeech();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false });
});
afterEach(unstubSpeech);

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const state = (): string | null | undefined => document.querySelector('[data-voice-status]')?.textContent;
const start = (): string | null | undefined => document.querySelector('[data-start]')?.textContent;

/** Says the words in Áudio; the server replies. */
async function converse(words: string, reply: string, given: Parameters<typeof takesIn>[0]): Promise<void> {
  takesIn(given);
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf(reply)]));
  keepsConversation('c1', [said(words, { isUser: true }), said(reply, { id: 'r1' })]);
  show(<ChatScreen userId="maria" />);
  fireEvent.click(screen.getByRole('radio', { name: /Áudio/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Permitir' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar Conversa' }));
  await waitFor(() => expect(state()).toBe('Pronto'));
  press('Falar sem segurar');
  await act(async () => undefined);
  setClock(() => NOW + 2000);
  fakeSpeech.hear(words);
  server.answer('GET /chat/usage', usageOf(5));
  await act(async () => press('Enviar'));
}

it('the beginning of a spoken reply is in view, also above the card of the daily limit', async () => {
  server.answer('GET /chat/usage', usageOf(4));
  await converse('Como foi minha semana', 'Você registrou em 6 dias.', { usage: usageOf(5) });
  await waitFor(() => expect(state()).toBe('Reproduzindo'));
  await screen.findByText('Você usou as mensagens de hoje com o assistente.');
  expect(start()).toContain('Você registrou em 6 dias.');
});

it('the reply to spoken words of a crisis is in view without an offer, and the person can go on talking', async () => {
  server.answer('GET /chat/usage', usageOf(5));
  await converse('eu quero morrer', 'Estou aqui. **CVV: [188](tel:188)**.', { crisis: true, usage: usageOf(5) });
  await screen.findByText(/Estou aqui/);
  await waitFor(() => expect(crisis.current()).not.toBeNull());
  act(() => crisis.close());
  await waitFor(() => expect(state()).toBe('Reproduzindo'));
  expect(start()).toContain('188');
  expect(screen.queryByRole('link', { name: 'Ver os planos' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Falar' }).getAttribute('aria-disabled')).toBeNull();
});
