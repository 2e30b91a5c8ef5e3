// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlyClick, takeEarlyClick } from './early-click.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.earlyClick = undefined;
});

function pageWithButton() {
  const pressed = vi.fn();
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  document.body.append(button);
  return { button, pressed };
}

it('repeats once a press that happened before hydration', () => {
  vi.useFakeTimers();
  const { button, pressed } = pageWithButton();
  window.earlyClick = { button };
  takeEarlyClick();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not repeat a press that happened after hydration began', () => {
  vi.useFakeTimers();
  const { button, pressed } = pageWithButton();
  window.earlyClick = { button: null };
  takeEarlyClick();
  button.click();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not repeat the press if the button is no longer in the page', () => {
  vi.useFakeTimers();
  const { button, pressed } = pageWithButton();
  window.earlyClick = { button };
  takeEarlyClick();
  button.remove();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).not.toHaveBeenCalled();
  expect(window.earlyClick).toBeUndefined();
});
