import { afterEach, expect, it } from 'vitest';
import { hasDatabases } from './databases.ts';

/** Other test files of the process may have put a double there. */
const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
const define = (descriptor: PropertyDescriptor): void =>
  void Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...descriptor });

afterEach(() => {
  if (own) define(own);
  else Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('hasDatabases is false without IndexedDB, and where reading it is refused, as in Firefox with blocked cookies', () => {
  define({ value: {} });
  expect(hasDatabases()).toBe(true);
  define({ value: undefined });
  expect(hasDatabases()).toBe(false);
  define({
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(hasDatabases()).toBe(false);
});
