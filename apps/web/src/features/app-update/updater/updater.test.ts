import { UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import { describe, expect, it, vi } from 'vitest';
import { bundleOf, openUpdater, withShell } from '../updates.harness.ts';

const { shell, settle, offering, finish, downloaded } = withShell();

describe('an update', () => {
  it('is available, downloaded with its progress, installed, and used by a new start', async () => {
    const { updater, status } = await offering();
    expect(updater.current()).toMatchObject({
      update: { id: null, version: '1.1.0', channel: 'production', status: 'available', progress: 0, error: null },
      isOpen: true,
      search: 'found',
    });
    void updater.download();
    expect(status()).toBe('downloading');
    await settle();
    const seen: (number | undefined)[] = [];
    updater.subscribe(() => seen.push(updater.current().update?.progress));
    for (const percent of [10, 9, 55.4, 140]) shell.percent(percent);
    expect(seen).toEqual([10, 55, 100]);
    await finish();
    expect(updater.current()).toMatchObject({ update: { id: 'id-1.1.0', status: 'downloaded' }, isOpen: true });
    await updater.install();
    expect(status()).toBe('installed');
    expect(shell.stagedId()).toBe('id-1.1.0');
    expect(shell.currentId()).toBe('builtin');
    await updater.restart();
    expect(shell.currentId()).toBe('id-1.1.0');
  });

  it.each([
    ['the current version', '1.0.0'],
    ['nothing', null],
  ])('is not offered if the server answers with %s', async (_, version) => {
    shell.offers(version);
    const { updater } = openUpdater(shell);
    await updater.search(false);
    expect(updater.current()).toMatchObject({ update: null, search: 'up-to-date' });
  });

  it('is not offered if it is the bundle that runs, or has no address', async () => {
    const running = bundleOf('1.1.0');
    shell.has([running], { now: running });
    const { updater } = await offering();
    expect(updater.current().update).toBeNull();
    shell.updates.latest.mockResolvedValue({ version: '1.2.0', url: '', checksum: 'c' });
    await updater.search(false);
    expect(updater.current().update).toBeNull();
  });

  it('that was downloaded earlier is not downloaded again', async () => {
    shell.has([bundleOf('1.1.0')]);
    const { updater } = await offering();
    expect(updater.current().update).toMatchObject({ id: 'id-1.1.0', status: 'downloaded' });
  });

  it('of which an incomplete download is left is downloaded anew', async () => {
    shell.has([bundleOf('1.1.0', 0, false)]);
    expect((await offering()).status()).toBe('available');
  });

  it('is not changed by presses that its state doesn’t have', async () => {
    const { updater, status } = await offering();
    await Promise.all([updater.install(), updater.installAndRestart(), updater.restart(), updater.goBack()]);
    expect(status()).toBe('available');
    expect(shell.currentId()).toBe('builtin');
    updater.skip();
    updater.skip();
    await updater.download();
    expect(status()).toBeNull();
    expect(shell.updates.download).not.toHaveBeenCalled();
  });
});

describe('a skipped version', () => {
  it('is not offered by itself, also at a later start; a newer one is, and so is this one if the person asks', async () => {
    const { updater, memory, status } = await offering();
    updater.skip();
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    const next = openUpdater(shell, memory);
    await next.updater.search(false);
    expect(next.status()).toBeNull();
    await next.updater.search(true);
    expect(next.status()).toBe('available');
    shell.offers('1.2.0');
    await updater.search(false);
    expect(status()).toBe('available');
  });
});

describe('a dialog that was closed', () => {
  it('opens again by itself after four hours, or when the person asks', async () => {
    const { updater, isOpen } = await downloaded();
    updater.close();
    expect(isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS - 1000);
    await updater.search(false);
    expect(isOpen()).toBe(false);
    await updater.search(true);
    expect(isOpen()).toBe(true);
    updater.close();
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    await updater.search(false);
    expect(isOpen()).toBe(true);
  });

  it('of a download opens when it is ready, and not before', async () => {
    const { updater, isOpen, status } = await offering();
    void updater.download();
    await settle();
    updater.close();
    await updater.search(false);
    shell.percent(50);
    expect(isOpen()).toBe(false);
    await finish();
    expect(status()).toBe('downloaded');
    expect(isOpen()).toBe(true);
  });

  it('of an offer that is withdrawn does not come back', async () => {
    const { updater } = await offering();
    updater.close();
    shell.offers(null);
    await updater.search(false);
    expect(updater.current()).toMatchObject({ update: null, search: 'up-to-date' });
  });
});

describe('somebody who is busy', () => {
  it('sees the offer when they are free', async () => {
    shell.offers('1.1.0');
    const { updater, world, isOpen } = openUpdater(shell);
    world.isFree = false;
    await updater.search(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOpen()).toBe(false);
    world.isFree = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOpen()).toBe(true);
  });

  it('loses the dialog at once to the crisis card, and gets it back afterwards', async () => {
    const { setUrgent, isOpen, status } = await offering();
    setUrgent(true);
    expect(isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOpen()).toBe(false);
    setUrgent(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOpen()).toBe(true);
    expect(status()).toBe('available');
  });
});
