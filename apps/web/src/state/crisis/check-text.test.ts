import { expect, it, vi } from 'vitest';
import { checkText, lookAtText, prepareCheck } from './check-text.ts';

const { unavailable } = vi.hoisted(() => ({ unavailable: () => Promise.reject(new TypeError('Failed to fetch')) }));
// The chunk of the check can't be fetched: no network, and nothing kept.
vi.mock('@alento/crisis-check/crisis-check', unavailable);

it('without its code the check says that it could not look, and preparing it breaks nothing', async () => {
  // A rejection nobody takes fails the run.
  prepareCheck();
  expect(await checkText('hoje foi um dia bom')).toBe('unread');
  expect(await lookAtText('hoje foi um dia bom')).toBe('unread');
});
