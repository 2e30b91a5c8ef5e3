import { expect, it, vi } from 'vitest';
import { underLock } from './locks.ts';

const refused = new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');

it.each<[string, object]>([
  ['don’t exist, as on plain HTTP', {}],
  ['are refused, as with blocked cookies', { locks: { request: () => Promise.reject(refused) } }],
])('work runs in turn within the tab where locks %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
    return name;
  };
  const failing = underLock('one', async () => Promise.reject(new Error('failed')));
  const done = Promise.all([underLock('one', work('a')), underLock('one', work('b'))]);
  await expect(failing).rejects.toThrow('failed');
  expect(await done).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('work that has begun under a lock is not repeated after a refusal of its own', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, work: () => unknown) => work() } });
  const work = vi.fn(() => Promise.reject(refused));
  await expect(underLock('one', work)).rejects.toBe(refused);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a wait for the lock ends with the signal', async () => {
  const aborted = new DOMException('aborted', 'AbortError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(aborted) } });
  await expect(underLock('one', async () => 1, { signal: AbortSignal.abort() })).rejects.toBe(aborted);
});
