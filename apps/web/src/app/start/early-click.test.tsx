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

it('EarlyClick repeats a click from before hydration exactly once', () => {
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

it('EarlyClick does not repeat a click from after the start of hydration', () => {
  vi.useFakeTimers();
  const { button, pressed } = pageWithButton();
  window.earlyClick = { button: null };
  takeEarlyClick();
  button.click();
  render(<EarlyClick />);
  act(() => vi.runAllTimers());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('EarlyClick does not repeat a click on a button that was removed from the page', () => {
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
