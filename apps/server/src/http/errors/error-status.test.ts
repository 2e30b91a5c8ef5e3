import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_TEXTS, isErrorCode } from '@alento/domain/errors/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../../../../../testing/tier/tier.ts';
import { statusOf } from './error-status.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const SOURCE = readFileSync(join(import.meta.dirname, 'error-status.ts'), 'utf8');
const LINE = '  SCORE_INVALID: 422,\n';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-error-status-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the source text of the map and returns the compiler's errors. */
function compiled(text: string): string {
  writeFileSync(join(folder, 'error-status.ts'), text);
  const options = { extends: join(ROOT, 'scripts/tsconfig.base.json'), files: ['error-status.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const { stdout, error } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}

it('the unchanged map of error codes to statuses compiles', () => {
  expect(compiled(SOURCE)).toBe('');
});

const FAULTS: readonly (readonly [fault: string, line: string, message: RegExp])[] = [
  ['a code without a status', '', /'SCORE_INVALID' is missing/],
  ['a code with two statuses', `${LINE}  SCORE_INVALID: 400,\n`, /multiple properties with the same name/],
  ['a code that the catalogue lacks', `${LINE}  SCORE_UNKNOWN: 422,\n`, /'SCORE_UNKNOWN' does not exist/],
  ['a status without a body', LINE.replace('422', '204'), /204/],
];

it.each(sampleOf(FAULTS, 1))('the map of error codes to statuses doesn’t compile with %s', (_, line, message) => {
  expect(SOURCE).toContain(LINE);
  expect(compiled(SOURCE.replace(LINE, line))).toMatch(message);
});

it('the map of error codes has a status from 400 to 599 for every code', () => {
  const statuses = Object.keys(ERROR_TEXTS).filter(isErrorCode).map(statusOf);
  expect(statuses.filter((status) => status < 400 || status > 599)).toEqual([]);
});
