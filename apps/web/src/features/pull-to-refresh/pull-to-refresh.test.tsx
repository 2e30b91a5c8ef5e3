// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const reload = vi.fn();

function Screen({ unsaved = false, children }: { unsaved?: boolean; children?: ReactNode }) {
  useUnsavedWork(unsaved);
  return (
    <>
      <p>Conteúdo</p>
      {children}
      <PullToRefresh reload={reload} />
    </>
  );
}

const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

/** Touches, moves by `down` px in two steps, and releases. */
function pull(down: number, { on = screen.getByText('Conteúdo'), aside = 0 } = {}): void {
  fireEvent.touchStart(on, at(100, 100));
  fireEvent.touchMove(on, at(100 + aside / 2, 100 + down / 2));
  fireEvent.touchMove(on, at(100 + aside, 100 + down));
  fireEvent.touchEnd(on, { touches: [] });
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const drawn = (): string | null => document.querySelector('[data-pull]')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  document.body.innerHTML = '';
  reload.mockReset();
});

describe('pulling the page down', () => {
  it('reloads 500 ms after a pull of 67 px, and not after one of 66 px', () => {
    render(<Screen />);
    pull(66);
    expect(drawn()).toBeNull();
    pass(2000);
    expect(reload).not.toHaveBeenCalled();
    pull(67);
    expect(screen.getByRole('status').textContent).toBe('Atualizando...');
    pass(490);
    expect(reload).not.toHaveBeenCalled();
    pass(20);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows what a release would do, and moves the indicator by at most 95 px', () => {
    render(<Screen />);
    const on = screen.getByText('Conteúdo');
    fireEvent.touchStart(on, at(100, 100));
    fireEvent.touchMove(on, at(100, 140));
    expect(drawn()).toBe('Puxe para atualizar');
    fireEvent.touchMove(on, at(100, 167));
    expect(drawn()).toBe('Solte para atualizar');
    fireEvent.touchMove(on, at(100, 600));
    const indicator = document.querySelector<HTMLElement>('[data-pull]');
    expect(indicator?.style.getPropertyValue('--pull')).toBe('95px');
  });

  it('replaces the browser’s own only while it is there', () => {
    const { unmount } = render(<Screen />);
    expect(document.documentElement.className).toBe('pulls-to-refresh');
    unmount();
    expect(document.documentElement.className).toBe('');
  });

  it('reloads once for two pulls', () => {
    render(<Screen />);
    pull(90);
    pass(100);
    pull(90);
    pass(2000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('pulling the page down doesn’t reload it', () => {
  const refused = (): void => {
    expect(drawn()).toBeNull();
    pass(2000);
    expect(reload).not.toHaveBeenCalled();
  };

  it('with an unsaved draft', () => {
    render(<Screen unsaved />);
    pull(90);
    refused();
  });

  it('with a draft that was started during the pull', () => {
    const { rerender } = render(<Screen />);
    const on = screen.getByText('Conteúdo');
    fireEvent.touchStart(on, at(100, 100));
    fireEvent.touchMove(on, at(100, 190));
    rerender(<Screen unsaved />);
    fireEvent.touchEnd(on, { touches: [] });
    refused();
  });

  it('if the page is scrolled down', () => {
    render(<Screen />);
    Object.defineProperty(window, 'scrollY', { value: 12, configurable: true });
    pull(90);
    refused();
  });

  it.each(['dialog', 'alertdialog', 'menu'])('if a layer with the role %s is open', (role) => {
    render(
      <Screen>
        <div role={role} />
      </Screen>,
    );
    pull(90);
    refused();
  });

  it.each([
    ['down', { overflowY: 'auto' }, 'scrollHeight', 'clientHeight'],
    ['sideways', { overflowX: 'scroll' }, 'scrollWidth', 'clientWidth'],
  ] as const)('if the touch is in an element that scrolls %s', (_way, style, fullProperty, visibleProperty) => {
    render(
      <Screen>
        <div style={style} data-testid="area">
          <span>Dentro</span>
        </div>
      </Screen>,
    );
    Object.defineProperty(screen.getByTestId('area'), fullProperty, { value: 500 });
    Object.defineProperty(screen.getByTestId('area'), visibleProperty, { value: 100 });
    pull(90, { on: screen.getByText('Dentro') });
    refused();
  });

  it('if the touch is a sideways swipe, an upward swipe or has two fingers', () => {
    render(<Screen />);
    pull(90, { aside: 200 });
    pull(-90);
    const on = screen.getByText('Conteúdo');
    fireEvent.touchStart(on, { touches: [...at(100, 100).touches, ...at(200, 100).touches] });
    fireEvent.touchMove(on, at(100, 190));
    fireEvent.touchEnd(on, { touches: [] });
    refused();
  });
});
