import { afterEach, expect, it } from 'vitest';
import { type Crisis, crisis } from './crisis.ts';

const self = (kind: Crisis['kind'], source: Crisis['source'] = 'note'): Crisis => ({ source, kind, about: 'self' });
const other = (kind: Crisis['kind']): Crisis => ({ source: 'note', kind, about: 'other' });
const SCORE = self(null, 'score');
const PATTERN = self(null, 'pattern');

afterEach(() => crisis.close());

it.each<[string, Crisis, Crisis]>([
  ['an acute note, then the lowest score', self('acute'), SCORE],
  ['an acute note, then a wish to die', self('acute'), self('suicide')],
  ['an acute note, then violence', self('acute'), self('violence')],
  ['violence, then a wish to die', self('violence'), self('suicide', 'screening')],
  ['self-harm, then the lowest score', self('self-harm'), SCORE],
  ['a friend’s acute danger, then violence against a friend', other('acute'), other('violence')],
  ['one’s own lowest score, then a friend’s acute danger', SCORE, other('acute')],
  ['the lowest score, then a concerning pattern', SCORE, PATTERN],
  ['a friend’s wish to die, then a concerning pattern', other('suicide'), PATTERN],
])('crisis.raise() keeps the first card if the second sign is less urgent: %s', (_, open, next) => {
  crisis.raise(open);
  expect(crisis.raise(next)).toBe(false);
  expect(crisis.current()).toBe(open);
});

it.each<[string, Crisis, Crisis]>([
  ['a wish to die, then violence', self('suicide'), self('violence')],
  ['violence, then an acute note', self('violence'), self('acute')],
  ['the lowest score, then a wish to die', SCORE, self('suicide')],
  ['a wish to die, then self-harm', self('suicide'), self('self-harm')],
  ['self-harm, then a wish to die', self('self-harm'), self('suicide')],
  ['a friend’s acute danger, then one’s own lowest score', other('acute'), SCORE],
  ['a concerning pattern, then the lowest score', PATTERN, SCORE],
])('crisis.raise() replaces the first card if the second sign is at least as urgent: %s', (_, open, next) => {
  crisis.raise(open);
  expect(crisis.raise(next)).toBe(true);
  expect(crisis.current()).toBe(next);
});

it('crisis.raise() opens the card for a concerning pattern if no card is open', () => {
  expect(crisis.raise(PATTERN)).toBe(true);
  expect(crisis.current()).toBe(PATTERN);
});

it('crisis.show() replaces even a more urgent card', () => {
  crisis.raise(self('suicide'));
  crisis.show(PATTERN);
  expect(crisis.current()).toBe(PATTERN);
});
