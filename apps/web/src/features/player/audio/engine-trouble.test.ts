// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { player } from '../../../state/player/player.ts';
import { item } from '../../../testing/fake-audio.ts';
import { withEngine } from './engine.harness.ts';
import type { FoundAddress } from './find-address.ts';

const { audio, engine, findAddress, begin, detach, attach } = withEngine();
const calm = item('calma');
/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const problem = () => engine().current().problem;
const plays = () => player.current()?.isPlaying;
/** Lets the audio fail, and waits until the engine has dealt with it. */
const fail = async (): Promise<void> => {
  audio.break();
  await settled();
};
const found = (address: string) => findAddress.mockResolvedValue({ ok: true, address });

describe('the audio engine with a problem', () => {
  const locked = item('premium', '/api/audio/premium.mp3?until=1&signature=old');
  const renewed = '/api/audio/premium.mp3?until=2&signature=new';

  it('reports “refused” if the browser requires a tap before playback', async () => {
    audio.refusal = new DOMException('', 'NotAllowedError');
    player.toggle(calm);
    await settled();
    expect(problem()).toBe('refused');
    expect(plays()).toBe(false);
    expect(findAddress).not.toHaveBeenCalled();
    audio.refusal = null;
    player.toggle(calm);
    expect(problem()).toBeNull();
    expect(audio.paused).toBe(false);
  });

  it('renews an expired URL and continues at the same position and speed', async () => {
    found(renewed);
    begin(locked);
    engine().setRate(1.25);
    audio.reach(120);
    await fail();
    expect(audio).toMatchObject({ src: renewed, paused: false, playbackRate: 1.25 });
    expect(player.current()).toMatchObject({ isPlaying: true, item: { podcast: renewed } });
    audio.arrive(300);
    expect(audio.currentTime).toBe(120);
    expect(problem()).toBeNull();
  });

  it('renews a URL that expired during a pause', async () => {
    found(renewed);
    begin(locked);
    player.toggle(locked);
    await fail();
    expect(audio).toMatchObject({ src: renewed, paused: true });
  });

  it('renews a URL that expired before the engine was loaded', async () => {
    found(renewed);
    detach();
    player.toggle(locked);
    audio.break();
    attach();
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false });
  });

  it('reports a failure if the renewed URL fails at the same position', async () => {
    found(renewed);
    player.toggle(locked);
    await fail();
    await fail();
    expect(findAddress).toHaveBeenCalledTimes(1);
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);
  });

  it('renews a URL again if the audio played for a while since the last renewal', async () => {
    found(renewed);
    player.toggle(locked);
    await fail();
    audio.arrive(300);
    audio.reach(60);
    await fail();
    expect(findAddress).toHaveBeenCalledTimes(2);
    expect(problem()).toBeNull();
  });

  it('continues at the same position on retry after the network was lost', async () => {
    findAddress.mockResolvedValue({ ok: false, problem: 'failed' });
    begin(calm);
    audio.reach(90);
    await fail();
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);

    found(calm.podcast);
    player.settle(true);
    await settled();
    audio.arrive(300);
    expect(problem()).toBeNull();
    expect(audio).toMatchObject({ src: calm.podcast, paused: false, currentTime: 90 });
  });

  it.each(['locked', 'gone'] as const)('reports the problem “%s” and requests the URL again on retry', async (why) => {
    findAddress.mockResolvedValue({ ok: false, problem: why });
    player.toggle(locked);
    await fail();
    expect(problem()).toBe(why);

    found(renewed);
    player.toggle(locked);
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false });
  });

  it('reports an unexpected error', async () => {
    const seen = vi.fn();
    vi.stubGlobal('reportError', seen);
    const unforeseen = new Error('Not of the API');
    findAddress.mockRejectedValue(unforeseen);
    player.toggle(locked);
    await fail();
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);
    expect(seen).toHaveBeenCalledExactlyOnceWith(unforeseen);
  });

  it('plays another item that was chosen while the URL was being renewed', async () => {
    const lookup = Promise.withResolvers<FoundAddress>();
    findAddress.mockReturnValue(lookup.promise);
    player.toggle(locked);
    audio.break();
    player.toggle(calm);
    expect(audio).toMatchObject({ src: calm.podcast, paused: false });
    lookup.resolve({ ok: true, address: renewed });
    await settled();
    expect(audio.src).toBe(calm.podcast);
    expect(problem()).toBeNull();
  });

  it('stays paused if the person pauses while the URL is being renewed', async () => {
    const lookup = Promise.withResolvers<FoundAddress>();
    findAddress.mockReturnValue(lookup.promise);
    player.toggle(locked);
    audio.break();
    player.toggle(locked);
    lookup.resolve({ ok: true, address: renewed });
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: true });
  });
});
