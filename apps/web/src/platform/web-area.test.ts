import { expect, it } from 'vitest';
import { type Area, withStorage } from './web-area.ts';

const throwing = (error: unknown): never => {
  throw error;
};

/** Firefox's exception for a damaged storage file is no DOMException. */
const DAMAGED = Object.assign(Object.create(null) as object, { name: 'NS_ERROR_FILE_CORRUPTED' });

it.each<[string, Area]>([
  ['is null, as in a WebView without it', () => null],
  ['is missing', () => undefined as unknown as null],
  ['is refused, as with blocked cookies', () => throwing(new DOMException('insecure', 'SecurityError'))],
  ['has a damaged file', () => ({ getItem: () => throwing(DAMAGED) }) as unknown as Storage],
])('a storage that %s counts as disabled', (_, area) => {
  expect(withStorage(area, (storage) => storage.getItem('a'), 'off')).toBe('off');
});

it('an error of the code that uses a storage is not hidden', () => {
  const area = () => ({}) as Storage;
  expect(() => withStorage(area, () => throwing(new RangeError('bug')), null)).toThrow('bug');
});
