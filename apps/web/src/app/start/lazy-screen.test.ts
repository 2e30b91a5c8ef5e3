// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadOrReload, loadScreen } from './lazy-screen.tsx';
import { pageReload } from './page-reload.ts';

const SCREEN = { Component: () => null };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('repeats a load that failed with a network, once, after a second', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(SCREEN);
  const loading = loadScreen(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe(SCREEN);
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a load that fails twice', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = expect(loadScreen(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a load without a network at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadScreen(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
});

it('reloads the page if a load fails with a network, because the browser remembers what failed', async () => {
  vi.useFakeTimers();
  vi.spyOn(pageReload, 'isRecent').mockReturnValue(false);
  const reload = vi.spyOn(pageReload, 'start').mockReturnValue();
  const loading = loadOrReload(vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const staying = expect(loading).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  // The person chose to stay.
  await vi.advanceTimersByTimeAsync(10_000);
  await staying;
});

it.each([
  ['the page was reloaded a moment ago', true, true],
  ['there is no network', false, false],
])('reports a failed load without reloading if %s', async (_, isRecent, onLine) => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(pageReload, 'isRecent').mockReturnValue(isRecent);
  const reload = vi.spyOn(pageReload, 'start').mockReturnValue();
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = expect(loadOrReload(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(reload).not.toHaveBeenCalled();
});
