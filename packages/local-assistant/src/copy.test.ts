import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadsSomewhere, linksOf, NEVER } from './dialogues/rules.harness.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.copy.ts'),
);
const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
/** The wordings of a file: its strings, without comments and code. */
const wordingsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '');

it.each(files)('%s leads nowhere that is not there', (name) => {
  for (const url of wordingsOf(name).flatMap(linksOf)) expect([url, leadsSomewhere(url)]).toEqual([url, true]);
});

// What is quoted are the library's own words, weighed where they stand.
it.each(files.filter((name) => !name.endsWith('readings.copy.ts')))(
  '%s promises, orders and judges nothing',
  (name) => {
    for (const wording of wordingsOf(name))
      for (const never of NEVER) expect(wording.replace(/\{\w+\}/g, '')).not.toMatch(never);
  },
);

it('finds links to hold', () => {
  expect(files.flatMap((name) => wordingsOf(name).flatMap(linksOf)).length).toBeGreaterThan(40);
});
