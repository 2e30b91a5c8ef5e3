// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../../testing/tier/tier.ts';

const ROOT = join(import.meta.dirname, '../..');
const REFUSAL = 'What the device keeps goes through the storage port';
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'alento-storage-port-'));
  mkdirSync(join(tree, 'scripts/check'), { recursive: true });
  for (const file of ['biome.json', 'scripts/check/storage-port.grit', 'scripts/check/suspense-fallback.grit'])
    copyFileSync(join(ROOT, file), join(tree, file));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Writes a file into a temporary tree with the product's folder layout, and returns the linter's result. */
function lint(path: string, text: string): { isRefused: boolean; status: number | null } {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr, status } = spawnSync(biome, ['lint', '--vcs-enabled=false', path], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { isRefused: `${stdout}${stderr}`.includes(REFUSAL), status };
}

type Case = readonly [where: string, path: string, text: string];

const FEATURE = 'apps/web/src/features/x/a.ts';
const USE = "export const kept = localStorage.getItem('draft');\n";

const REFUSED: readonly Case[] = [
  ['by its name', FEATURE, USE],
  ['of the tab', FEATURE, "sessionStorage.setItem('a', '1');\n"],
  ['through the window', FEATURE, "export const kept = window.localStorage.getItem('a');\n"],
  ['through an optional window', FEATURE, "export const kept = globalThis?.localStorage?.getItem('a');\n"],
  ['by a string', FEATURE, "export const area = self['localStorage'];\n"],
  ['by destructuring the window', FEATURE, 'export const { localStorage } = window;\n'],
  ['by destructuring under another name', FEATURE, 'export const { sessionStorage: area } = window;\n'],
  ['in a screen', 'apps/web/src/routes/a.tsx', USE],
  ['in the landing', 'apps/web/src/landing/a.ts', USE],
  ['in the folder of the session', 'apps/web/src/lib/session/a.ts', USE],
  ['in a script of a page', 'apps/web/a.html', `<!doctype html>\n<script>\n  ${USE}</script>\n`.replace('export ', '')],
  ['in the folder of the storage port', 'apps/web/src/platform/a.ts', USE],
];

it.each(sampleOf(REFUSED, 2))('the linter refuses direct use of the storage %s', (_, path, text) => {
  expect(lint(path, text)).toEqual({ isRefused: true, status: 1 });
});

const ALLOWED: readonly Case[] = [
  ['the storage port’s own file', 'apps/web/src/platform/web-area.ts', USE],
  ['a test', 'apps/web/src/features/x/a.test.tsx', USE],
  ['a file in testing/', 'apps/web/src/testing/a.ts', USE],
  ['a browser test', 'e2e/a.ts', USE],
  ['a comment', FEATURE, '// Not localStorage.\nexport const a = 1;\n'],
];

it.each(sampleOf(ALLOWED, 1))('the linter allows use of the storage in %s', (_, path, text) => {
  expect(lint(path, text)).toEqual({ isRefused: false, status: 0 });
});
