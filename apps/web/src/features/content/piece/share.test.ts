import { afterEach, expect, it, vi } from 'vitest';
import { share } from './share.ts';

const SHARED = { title: 'Sono', url: 'http://x/conteudos' };
const rejecting = (name: string) => async () => {
  throw new DOMException('não', name);
};
afterEach(() => vi.unstubAllGlobals());

it('share does not copy the URL if the person closes the share sheet', async () => {
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
  ['there is no share sheet', {}],
  ['the share sheet is refused', { share: rejecting('NotAllowedError') }],
])('share copies the URL if %s', async (_, system) => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...system, clipboard: { writeText } });
  expect(await share(SHARED)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(SHARED.url);
});

it.each([
  ['refused', { writeText: rejecting('NotAllowedError') }],
  ['not supported', undefined],
])('share reports a failure if copying is %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await share(SHARED)).toBe('failed');
});
