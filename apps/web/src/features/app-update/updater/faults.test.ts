import { UPDATE_CHECK_AFTER_RETURN_MS, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleOf, fakeMemory, fakePresence, openUpdater, withShell } from '../updates.harness.ts';
import { followSchedule } from './follow-schedule.ts';

const { shell, settle, offering, downloading, finish, downloaded, fail } = withShell();

describe('a download that fails', () => {
  it('changes nothing, says so, and can be repeated', async () => {
    const { updater, status } = await downloading();
    shell.percent(40);
    await fail();
    expect(updater.current()).toMatchObject({
      update: {
        status: 'failed',
        error: 'Falha no download',
        detail: 'Erro no download da atualização',
        isUndone: false,
      },
      isOpen: true,
    });
    expect(shell.currentId()).toBe('builtin');
    // What it left on the device is removed.
    expect(shell.bundles()).toEqual([]);
    updater.close();
    expect(updater.current()).toMatchObject({ update: null, isOpen: false });
    await updater.search(true);
    void updater.download();
    await settle();
    await finish();
    expect(status()).toBe('downloaded');
  });

  it('is not offered again at the next return, but after four hours', async () => {
    const { updater, isOpen } = await downloading();
    await fail();
    updater.close();
    await updater.search(false);
    expect(isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    await updater.search(false);
    expect(isOpen()).toBe(true);
  });

  it('is a failure too if the shell resolves with an incomplete bundle', async () => {
    shell.offers('1.1.0');
    shell.updates.download.mockResolvedValue(bundleOf('1.1.0', 0, false));
    const { updater } = openUpdater(shell);
    await updater.search(false);
    await updater.download();
    expect(updater.current().update).toMatchObject({ status: 'failed', error: 'Falha no download' });
  });

  it('because the version was withdrawn doesn’t come back once the server offers nothing', async () => {
    const { updater } = await downloading();
    shell.offers(null);
    await fail('HTTP error: 404');
    updater.close();
    await updater.search(true);
    expect(updater.current()).toMatchObject({ update: null, search: 'up-to-date' });
  });
});

describe('a server that is down', () => {
  it('opens no dialog; /perfil says that the search failed, or that there is no network', async () => {
    const { updater, world } = openUpdater(shell);
    shell.updates.latest.mockRejectedValue(new Error('response_error'));
    await updater.search(false);
    expect(updater.current()).toMatchObject({ update: null, isOpen: false, search: 'failed' });
    world.isOnline = false;
    shell.updates.latest.mockClear();
    await updater.search(true);
    expect(updater.current().search).toBe('offline');
    expect(shell.updates.latest).not.toHaveBeenCalled();
  });

  it('that never answers ends the search after a minute, so that the next one asks again', async () => {
    const { updater } = openUpdater(shell);
    shell.updates.latest.mockReturnValueOnce(new Promise(() => undefined));
    void updater.search(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(updater.current().search).toBe('failed');
    shell.offers('1.1.0');
    await updater.search(false);
    expect(updater.current().search).toBe('found');
  });
});

describe('two at once', () => {
  it('two searches ask the server once, and the person’s press counts', async () => {
    const memory = fakeMemory();
    await memory.write({ skipped: '1.1.0' });
    shell.offers('1.1.0');
    const { updater, status } = openUpdater(shell, memory);
    await Promise.all([updater.search(false), updater.search(true), updater.search(false)]);
    expect(shell.updates.latest).toHaveBeenCalledTimes(1);
    expect(status()).toBe('available');
  });

  it('a search that answers after the download has begun doesn’t disturb it', async () => {
    shell.offers('1.1.0');
    const { updater, world, status } = openUpdater(shell);
    world.isFree = false;
    await updater.search(false);
    const answer = Promise.withResolvers<null>();
    shell.updates.latest.mockReturnValueOnce(answer.promise);
    void updater.search(false);
    world.isFree = true;
    await vi.advanceTimersByTimeAsync(1000);
    void updater.download();
    answer.resolve(null);
    await settle();
    expect(status()).toBe('downloading');
  });
});

describe('an installation that fails', () => {
  it.each([
    ['install', 'stage', 'Erro na instalação da atualização'],
    ['installAndRestart', 'startWith', 'Falha na aplicação da atualização'],
  ] as const)('says in %s() that %s() of the shell failed', async (action, call, detail) => {
    const { updater } = await downloaded();
    shell.updates[call].mockRejectedValueOnce(new Error('failed'));
    await updater[action]();
    expect(updater.current().update).toMatchObject({ status: 'failed', error: 'Falha na instalação', detail });
  });

  it('says so if the app can’t be started anew, and if it can’t go back', async () => {
    const { updater } = await downloaded();
    await updater.install();
    shell.updates.restart.mockRejectedValueOnce(new Error('Reload failed'));
    await updater.restart();
    expect(updater.current().update).toMatchObject({
      error: 'Falha na instalação',
      detail: 'Erro ao reiniciar aplicativo',
    });
    shell.updates.goBack.mockRejectedValueOnce(new Error('Reset failed'));
    await updater.goBack();
    expect(updater.current()).toMatchObject({
      update: { status: 'failed', error: 'Falha na instalação', detail: 'Falha no rollback da atualização' },
      isOpen: true,
    });
    await updater.goBack();
    expect(shell.updates.goBack).toHaveBeenCalledTimes(2);
  });
});

describe('a version that crashes or hangs at its start, and that the shell undid', () => {
  it('is announced until the person closes the message, and never offered by itself again', async () => {
    shell.undid('1.1.0');
    shell.offers('1.1.0');
    const memory = fakeMemory();
    await openUpdater(shell, memory).updater.resume();
    const { updater } = openUpdater(shell, memory);
    await updater.resume();
    expect(updater.current()).toMatchObject({
      update: { version: '1.1.0', status: 'failed', error: 'Falha na instalação', isUndone: true },
      isOpen: true,
    });
    expect(updater.current().update?.detail).toBe('Falha na aplicação da atualização');
    updater.close();
    const later = openUpdater(shell, memory);
    await later.updater.resume();
    expect(later.updater.current().update).toBeNull();
    await later.updater.search(false);
    expect(later.updater.current()).toMatchObject({ update: null, search: 'none' });
    shell.offers('1.1.1');
    await later.updater.search(false);
    expect(later.updater.current().update?.version).toBe('1.1.1');
  });
});

describe('a version that was installed before the app was left', () => {
  const NEXT = bundleOf('1.1.0');
  beforeEach(() => shell.has([NEXT], { next: NEXT }));

  it('is used by the start, if the person does nothing yet', async () => {
    await openUpdater(shell).updater.resume();
    expect(shell.currentId()).toBe(NEXT.id);
  });

  it('is offered again if they do, and stays staged when the app goes to the background', async () => {
    const { updater, world } = openUpdater(shell);
    world.isFree = false;
    await updater.resume();
    expect(shell.updates.restart).not.toHaveBeenCalled();
    expect(shell.updates.stage).toHaveBeenCalledWith(NEXT.id);
    expect(updater.current()).toMatchObject({ update: { version: '1.1.0', status: 'installed' }, isOpen: false });
  });

  it('is tried once: if this page starts again, it is announced and no longer used', async () => {
    const memory = fakeMemory();
    // The shell starts the version before again, and the bundle is still staged.
    shell.updates.restart.mockResolvedValue(undefined);
    await openUpdater(shell, memory).updater.resume();
    const { updater } = openUpdater(shell, memory);
    await updater.resume();
    expect(shell.updates.restart).toHaveBeenCalledTimes(1);
    expect(shell.stagedId()).toBe('builtin');
    expect(updater.current().update).toMatchObject({ status: 'failed', detail: 'Falha na aplicação da atualização' });
    const later = openUpdater(shell, memory);
    await later.updater.resume();
    expect(shell.updates.restart).toHaveBeenCalledTimes(1);
  });
});

describe('bundles on the device', () => {
  it('that can’t be removed are reported and tried again', async () => {
    shell.has([1, 2, 3, 4, 5].map((n) => bundleOf(`0.${n}.0`, n)));
    shell.updates.remove.mockRejectedValueOnce(new Error('Could not delete id'));
    const { updater } = openUpdater(shell);
    await updater.tidy();
    expect(updater.current().problem).toBe('Erro na sincronização de atualizações');
    await updater.tidy();
    expect(updater.current().problem).toBeNull();
    expect(shell.bundles().map(({ version }) => version)).toEqual(['0.3.0', '0.4.0', '0.5.0']);
  });

  it('are not removed during a download, which the shell would cancel', async () => {
    shell.has([1, 2, 3, 4].map((n) => bundleOf(`0.${n}.0`, n)));
    const { updater } = await downloading();
    await updater.tidy();
    expect(shell.updates.remove).not.toHaveBeenCalled();
    expect(shell.isDownloading()).toBe(true);
  });
});

describe('the times of the searches', () => {
  function follow() {
    const check = vi.fn();
    const presence = fakePresence();
    const stop = followSchedule({ check, followPresence: presence.followPresence });
    return { check, stop, ...presence };
  }

  it('are the start, every four hours, and 1 s after a return', async () => {
    const { check, leave, comeBack, stop } = follow();
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(3);
    leave();
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(3);
    comeBack();
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_AFTER_RETURN_MS - 1);
    expect(check).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(5);
    stop();
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(5);
  });

  it('are one second after the last of several returns', async () => {
    const { check, leave, comeBack } = follow();
    for (let times = 0; times < 20; times++) {
      leave();
      comeBack();
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['back by ten years', '2016-01-01T00:00:00Z'],
    ['forward by ten years', '2036-01-01T00:00:00Z'],
  ])('don’t change if the clock is set %s', async (_, to) => {
    const { check } = follow();
    vi.setSystemTime(new Date(to));
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS - 1);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(check).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3 * UPDATE_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(5);
  });

  it('and the rest after a closed dialog don’t depend on the clock', async () => {
    const { updater, isOpen } = await offering();
    updater.close();
    vi.setSystemTime(new Date('2016-01-01T00:00:00Z'));
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    await updater.search(false);
    expect(isOpen()).toBe(true);
  });
});
