import { CONFIRM_AT_LATEST_MS } from '@alento/domain/update/updates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConfirmPorts, confirmWhenWorking } from './confirm-when-working.ts';

beforeEach(() => vi.useFakeTimers());

function begin(overrides: Partial<ConfirmPorts> = {}) {
  const confirm = vi.fn(async () => true);
  const ended = new AbortController();
  const ports: ConfirmPorts = {
    firstScreen: async () => undefined,
    isDrawn: () => true,
    isReachable: async () => true,
    isOnline: () => true,
    confirm,
    elapsed: () => performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...overrides,
  };
  void confirmWhenWorking(ports, ended.signal);
  return { confirm, end: () => ended.abort() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const never = <T>(): Promise<T> => new Promise(() => undefined);

const slow = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10_000));

describe('a version is confirmed', () => {
  it('once its first screen is drawn and the server has answered', async () => {
    const drawn = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<boolean>();
    const { confirm } = begin({ firstScreen: () => drawn.promise, isReachable: () => answer.promise });
    await pass(5000);
    expect(confirm).not.toHaveBeenCalled();
    drawn.resolve();
    await pass(5000);
    expect(confirm).not.toHaveBeenCalled();
    answer.resolve(true);
    await pass(0);
    expect(confirm).toHaveBeenCalledTimes(1);
    await pass(600_000);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('without an answer if the device has no network', async () => {
    const isReachable = vi.fn(async () => false);
    const { confirm } = begin({ isOnline: () => false, isReachable });
    await pass(0);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(isReachable).not.toHaveBeenCalled();
  });

  it.each([
    ['although the server is down', async () => false, CONFIRM_AT_LATEST_MS - 3000, CONFIRM_AT_LATEST_MS + 3000],
    ['also if every request takes its ten seconds', slow, 0, 59_000],
  ])('%s, before the shell’s limit of 60 s', async (_, isReachable, notBefore, by) => {
    const { confirm } = begin({ isReachable });
    await pass(notBefore);
    expect(confirm).not.toHaveBeenCalled();
    await pass(by - notBefore);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('as soon as a server that was down for a moment answers', async () => {
    const isReachable = vi.fn(async () => false);
    const { confirm } = begin({ isReachable });
    await pass(4000);
    isReachable.mockResolvedValue(true);
    await pass(3000);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('again if the shell couldn’t note it', async () => {
    const confirm = vi.fn(async () => true);
    confirm.mockResolvedValueOnce(false);
    begin({ confirm });
    await pass(3000);
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});

describe('a version is not confirmed', () => {
  it('if its first screen is never complete', async () => {
    const { confirm } = begin({ firstScreen: never });
    await pass(600_000);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('while it shows the screen of a crash or nothing, whatever the server answers', async () => {
    let isDrawn = false;
    const { confirm } = begin({ isDrawn: () => isDrawn });
    await pass(120_000);
    expect(confirm).not.toHaveBeenCalled();
    // A slow device: the shell would have undone this version already, and ignores it.
    isDrawn = true;
    await pass(3000);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('if the app crashed while the server was asked', async () => {
    const answer = Promise.withResolvers<boolean>();
    const { confirm, end } = begin({ isReachable: () => answer.promise });
    await pass(0);
    end();
    answer.resolve(true);
    await pass(60_000);
    expect(confirm).not.toHaveBeenCalled();
  });
});
