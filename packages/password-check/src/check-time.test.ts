import { PASSWORD_MAX_LENGTH } from '@alento/domain/account/password';
import { expect, it } from 'vitest';
import { sampleOf } from '../../../testing/tier/tier.ts';
import { checkPassword } from './password-check.ts';
import { MARIA } from './passwords.fixture.ts';

/**
 * Time limit of a check, because a check blocks the server. Unmodified zxcvbn takes up to 750 ms for these passwords.
 */
const MOST_MS = 50;
const TRIES = 9;

const filled = (pattern: string): string => `Aa1!${pattern.repeat(PASSWORD_MAX_LENGTH)}`.slice(0, PASSWORD_MAX_LENGTH);

/** CPU time of this thread in ms. It doesn't depend on other processes. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Median time of several checks, because the median is not affected by garbage collection. */
function usualMs(password: string): number {
  const times = Array.from({ length: TRIES }, () => {
    const begun = processorMs();
    checkPassword(password, MARIA);
    return processorMs() - begun;
  });
  return times.sort((a, b) => a - b)[TRIES >> 1] ?? Infinity;
}

const PATTERNS = [
  ['signs that may stand for letters', '4@8({[<63#9&1!|70$5+/%2'],
  ['signs and the letters that they may stand for', '4@a1!i0o3e$5s7t'],
  ['digits', '31415926535897932384626433832795'],
  ['ones and twos', '1211221212221121'],
  ['dates', '12/03/1990'],
  ['one letter', 'a'],
  ['a long repetition', 'p4ssw0rd'],
  ['common words', 'nãoquevocêparaumaestá'],
  ['a walk over the keyboard', 'qwertfdsazxcvb'],
  ['signs that may stand for several letters', '|()-/\\<>^_'],
  ['one sign that becomes eighteen letters', 'ﷺ'],
  ['the name of its author', 'mariaaparecidasauro'],
] as const;

it.each(sampleOf(PATTERNS, 3))('checkPassword() takes less than 50 ms for 128 characters: %s', (_, pattern) => {
  checkPassword(filled(pattern), MARIA);
  expect(usualMs(filled(pattern))).toBeLessThan(MOST_MS);
});
