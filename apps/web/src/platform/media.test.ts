// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { followMedia, matchesMedia } from './media.ts';

it('no media query matches, and none changes, in a browser without media queries', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(matchesMedia('(width < 40rem)')).toBe(false);
  expect(() => followMedia('(width < 40rem)', () => undefined)()).not.toThrow();
});

it('a followed media query tells each change until it is stopped', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  const listener = vi.fn();
  const stop = followMedia('(width < 40rem)', listener);
  media.dispatchEvent(new Event('change'));
  stop();
  media.dispatchEvent(new Event('change'));
  expect([matchesMedia('(width < 40rem)'), listener.mock.calls.length]).toEqual([true, 1]);
});
