import { useSyncExternalStore } from 'react';
import { type ChatPanelState, chatPanel } from './chat-panel.ts';

/** Where the floating conversation stands; the component follows its changes. */
export const useChatPanel = (): ChatPanelState =>
  useSyncExternalStore(chatPanel.subscribe, chatPanel.current, chatPanel.current);
