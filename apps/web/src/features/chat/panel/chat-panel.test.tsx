// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { acceptedAs, field, keepsConversation, replyOf, said, show, withChat } from '../chat.harness.tsx';
import { ChatPanel } from './chat-panel.tsx';

withChat();

const onPhone = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
};

function open(isHidden = false) {
  const shown = show(
    <>
      <button type="button" data-assistant-button>
        Abrir
      </button>
      <ChatPanel userId="maria" isHidden={isHidden} />
    </>,
    '/home',
  );
  act(() => chatPanel.open());
  return shown;
}

const panel = (): HTMLElement | null => screen.queryByRole('dialog');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
function takesIn(): void {
  server.answer('POST /chat', acceptedAs());
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Sim.')]));
  keepsConversation('c1', [said('Oi', { isUser: true }), said('Sim.', { id: 'r1' })]);
}
async function talk(): Promise<void> {
  fireEvent.change(field(), { target: { value: 'Oi' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByText('Sim.');
}

describe('the floating conversation panel', () => {
  it('focuses its field when it opens and returns the focus when it closes', async () => {
    open();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(panel()?.getAttribute('aria-modal')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Escape' });
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Abrir'));
  });

  it('does not focus its field on a phone', async () => {
    onPhone();
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nova Conversa' })));
  });

  it('keeps its messages and its draft while it is minimised', async () => {
    takesIn();
    open();
    await talk();
    fireEvent.change(field(), { target: { value: 'E também' } });
    press('Minimizar');
    expect(panel()).toBeNull();
    act(() => chatPanel.open());
    expect(screen.getByText('Sim.')).toBeTruthy();
    expect(field().value).toBe('E também');
  });

  it('reports a reply that arrives while it is minimised', async () => {
    const stream = new EventStream();
    takesIn();
    server.stream('/chat/stream/{id}', stream);
    keepsConversation('c1', [said('Oi', { isUser: true }), said('', { id: 'r1', status: 'processing' })]);
    open();
    fireEvent.change(field(), { target: { value: 'Oi' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    press('Minimizar');
    await act(async () => stream.send('done', replyOf('Sim.')));
    await waitFor(() => expect(chatPanel.current().hasNews).toBe(true));
  });

  it('closes when the person opens the conversation as a page', async () => {
    takesIn();
    const { router } = open();
    await talk();
    press('Abrir em tela cheia');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    expect(router.state.location.search).toBe('?sessionId=c1');
    expect(chatPanel.current().isOpen).toBe(false);
  });

  it('leads to a page with a new conversation if it has no message yet', async () => {
    const { router } = open();
    press('Abrir em tela cheia');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    expect(router.state.location.search).toBe('');
  });

  it('shows the previous conversation when it is opened again', async () => {
    takesIn();
    open();
    await talk();
    press('Fechar conversa');
    await waitFor(() => expect(panel()).toBeNull());
    act(() => chatPanel.open());
    expect(screen.getByText('Sim.')).toBeTruthy();
    press('Nova conversa');
    expect(await screen.findByText(/Olá! Sou seu assistente/)).toBeTruthy();
    expect(screen.queryByText('Sim.')).toBeNull();
  });

  it.each([
    ['beside the page', false, true],
    ['over the page', true, false],
  ])('%s (on a phone: %s) stays open when a link is followed: %s', async (_where, isPhone, staysOpen) => {
    if (isPhone) onPhone();
    keepsConversation('c1', [said('[Ler](/conteudos/sono)')]);
    chatPanel.keep('c1');
    const { router } = open();
    fireEvent.click(await screen.findByRole('link', { name: 'Ler' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/conteudos/sono'));
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: !staysOpen });
  });

  it('is hidden on screens that show only help', () => {
    open(true);
    expect(panel()).toBeNull();
  });
});
