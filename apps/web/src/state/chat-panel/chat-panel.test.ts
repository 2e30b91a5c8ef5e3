// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { chatPanel } from './chat-panel.ts';

beforeEach(() => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com'));

describe('the floating conversation', () => {
  it('opens, goes out of the way, comes back with what was in it', () => {
    chatPanel.open();
    chatPanel.keep('c1');
    chatPanel.minimise();
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: true, sessionId: 'c1' });
    chatPanel.open();
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: false, sessionId: 'c1' });
    chatPanel.close();
    chatPanel.open();
    expect(chatPanel.current().sessionId).toBe('c1');
  });

  it('begins anew, each time as another one', () => {
    chatPanel.keep('c1');
    const { talk } = chatPanel.current();
    chatPanel.begin();
    chatPanel.begin();
    expect(chatPanel.current()).toMatchObject({ sessionId: null, talk: talk + 2 });
  });

  it('closed, it can’t be put out of the way', () => {
    chatPanel.minimise();
    expect(chatPanel.current()).toMatchObject({ isOpen: false, isMinimised: false });
  });

  it('has news only of what was not seen', () => {
    chatPanel.open();
    chatPanel.tell();
    expect(chatPanel.current().hasNews).toBe(false);
    chatPanel.minimise();
    chatPanel.tell();
    expect(chatPanel.current().hasNews).toBe(true);
    chatPanel.open();
    expect(chatPanel.current().hasNews).toBe(false);
  });

  it('is nobody else’s', async () => {
    chatPanel.open();
    chatPanel.keep('c1');
    const { talk } = chatPanel.current();
    const heard = vi.fn();
    const stop = chatPanel.subscribe(heard);
    await session.leave();
    stop();
    expect(heard).toHaveBeenCalled();
    expect(chatPanel.current()).toEqual({
      isOpen: false,
      isMinimised: false,
      sessionId: null,
      talk: talk + 1,
      hasNews: false,
    });
  });
});
