import { describe, expect, it } from 'vitest';
import { chosen, readFlags } from './command.ts';

const ABOUT = { flags: { seconds: 6, people: 50, only: '' }, smoke: { people: 2 } };
const read = (...args: string[]) => readFlags(ABOUT, args);

describe('flags of a measuring command', () => {
  it("have the full form's values by default, and smaller ones in the smoke form", () => {
    expect(read()).toEqual({ form: 'full', flags: { seconds: 6, people: 50, only: '' }, given: [] });
    expect(read('--smoke')).toEqual({ form: 'smoke', flags: { seconds: 6, people: 2, only: '' }, given: [] });
  });

  it("override the form's values if they are given", () => {
    expect(read('--smoke', '--people', '3', '--only', 'pglite').flags).toEqual({
      seconds: 6,
      people: 3,
      only: 'pglite',
    });
  });

  it.each([['0'], ['1.5'], ['many'], ['-1']])('refuse %s for an integer of at least 1', (number) => {
    expect(() => read(`--seconds=${number}`)).toThrow('--seconds must be a whole number from 1');
  });

  it('refuse unknown names', () => {
    expect(() => read('--second', '6')).toThrow();
    expect(() => read('6')).toThrow();
  });

  it('allow only one form', () => {
    expect(() => read('--smoke', '--publish')).toThrow("--smoke and --publish don't go together");
  });

  it('allow publishing only for the full form without omissions and without a file argument', () => {
    expect(read('--publish', '--seconds', '4')).toMatchObject({ form: 'publish', flags: { seconds: 4 } });
    expect(() => read('--publish', '--only', 'pglite')).toThrow('--only omits figures');
    const about = { ...ABOUT, argument: 'phrases.tsv' };
    expect(readFlags(about, ['mine.tsv']).given).toEqual(['mine.tsv']);
    expect(() => readFlags(about, ['--publish', 'mine.tsv'])).toThrow("Figures of mine.tsv can't be published");
  });
});

it('a choice is one of the listed names, or all of them if it is omitted', () => {
  const names = ['postgres', 'pglite'] as const;
  expect(chosen('only', '', names)).toEqual(names);
  expect(chosen('only', 'pglite', names)).toEqual(['pglite']);
  expect(() => chosen('only', 'mysql', names)).toThrow('--only must be one of postgres, pglite');
});
