// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { said, show, storeConversation, withChat } from '../../features/chat/chat.harness.tsx';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { AssistantPlace } from './assistant-place.tsx';

withChat();
beforeEach(() => chatPanel.begin());

it('AssistantPlace shows the chat panel once it is opened, but not if isHidden is set', async () => {
  const { unmount } = show(<AssistantPlace userId="maria" isHidden={false} />, '/home');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => chatPanel.open());
  expect(await screen.findByRole('dialog', { name: 'Nova Conversa' })).toBeTruthy();
  unmount();
  show(<AssistantPlace userId="maria" isHidden />, '/chat');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chatPanel.current().isMinimised).toBe(true);
  expect(screen.queryByRole('button', { name: /Voltar à conversa/ })).toBeNull();
});

it('AssistantPlace shows the messages of the stored conversation', async () => {
  storeConversation('c1', [said('Segue aqui.')]);
  chatPanel.setSession('c1');
  show(<AssistantPlace userId="maria" isHidden={false} />, '/historico');
  act(() => chatPanel.open());
  expect(await screen.findByText('Segue aqui.')).toBeTruthy();
});

it('AssistantPlace shows an error and closes the chat panel if the panel’s code can’t be loaded', async () => {
  vi.resetModules();
  vi.doMock('../../features/chat/conversation/chat-panel.tsx', () => {
    throw new Error('offline');
  });
  const { AssistantPlace: Place } = await import('./assistant-place.tsx');
  const { chatPanel: panel } = await import('../../state/chat-panel/chat-panel.ts');
  const { toast } = await import('../../ui/overlay/toast.tsx');
  const failed = vi.spyOn(toast, 'failed').mockImplementation(() => undefined);
  show(<Place userId="maria" isHidden={false} />, '/home');
  act(() => panel.open());
  await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringContaining('A conversa não abriu.')));
  expect(panel.current().isOpen).toBe(false);
  vi.doUnmock('../../features/chat/conversation/chat-panel.tsx');
});
