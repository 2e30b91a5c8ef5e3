// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageReload } from './page-reload.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
});

it('pageReload reloads the page at most once a minute, however long the page was open', () => {
  const reload = vi.fn();
  expect(pageReload.begin(NOW, reload)).toBe(true);
  expect(pageReload.begin(NOW + 59_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(pageReload.begin(NOW + 60_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('pageReload does not reload if it could not know later that it has', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = vi.fn();
  expect(pageReload.begin(NOW, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
