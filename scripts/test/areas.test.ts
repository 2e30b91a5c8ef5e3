import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS, areaOf, storiesOf } from './areas.mjs';

const FILES = globSync(['{apps,bench,packages,scripts,testing}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
  exclude: (path) => path.endsWith('node_modules'),
}).map((path) => `/${path}`);

it.each(Object.entries(AREAS))('each folder and file of the area %s has tests', (_, parts) => {
  expect(parts.filter((part) => !FILES.some((file) => file.includes(part)))).toEqual([]);
});

it('each test belongs to an area', () => {
  const parts = Object.values(AREAS).flat();
  expect(FILES.filter((file) => !parts.some((part) => file.includes(part)))).toEqual([]);
});

it('areaOf() knows no other area', () => {
  expect(areaOf('mood')).toEqual(AREAS.mood);
  expect(areaOf('toString')).toBeNull();
});

it('storiesOf() matches a part of a path in e2e, not a part of a word', () => {
  const [ad = '', dotted = ''] = storiesOf(['/ad/', 'a.b']);
  expect(['/app/e2e/ad/x.spec.ts', '/ad/e2e/marcadores.spec.ts'].map((path) => new RegExp(ad).test(path))).toEqual([
    true,
    false,
  ]);
  expect(new RegExp(dotted).test('e2e/axb')).toBe(false);
});
