import { expect, it, vi } from 'vitest';
import { fakeShell, runInShell } from '../../../testing/fake-shell.ts';
import { share } from './share.ts';

const SHARED = { title: 'Sono', url: 'http://x/conteudos' };
const rejecting = (name: string) => async () => {
  throw new DOMException('não', name);
};

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

it('share uses the sheet of the shell, and copies the URL if it has none', async () => {
  const fake = fakeShell();
  const restore = runInShell(fake);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share(SHARED)).toBe('closed');
  expect(fake.calls.share).toHaveBeenCalledWith(SHARED);
  expect(writeText).not.toHaveBeenCalled();
  fake.calls.share.mockResolvedValueOnce(false);
  expect(await share(SHARED)).toBe('copied');
  restore();
});

it.each([
  ['refused', { writeText: rejecting('NotAllowedError') }],
  ['not supported', undefined],
])('share reports a failure if copying is %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await share(SHARED)).toBe('failed');
});
