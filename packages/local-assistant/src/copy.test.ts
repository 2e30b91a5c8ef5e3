import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadsSomewhere, linksOf, NEVER } from './dialogues/rules.harness.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.copy.ts'),
);
const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
/** The string literals of a file. */
const wordingsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '');

it.each(files)('%s links only to existing screens and phone numbers', (name) => {
  for (const url of wordingsOf(name).flatMap(linksOf)) expect([url, leadsSomewhere(url)]).toEqual([url, true]);
});

// Quotations of the library are checked in readings.test.ts.
it.each(files.filter((name) => !name.endsWith('readings.copy.ts')))(
  '%s contains no promise, order or judgement',
  (name) => {
    for (const wording of wordingsOf(name))
      for (const never of NEVER) expect(wording.replace(/\{\w+\}/g, '')).not.toMatch(never);
  },
);

it('linksOf() finds more than 40 links in all texts together', () => {
  expect(files.flatMap((name) => wordingsOf(name).flatMap(linksOf)).length).toBeGreaterThan(40);
});
