import { CapacitorUpdater } from '@capgo/capacitor-updater';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nativeUpdates } from './native-updates.ts';

vi.mock('@capgo/capacitor-updater', () => {
  const names = ['getLatest', 'download', 'list', 'getNextBundle', 'getFailedUpdate', 'setMultiDelay', 'next'];
  return { CapacitorUpdater: Object.fromEntries(names.map((name) => [name, vi.fn()])) };
});

const plugin = vi.mocked(CapacitorUpdater);
const INFO = {
  id: 'abc',
  version: '1.1.0',
  downloaded: '2026-11-28T13:00:00.000Z',
  checksum: 'c',
  status: 'pending',
} as const;
const BUNDLE = { id: 'abc', version: '1.1.0', isComplete: true, downloadedAt: '2026-11-28T13:00:00.000Z' };

beforeEach(() => {
  plugin.next.mockResolvedValue(INFO);
});
afterEach(() => {
  for (const call of Object.values(plugin)) vi.mocked(call as () => unknown).mockReset();
});

describe('nativeUpdates', () => {
  it.each([
    [{ version: '1.0.0', kind: 'up_to_date', error: 'no_new_version_available' }, null],
    [{ version: '1.1.0', url: 'https://a.example/b', checksum: '' }, null],
    [
      { version: '1.1.0', url: 'https://a.example/b', checksum: 'c', sessionKey: '', manifest: undefined },
      { version: '1.1.0', url: 'https://a.example/b', checksum: 'c' },
    ],
  ])('reads the answer of the server %j', async (answer, offered) => {
    plugin.getLatest.mockResolvedValue(answer as never);
    expect(await nativeUpdates.latest('production')).toEqual(offered);
    expect(plugin.getLatest).toHaveBeenCalledWith({ channel: 'production' });
  });

  it.each([
    ['success', true],
    ['pending', true],
    ['error', false],
    ['downloading', false],
    ['deleting', false],
  ] as const)('counts a bundle with the status %s as complete: %s', async (status, isComplete) => {
    plugin.list.mockResolvedValue({ bundles: [{ ...INFO, status }] });
    expect(await nativeUpdates.list()).toEqual([{ ...BUNDLE, isComplete }]);
  });

  it.each([null, {}, undefined])('reads that nothing is staged and nothing failed from %s', async (nothing) => {
    plugin.getNextBundle.mockResolvedValue(nothing as never);
    plugin.getFailedUpdate.mockResolvedValue(nothing as never);
    expect(await nativeUpdates.staged()).toBeNull();
    expect(await nativeUpdates.lastFailure()).toBeNull();
  });

  it('reads the staged bundle and the one that was undone', async () => {
    plugin.getNextBundle.mockResolvedValue(INFO);
    plugin.getFailedUpdate.mockResolvedValue({ bundle: { ...INFO, status: 'error' } });
    expect(await nativeUpdates.staged()).toEqual(BUNDLE);
    expect(await nativeUpdates.lastFailure()).toEqual({ ...BUNDLE, isComplete: false });
  });

  it('stages a bundle so that it is not used when the app goes to the background', async () => {
    await nativeUpdates.stage('abc');
    expect(plugin.setMultiDelay).toHaveBeenCalledWith({ delayConditions: [{ kind: 'kill' }] });
    const [delayed = 0] = plugin.setMultiDelay.mock.invocationCallOrder;
    expect(plugin.next.mock.invocationCallOrder[0]).toBeGreaterThan(delayed);
    expect(plugin.next).toHaveBeenCalledWith({ id: 'abc' });
  });
});
