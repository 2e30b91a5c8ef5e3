import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(test|harness)\.ts$/.test(path),
);

/** Code that the domain must not contain: it gets the time, random numbers and external data as parameters only. */
const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b/],
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  ['the process', /\bprocess\b|\bglobalThis\b|\bconsole\b|\brequire\(/],
  ['the network', /\bfetch\b|\bXMLHttpRequest\b|\bWebSocket\b/],
  ['timers', /\bset(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/],
  ['the browser', /\b(window|document|navigator|localStorage|sessionStorage)\./],
];

const IMPORT = /\bfrom\s+'([^']+)'|(?<!')\bimport\s*\(?\s*'([^']+)'/g;
/** The source without comments and imports: an imported file may have the name of a forbidden object. */
const codeOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(IMPORT, '');
const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].map(([, a, b]) => a ?? b ?? '');
const breachesOf = (source: string): string[] => [
  ...FORBIDDEN.filter(([, pattern]) => pattern.test(codeOf(source))).map(([what]) => what),
  ...importsOf(source).filter((path) => !/^\.\.?\/.*\.ts$/.test(path)),
];

describe('source files of the domain', () => {
  it.each(SOURCES)('include %s, which uses no clock, random numbers, network or environment', (path) => {
    expect(breachesOf(readFileSync(join(import.meta.dirname, path), 'utf8'))).toEqual([]);
  });

  it.each([
    ['const now = Date.now();', 'the clock'],
    ['const now = new Date( );', 'the clock'],
    ['const chance = Math.random();', 'chance'],
    ['const zone = process.env.TZ;', 'the process'],
    ['await fetch("/api");', 'the network'],
    ['setTimeout(run, 10);', 'timers'],
    ["import { z } from 'zod';", 'zod'],
    ["import 'node:fs';", 'node:fs'],
    ["const lazy = await import('react');", 'react'],
  ])('are checked by a pattern that finds: %s', (source, breach) => {
    expect(breachesOf(source)).toEqual([breach]);
  });

  it('are not refused for the name of an imported file', () => {
    const source = "import type { RecordDocument } from './record-document.ts';";
    expect(breachesOf(source)).toEqual([]);
    expect(breachesOf(`${source}\ndocument.title = '';`)).toEqual(['the browser']);
  });
});
