import { afterEach, expect, it, vi } from 'vitest';
import { share } from './share.ts';

const SHARED = { title: 'Sono', url: 'http://x/conteudos' };
const rejecting = (name: string) => async () => {
  throw new DOMException('não', name);
};
afterEach(() => vi.unstubAllGlobals());

it('hands over to the system, and leaves it at that when the person closes its sheet', async () => {
  const writeText = vi.fn();
  const sheet = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
  expect(await share(SHARED)).toBe('closed');
  expect(sheet).toHaveBeenCalledWith(SHARED);
  vi.stubGlobal('navigator', { share: rejecting('AbortError'), clipboard: { writeText } });
  expect(await share(SHARED)).toBe('closed');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['there is no sheet', {}],
  ['the sheet is refused', { share: rejecting('NotAllowedError') }],
])('copies the address where %s', async (_, system) => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...system, clipboard: { writeText } });
  expect(await share(SHARED)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(SHARED.url);
});

it.each([
  ['refused', { writeText: rejecting('NotAllowedError') }],
  ['not there', undefined],
])('says so where copying is %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await share(SHARED)).toBe('failed');
});
