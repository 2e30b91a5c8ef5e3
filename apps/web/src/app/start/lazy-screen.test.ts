// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pageReload } from '../../platform/page-reload.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { loadOrReload, loadScreen } from './lazy-screen.tsx';

const SCREEN = { Component: () => null };
const FAILED = new TypeError('Failed to fetch');

afterEach(() => {
  window.history.replaceState(null, '', '/');
  crisis.close();
});

it('repeats a load that failed with a network, once, after a second', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(FAILED).mockResolvedValueOnce(SCREEN);
  const loading = loadScreen(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe(SCREEN);
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a load that fails twice', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValue(FAILED);
  const failed = expect(loadScreen(load)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a load without a network at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValue(FAILED);
  await expect(loadScreen(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
});

/** A screen whose load fails, while the page isn't reloaded. */
function failingScreen() {
  vi.useFakeTimers();
  const reload = vi.spyOn(pageReload, 'begin').mockReturnValue(false);
  const failed = expect(loadOrReload(vi.fn().mockRejectedValue(FAILED))).rejects.toThrow('Failed to fetch');
  return { reload, failed };
}

it('reloads the page if a load fails with a network, and shows no error meanwhile', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(pageReload, 'begin').mockReturnValue(true);
  const settled = vi.fn();
  void loadOrReload(vi.fn().mockRejectedValue(FAILED)).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it('reports a failed load if the page was reloaded a moment ago', async () => {
  const { failed } = failingScreen();
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
});

it.each<[string, () => unknown]>([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['if the person has gone to another screen', () => window.history.pushState(null, '', '/registrar-lote')],
  ['while the crisis card is open', () => crisis.show({ source: 'asked', kind: null, about: 'self' })],
])('does not reload the page %s', async (_when, begin) => {
  const { reload, failed } = failingScreen();
  begin();
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(reload).not.toHaveBeenCalled();
});
