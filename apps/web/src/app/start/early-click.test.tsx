// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EarlyClick, takeEarlyClick } from './early-click.tsx';

const pressed = vi.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', pressed);
});
afterEach(() => {
  cleanup();
  pressed.mockReset();
  window.earlyClick = undefined;
});

/** Starts the app after an early click, and lets something happen during the hydration. */
function hydrate(earlyClick: Window['earlyClick'], meanwhile = (): void => undefined): void {
  window.earlyClick = earlyClick;
  takeEarlyClick();
  meanwhile();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
}

it('EarlyClick repeats a click from before hydration exactly once', () => {
  hydrate({ button });
  expect(pressed).toHaveBeenCalledTimes(1);
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('EarlyClick does not repeat a click from after the start of hydration', () => {
  hydrate({ button: null }, () => button.click());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('EarlyClick does not repeat a click on a button that was removed from the page', () => {
  hydrate({ button }, () => button.remove());
  expect(pressed).not.toHaveBeenCalled();
  expect(window.earlyClick).toBeUndefined();
});
