import { expect, it, vi } from 'vitest';
import { checkText, checkTextWhileTyping, prepareCheck } from './check-text.ts';

const { unavailable } = vi.hoisted(() => ({ unavailable: () => Promise.reject(new TypeError('Failed to fetch')) }));
// Simulates that the check's chunk can't be loaded: there is no network, and it isn't cached.
vi.mock('@alento/crisis-check/crisis-check', unavailable);

it('checkText() returns “unread” if the code of the crisis check can’t be loaded', async () => {
  // Vitest fails on an unhandled rejection.
  prepareCheck();
  expect(await checkText('hoje foi um dia bom')).toBe('unread');
  expect(await checkTextWhileTyping('hoje foi um dia bom')).toBe('unread');
});
