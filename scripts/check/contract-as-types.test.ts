import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../apps/web/src');

/** Imports that remain at run time. Such an import of the contract would load zod, 24 kB, in the browser. */
const runtimeImports = (body: ModuleItem[]): string[] =>
  body
    .filter((item) => item.type === 'ImportDeclaration')
    .filter(({ source, typeOnly }) => source.value.startsWith('@alento/contract') && !typeOnly)
    .map(({ source }) => source.value);

it('runtimeImports() finds imports of values only, not of types', () => {
  const parsed = parseSync("import type { A } from '@alento/contract/a'; import { B } from '@alento/contract/b';", {
    syntax: 'typescript',
  });
  expect(runtimeImports(parsed.body)).toEqual(['@alento/contract/b']);
});

it('the web app imports only types from the contract', () => {
  const files = readdirSync(WEB, { recursive: true, withFileTypes: true }).filter(({ name }) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    // Few files name the contract, and only these have to be parsed.
    if (!text.includes('@alento/contract')) continue;
    const { body } = parseSync(text, { syntax: 'typescript', tsx: name.endsWith('x') });
    expect(runtimeImports(body), path).toEqual([]);
  }
});
