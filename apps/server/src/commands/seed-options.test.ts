import { describe, expect, it } from 'vitest';
import { readSeedOptions } from './seed-options.ts';
import { UsageError } from './with-database.ts';

const REAL_NOW = Date.parse('2026-11-21T12:00:00Z');
const read = (...args: string[]) => readSeedOptions(args, REAL_NOW);

describe('readSeedOptions', () => {
  it('uses the premium plan and the current time by default', () => {
    expect(read()).toEqual({ email: 'demo@exemplo.com', password: undefined, plan: 'premium', now: REAL_NOW });
    expect(read('--email', 'a@b.co', '--password', 'Nuvem-1', '--plan', 'free', '--now', '2026-01-02')).toEqual({
      email: 'a@b.co',
      password: 'Nuvem-1',
      plan: 'free',
      now: Date.parse('2026-01-02'),
    });
    expect(read('--now', new Date(REAL_NOW).toISOString()).now).toBe(REAL_NOW);
  });

  it.each([
    ['an unknown flag', ['--clear'], /--clear.*\n?.*Usage: npm run seed:demo/s],
    ['a flag without its value', ['--email'], /Usage: npm run seed:demo/],
    ['an extra argument', ['agora'], /Usage: npm run seed:demo/],
    ['an unknown plan', ['--plan', 'ouro'], /^Usage/],
    ['an invalid date', ['--now', 'ontem'], /^Usage/],
    ['a time in the future', ['--now', '2026-11-21T12:00:00.001Z'], /future/],
    ['a time that is too early', ['--now', '2001-03-01T00:00:00Z'], /or later/],
  ])('refuses %s', (_, args, message) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(message);
  });
});
