// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { withMember } from '../../testing/signed-in.ts';
import { chatPanel } from './chat-panel.ts';

withMember();

describe('chatPanel, the state of the floating conversation', () => {
  it('keeps its conversation when it is minimised or closed and then opened again', () => {
    chatPanel.open();
    chatPanel.setSession('c1');
    chatPanel.minimise();
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: true, sessionId: 'c1' });
    chatPanel.open();
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: false, sessionId: 'c1' });
    chatPanel.close();
    chatPanel.open();
    expect(chatPanel.current().sessionId).toBe('c1');
  });

  it('gives each new conversation a new number', () => {
    chatPanel.setSession('c1');
    const { talk } = chatPanel.current();
    chatPanel.begin();
    chatPanel.begin();
    expect(chatPanel.current()).toMatchObject({ sessionId: null, talk: talk + 2 });
  });

  it('does not minimise the panel while it is closed', () => {
    chatPanel.minimise();
    expect(chatPanel.current()).toMatchObject({ isOpen: false, isMinimised: false });
  });

  it('has news only after a reply that arrived while the panel was not visible', () => {
    chatPanel.open();
    chatPanel.noteReply();
    expect(chatPanel.current().hasNews).toBe(false);
    chatPanel.minimise();
    chatPanel.noteReply();
    expect(chatPanel.current().hasNews).toBe(true);
    chatPanel.open();
    expect(chatPanel.current().hasNews).toBe(false);
  });

  it('is reset when the person signs out', async () => {
    chatPanel.open();
    chatPanel.setSession('c1');
    const { talk } = chatPanel.current();
    const listener = vi.fn();
    const stop = chatPanel.subscribe(listener);
    await session.leave();
    stop();
    expect(listener).toHaveBeenCalled();
    expect(chatPanel.current()).toEqual({
      isOpen: false,
      isMinimised: false,
      sessionId: null,
      talk: talk + 1,
      hasNews: false,
    });
  });
});
