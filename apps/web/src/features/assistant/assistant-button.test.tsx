// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeShell, runInShell } from '../../testing/fake-shell.ts';
import { withSizes } from '../../testing/observers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { AssistantButton } from './assistant-button.tsx';

const TIP = 'Quer conversar? O assistente fica aqui.';

function open() {
  const home = (
    <main>
      <AssistantButton userId="maria" />
    </main>
  );
  return draw({ '/home': home, '/chat/sessions': <p>Conversas</p> }, '/home');
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Abrir o Assistente IA' });
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
/** Waits until the menu's chunk is loaded; the fake timers don't advance meanwhile. */
async function menuItem(): Promise<HTMLElement> {
  await act(() => vi.dynamicImportSettled());
  await pass(50);
  return screen.getByRole('menuitem', { name: 'Ver todas as conversas' });
}
const noMenu = async (): Promise<void> => {
  await pass(1000);
  expect(screen.queryByRole('menuitem')).toBeNull();
};

withSizes();
beforeEach(() => void vi.useFakeTimers());
withMember();
afterEach(() => {
  cleanup();
  chatPanel.close();
});

describe('the tooltip of the assistant button', () => {
  it('appears once after 2 s and hides 8 s later', async () => {
    open();
    await pass(1900);
    expect(screen.queryByText(TIP)).toBeNull();
    await pass(200);
    expect(screen.getByText(TIP)).toBeTruthy();
    expect(readOwned('maria', 'assistant-tooltip-seen')).toBe('1');
    await pass(7700);
    expect(screen.getByText(TIP)).toBeTruthy();
    await pass(400);
    expect(screen.queryByText(TIP)).toBeNull();

    cleanup();
    open();
    await pass(3000);
    expect(screen.queryByText(TIP)).toBeNull();
  });

  it('counts as unseen if the person left the page before it appeared', async () => {
    open();
    await pass(1500);
    cleanup();
    await pass(3000);
    expect(readOwned('maria', 'assistant-tooltip-seen')).toBeNull();
  });

  it('appears later if the page is touched, and closes by a touch outside', async () => {
    open();
    await pass(1500);
    fireEvent.pointerDown(document.body);
    await pass(1500);
    expect(screen.queryByText(TIP)).toBeNull();
    await pass(600);
    fireEvent.pointerDown(screen.getByText(TIP));
    expect(screen.getByText(TIP)).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByText(TIP)).toBeNull();
  });

  it('closes by Escape and by its own button', async () => {
    open();
    await pass(2100);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText(TIP)).toBeNull();
    cleanup();
    void writeOwned('maria', 'assistant-tooltip-seen', null);
    open();
    await pass(2100);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar dica' }));
    expect(screen.queryByText(TIP)).toBeNull();
  });
});

describe('the assistant button', () => {
  const down = (): boolean => fireEvent.pointerDown(button(), { button: 0, clientX: 10, clientY: 10 });

  it('opens the conversation on the current page by a tap', async () => {
    const router = open();
    down();
    await pass(300);
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    await pass(0);
    expect(chatPanel.current().isOpen).toBe(true);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('is invisible while the conversation is open and restores a minimised conversation', () => {
    open();
    const area = screen.getByRole('complementary', { name: 'Assistente' });
    act(() => chatPanel.open());
    expect(area.className).toContain('invisible');
    act(() => chatPanel.minimise());
    expect(area.className).not.toContain('invisible');
    act(() => chatPanel.noteReply());
    fireEvent.click(screen.getByRole('button', { name: 'Voltar à conversa, resposta nova' }));
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: false });
  });

  it('opens its menu after a press of 600 ms', async () => {
    const router = open();
    down();
    await pass(590);
    expect(screen.queryByRole('menu')).toBeNull();
    await pass(20);
    await menuItem();
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    expect(router.state.location.pathname).toBe('/home');
    fireEvent.click(await menuItem());
    await pass(0);
    expect(router.state.location.pathname).toBe('/chat/sessions');
  });

  it('vibrates when a long press begins, and not for a tap', async () => {
    const fake = fakeShell();
    const restore = runInShell(fake);
    open();
    down();
    await pass(300);
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    expect(fake.calls.vibrate).not.toHaveBeenCalled();
    down();
    await pass(610);
    expect(fake.calls.vibrate.mock.calls).toEqual([['hold']]);
    restore();
  });

  it('opens no menu if a long press ends early, moves or leaves the button', async () => {
    open();
    for (const end of [
      () => fireEvent.pointerUp(button()),
      () => fireEvent.pointerLeave(button()),
      () => fireEvent.pointerCancel(button()),
      () => fireEvent.pointerMove(button(), { clientX: 40, clientY: 10 }),
    ]) {
      down();
      await pass(400);
      end();
      await noMenu();
    }
  });

  it.each([
    ['ArrowUp', {}],
    ['ContextMenu', {}],
    ['F10', { shiftKey: true }],
  ])('opens its menu by the key %s (modifiers: %j)', async (key, keys) => {
    open();
    button().focus();
    fireEvent.keyDown(button(), { key, ...keys });
    await menuItem();
    fireEvent.keyDown(await menuItem(), { key: 'Escape' });
    await pass(50);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('does not open its menu by F10 without Shift', async () => {
    open();
    fireEvent.keyDown(button(), { key: 'F10' });
    await noMenu();
  });

  it('opens its own menu instead of the browser’s by the right mouse button', async () => {
    open();
    fireEvent.pointerDown(button(), { button: 2 });
    const event = createEvent.contextMenu(button());
    fireEvent(button(), event);
    expect(event.defaultPrevented).toBe(true);
    await menuItem();
  });

  it('opens its menu only after 600 ms if a touch device sends a contextmenu event earlier', async () => {
    open();
    down();
    await pass(500);
    fireEvent.contextMenu(button());
    expect(screen.queryByRole('menu')).toBeNull();
    await pass(120);
    await menuItem();
  });
});

describe('the assistant button while the page is scrolled', () => {
  const scrollTo = (y: number): void =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      fireEvent.scroll(window);
    });
  const isAside = (): boolean => document.querySelector('[data-floating][data-aside]') !== null;

  it('hides on scrolling down, and returns on scrolling up or after a pause', async () => {
    void writeOwned('maria', 'assistant-tooltip-seen', '1');
    open();
    scrollTo(300);
    expect(isAside()).toBe(true);
    scrollTo(200);
    expect(isAside()).toBe(false);
    scrollTo(500);
    expect(isAside()).toBe(true);
    await pass(1100);
    expect(isAside()).toBe(true);
    await pass(200);
    expect(isAside()).toBe(false);
  });

  it('stays visible for small movements, and while its tooltip is open', async () => {
    open();
    scrollTo(5);
    expect(isAside()).toBe(false);
    await pass(2000);
    expect(screen.getByText(TIP)).toBeTruthy();
    scrollTo(400);
    expect(isAside()).toBe(false);
  });
});
