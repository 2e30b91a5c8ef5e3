import { describe, expect, it } from 'vitest';
import { readFlags } from './command.ts';

const ABOUT = { flags: { seconds: 6, people: 50, only: '' }, smoke: { people: 2 } };
const read = (...args: string[]) => readFlags(ABOUT, args);

describe('flags of a measuring command', () => {
  it('have the default values in the full form, and smaller values in the smoke form', () => {
    expect(read()).toMatchObject({ isSmoke: false, flags: { seconds: 6, people: 50, only: '' }, positionals: [] });
    expect(read('--smoke')).toMatchObject({
      isSmoke: true,
      flags: { seconds: 6, people: 2, only: '' },
      positionals: [],
    });
  });

  it('override the values of the form', () => {
    const { flags } = read('--smoke', '--people', '3', '--only', 'pglite');
    expect(flags).toEqual({ seconds: 6, people: 3, only: 'pglite' });
  });

  it.each([['0'], ['1.5'], ['many'], ['-1']])('refuse %s as a number', (number) => {
    expect(() => read(`--seconds=${number}`)).toThrow('--seconds must be a whole number from 1');
  });

  it('refuse unknown flags, and arguments that the command doesn’t take', () => {
    expect(() => read('--second', '6')).toThrow();
    expect(() => read('6')).toThrow();
    expect(readFlags({ ...ABOUT, argument: 'phrases.tsv' }, ['mine.tsv']).positionals).toEqual(['mine.tsv']);
  });
});
