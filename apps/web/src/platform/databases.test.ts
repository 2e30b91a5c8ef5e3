import { afterEach, expect, it, vi } from 'vitest';
import { hasDatabases } from './databases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('hasDatabases is false without IndexedDB, and where reading it is refused, as in Firefox with blocked cookies', () => {
  vi.stubGlobal('indexedDB', {});
  expect(hasDatabases()).toBe(true);
  vi.unstubAllGlobals();
  expect(hasDatabases()).toBe(false);
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(hasDatabases()).toBe(false);
});
