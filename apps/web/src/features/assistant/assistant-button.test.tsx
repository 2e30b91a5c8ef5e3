// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';
import { session } from '../../lib/session/session.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { AssistantButton } from './assistant-button.tsx';

const TIP = 'Quer conversar? O assistente fica aqui.';

function open() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <AssistantButton userId="maria" /> },
      { path: '/chat/sessions', element: <p>Conversas</p> },
    ],
    { initialEntries: ['/home'] },
  );
  render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  return router;
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

beforeEach(async () => {
  vi.useFakeTimers();
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(async () => {
  cleanup();
  chatPanel.close();
  await session.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tooltip', () => {
  it('appears after 2 s, hides 8 s later, and is shown once', async () => {
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

  it('counts as unseen if the person left before it appeared', async () => {
    open();
    await pass(1500);
    cleanup();
    await pass(3000);
    expect(readOwned('maria', 'assistant-tooltip-seen')).toBeNull();
  });

  it('waits while the page is touched, and closes by a touch beside it', async () => {
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

describe('the button', () => {
  const down = (): boolean => fireEvent.pointerDown(button(), { button: 0, clientX: 10, clientY: 10 });

  it('opens the conversation by a tap, on the current page', async () => {
    const router = open();
    down();
    await pass(300);
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    await pass(0);
    expect(chatPanel.current().isOpen).toBe(true);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('is invisible while the conversation is open, and restores a minimised one', () => {
    open();
    const area = screen.getByRole('complementary', { name: 'Assistente' });
    act(() => chatPanel.open());
    expect(area.className).toContain('invisible');
    act(() => chatPanel.minimise());
    expect(area.className).not.toContain('invisible');
    act(() => chatPanel.tell());
    fireEvent.click(screen.getByRole('button', { name: 'Voltar à conversa, resposta nova' }));
    expect(chatPanel.current()).toMatchObject({ isOpen: true, isMinimised: false });
  });

  it('opens the menu after a press of 600 ms, and releasing it is no tap', async () => {
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

  it('cancels a long press that ends, moves or leaves the button', async () => {
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
  ])('opens the menu by %s', async (key, keys) => {
    open();
    button().focus();
    fireEvent.keyDown(button(), { key, ...keys });
    await menuItem();
    fireEvent.keyDown(await menuItem(), { key: 'Escape' });
    await pass(50);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('does not open the menu by F10 without Shift', async () => {
    open();
    fireEvent.keyDown(button(), { key: 'F10' });
    await noMenu();
  });

  it('opens the menu by the right mouse button, without the browser’s context menu', async () => {
    open();
    fireEvent.pointerDown(button(), { button: 2 });
    const event = createEvent.contextMenu(button());
    fireEvent(button(), event);
    expect(event.defaultPrevented).toBe(true);
    await menuItem();
  });

  it('waits for 600 ms if a touch device sends a context menu event earlier', async () => {
    open();
    down();
    await pass(500);
    fireEvent.contextMenu(button());
    expect(screen.queryByRole('menu')).toBeNull();
    await pass(120);
    await menuItem();
  });

  it('describes the keyboard shortcut', () => {
    open();
    expect(button().getAttribute('aria-description')).toBe('Seta para cima abre mais opções.');
  });
});

describe('while the page is scrolled', () => {
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
