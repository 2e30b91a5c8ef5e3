import { expect, it } from 'vitest';
import { idsOf, urnOf, uuidOf } from './resource-ids.ts';

it('uuidOf() returns a UUID of version 5 that never changes for a name', () => {
  expect(uuidOf('mood')).toBe('3546ae87-74c3-53f7-8975-96154857d80a');
  expect(uuidOf('mood')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(urnOf(uuidOf('mood'))).toBe('urn:uuid:3546ae87-74c3-53f7-8975-96154857d80a');
});

it('idsOf() returns another id for each record and each name, also for names that read the same', () => {
  const names = [['a'], ['a', 1], ['a', '1'], ['a1'], []];
  const ids = ['r', 'r2'].flatMap((record) => names.map((name) => idsOf(record)(...name)));
  expect(new Set(ids).size).toBe(ids.length);
});
