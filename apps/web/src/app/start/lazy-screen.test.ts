// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadScreen } from './lazy-screen.tsx';

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
