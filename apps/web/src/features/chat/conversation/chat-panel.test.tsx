// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import {
  ask,
  field,
  menuItem,
  replies,
  replyOf,
  said,
  show,
  storeConversation,
  storePending,
  streamReply,
  type,
  withChat,
} from '../chat.harness.tsx';
import { ChatPanel } from './chat-panel.tsx';

withChat();

const onPhone = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
};

function open(isHidden = false) {
  const drawn = show(
    <>
      <button type="button" data-assistant-button>
        Abrir
      </button>
      <ChatPanel userId="maria" isHidden={isHidden} />
    </>,
    '/home',
  );
  act(() => chatPanel.open());
  return drawn;
}

const panel = (): HTMLElement | null => screen.queryByRole('dialog');
const isClosed = (): Promise<void> => waitFor(() => expect(panel()).toBeNull());
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Opens the panel, sends a message and receives the reply. */
async function talk() {
  replies('Oi', 'Sim.');
  const drawn = open();
  ask();
  await screen.findByText('Sim.');
  return drawn;
}

describe('the floating conversation panel', () => {
  it('focuses its field when it opens and returns the focus when it closes', async () => {
    open();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(panel()?.getAttribute('aria-modal')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Escape' });
    await isClosed();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Abrir'));
  });

  it('does not focus its field on a phone', async () => {
    onPhone();
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nova Conversa' })));
  });

  it('keeps its messages and its draft while it is minimised or closed, and can begin another conversation', async () => {
    await talk();
    type('E também');
    for (const name of ['Minimizar', 'Fechar conversa']) {
      press(name);
      await isClosed();
      act(() => chatPanel.open());
      expect(screen.getByText('Sim.')).toBeTruthy();
      expect(field().value).toBe('E também');
    }
    press('Nova conversa');
    expect(await screen.findByText(/Olá! Sou seu assistente/)).toBeTruthy();
    expect(screen.queryByText('Sim.')).toBeNull();
  });

  it('reports a reply that arrives while it is minimised', async () => {
    replies('Oi', 'Sim.');
    const stream = streamReply();
    storePending();
    open();
    ask();
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    press('Minimizar');
    await act(async () => stream.send('done', replyOf('Sim.')));
    await waitFor(() => expect(chatPanel.current().hasNews).toBe(true));
  });

  it.each([
    ['its conversation', talk, '?sessionId=c1'],
    ['a new conversation, if it has no message yet', async () => open(), ''],
  ])('closes and leads to the page with %s', async (_, begin, search) => {
    const { router } = await begin();
    fireEvent.click(await menuItem('Abrir em tela cheia'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
    expect(router.state.location.search).toBe(search);
    expect(chatPanel.current().isOpen).toBe(false);
  });

  it('has its menu in itself on a phone, where the page is hidden, and Escape closes only the menu', async () => {
    onPhone();
    open();
    const item = await menuItem('Ver todas as conversas');
    expect(panel()?.contains(item)).toBe(true);
    // In some browsers a container would hold the menu, which is placed in the window, and cut it.
    expect(item.closest('[class*="@container"]')).toBeNull();
    fireEvent.keyDown(item, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(panel()).not.toBeNull();
  });

  it('makes way for the help that its menu leads to', async () => {
    onPhone();
    const { router } = open();
    const help = await menuItem('Ajuda agora');
    expect(help.getAttribute('href')).toBe('/ajuda');
    fireEvent.click(help);
    await waitFor(() => expect(router.state.location.pathname).toBe('/ajuda'));
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: true });
  });

  it.each([
    ['beside the page', false, true],
    ['over the page', true, false],
  ])('%s (on a phone: %s) stays open when a link is followed: %s', async (_where, isPhone, staysOpen) => {
    if (isPhone) onPhone();
    storeConversation('c1', [said('[Ler](/conteudos/sono)')]);
    chatPanel.setSession('c1');
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
