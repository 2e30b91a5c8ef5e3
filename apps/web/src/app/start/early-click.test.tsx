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

it('a button pressed too early is pressed again, once', () => {
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

it('one pressed after the app took over is the app’s own', () => {
  vi.useFakeTimers();
  const { button, pressed } = pageWithButton();
  window.earlyClick = { button: null };
  takeEarlyClick();
  button.click();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('one that is gone by then is left alone', () => {
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
