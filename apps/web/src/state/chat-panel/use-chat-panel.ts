import { useSyncExternalStore } from 'react';
import { type ChatPanelState, chatPanel } from './chat-panel.ts';

/** Returns the state of the floating conversation, and renders again when it changes. */
export const useChatPanel = (): ChatPanelState =>
  useSyncExternalStore(chatPanel.subscribe, chatPanel.current, chatPanel.current);
