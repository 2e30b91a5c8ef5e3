import { afterEach, expect, it } from 'vitest';
import { type Crisis, crisis } from './crisis.ts';

const self = (kind: Crisis['kind'], source: Crisis['source'] = 'note'): Crisis => ({ source, kind, about: 'self' });
const other = (kind: Crisis['kind']): Crisis => ({ source: 'note', kind, about: 'other' });
const SCORE = self(null, 'score');
const PATTERN = self(null, 'pattern');

afterEach(() => crisis.close());

it.each<[string, Crisis, Crisis]>([
  ['the lowest score, over an acute note', self('acute'), SCORE],
  ['a wish to die, over what was taken already', self('acute'), self('suicide')],
  ['violence, over what was taken already', self('acute'), self('violence')],
  ['a wish to die, over violence', self('violence'), self('suicide', 'screening')],
  ['the lowest score, over self-harm', self('self-harm'), SCORE],
  ['a friend’s violence, over what the friend took', other('acute'), other('violence')],
  ['anything of somebody else, over one’s own', SCORE, other('acute')],
  ['the pattern, over a score', SCORE, PATTERN],
  ['the pattern, over somebody else’s crisis', other('suicide'), PATTERN],
])('crisis.raise keeps the open card for a less urgent sign: %s', (_, open, next) => {
  crisis.raise(open);
  expect(crisis.raise(next)).toBe(false);
  expect(crisis.current()).toBe(open);
});

it.each<[string, Crisis, Crisis]>([
  ['violence, over a wish to die', self('suicide'), self('violence')],
  ['what was taken, over violence', self('violence'), self('acute')],
  ['a wish to die, over a score', SCORE, self('suicide')],
  ['the newer of two that weigh the same', self('suicide'), self('self-harm')],
  ['the same the other way round', self('self-harm'), self('suicide')],
  ['one’s own, over anything of somebody else', other('acute'), SCORE],
  ['a score, over the pattern', PATTERN, SCORE],
])('crisis.raise replaces the open card for a sign that is at least as urgent: %s', (_, open, next) => {
  crisis.raise(open);
  expect(crisis.raise(next)).toBe(true);
  expect(crisis.current()).toBe(next);
});

it('crisis.raise opens the card for any sign, also a pattern, if no card is open', () => {
  expect(crisis.raise(PATTERN)).toBe(true);
  expect(crisis.current()).toBe(PATTERN);
});

it('crisis.show always opens the card that a person requests by a button', () => {
  crisis.raise(self('suicide'));
  crisis.show(PATTERN);
  expect(crisis.current()).toBe(PATTERN);
});
