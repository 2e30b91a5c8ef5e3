import { useSyncExternalStore } from 'react';
import { type ChatPanelState, chatPanel } from './chat-panel.ts';

/** State of the floating conversation; re-renders when it changes. */
export const useChatPanel = (): ChatPanelState =>
  useSyncExternalStore(chatPanel.subscribe, chatPanel.current, chatPanel.current);
