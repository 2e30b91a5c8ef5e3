import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeShellData } from './shell-data.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'alento-shell-'));
});
afterAll(() => rm(dist, { recursive: true }));

it('writeShellData writes the help pages and the legal texts, without placeholders', async () => {
  await writeShellData(dist);
  const text = await readFile(join(dist, 'prefetched.json'), 'utf8');
  expect(text).not.toContain('{{');
  const data = JSON.parse(text);
  expect(Object.keys(data).sort()).toEqual(['/ajuda/app', '/politica-de-privacidade', '/termos-de-uso']);
  expect(data['/ajuda/app'][0].data.length).toBeGreaterThan(10);
  expect(data['/termos-de-uso'][0].data).toMatchObject({ document_type: 'TERMS_OF_USE' });
});
