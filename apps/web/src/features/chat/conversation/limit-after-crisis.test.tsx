// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { ask, field, keepsConversation, replyOf, said, show, takesIn, usageOf, withChat } from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';

withChat();

const HELP = 'Recebi o que você contou. **CVV: [188](tel:188)**. Em perigo agora, **SAMU: [192](tel:192)**.';
const CRISIS_WORDS = 'eu quero morrer';
const USED_UP = 'Você usou as mensagens de hoje com o assistente.';

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const offer = (): HTMLElement | null => screen.queryByRole('link', { name: 'Ver os planos' });

/** Sends words of a crisis with no messages left, and closes the help card. */
async function tellCrisis(): Promise<void> {
  server.answer('GET /chat/usage', usageOf(5));
  takesIn({ crisis: true, usage: usageOf(5) });
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf(HELP)]));
  keepsConversation('c1', [said(CRISIS_WORDS, { isUser: true }), said(HELP, { id: 'r1' })]);
  open();
  await screen.findByText(USED_UP);
  ask(CRISIS_WORDS);
  await screen.findByText(/Recebi o que você contou/);
  await waitFor(() => expect(crisis.current()).not.toBeNull());
  act(() => crisis.close());
}

describe('a crisis at the daily limit', () => {
  it('shows the reply with its help lines and offers no plan', async () => {
    await tellCrisis();
    await waitFor(() => expect(offer()).toBeNull());
    expect(screen.queryByText(USED_UP)).toBeNull();
    expect(screen.getByRole('link', { name: '188' }).getAttribute('href')).toBe('tel:188');
    expect(screen.getByRole('link', { name: '192' }).getAttribute('href')).toBe('tel:192');
    expect(field().disabled).toBe(false);
  });

  it('has the beginning of the reply in view', async () => {
    await tellCrisis();
    const start = await waitFor(() => {
      const found = document.querySelector('[data-start]');
      if (!found) throw new Error('no reply is marked');
      return found;
    });
    expect(start.textContent).toContain('Recebi o que você contou');
  });

  it('explains the refusal of a later message without a plan', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await tellCrisis();
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    ask('E a minha semana?');
    expect(
      await screen.findByText('As mensagens de hoje acabaram. Um pedido de ajuda continua sendo respondido.'),
    ).toBeTruthy();
    expect(offer()).toBeNull();
    expect(field().value).toBe('E a minha semana?');
  });

  it('still offers no plan when the conversation is opened again', async () => {
    server.answer('GET /chat/usage', usageOf(5));
    keepsConversation('c1', [said(CRISIS_WORDS, { isUser: true }), said(HELP, { id: 'r1' })]);
    open('/chat?sessionId=c1');
    await screen.findByText(/Recebi o que você contou/);
    await waitFor(() => expect(server.calls('GET /chat/usage')).toHaveLength(1));
    expect(offer()).toBeNull();
  });

  it('leaves the offer in other conversations', async () => {
    server.answer('GET /chat/usage', usageOf(5));
    keepsConversation('c2', [said('Oi', { isUser: true }), said('Olá.', { id: 'r2' })]);
    open('/chat?sessionId=c2');
    await screen.findByText(USED_UP);
    expect(offer()).not.toBeNull();
  });
});
