// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { player } from '../../../state/player/player.ts';
import { withEngine } from './engine.harness.ts';
import { item } from './fake-audio.harness.ts';
import type { FoundAddress } from './find-address.ts';

const { audio, engine, findAddress, detach, attach } = withEngine();
const calm = item('calma');
/** Answers that were on their way have come. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const problem = () => engine().current().problem;
const plays = () => player.current()?.isPlaying;

describe('when nothing is heard', () => {
  const locked = item('premium', '/api/audio/premium.mp3?until=1&signature=old');
  const renewed = '/api/audio/premium.mp3?until=2&signature=new';

  it('a browser that wants a tap first is not taken for a failure', async () => {
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

  it('an address that ended is renewed, and it goes on at the same place and speed', async () => {
    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.toggle(locked);
    audio.arrive(300);
    engine().setRate(1.25);
    audio.reach(120);
    audio.break();
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false, playbackRate: 1.25 });
    expect(player.current()).toMatchObject({ isPlaying: true, item: { podcast: renewed } });
    audio.arrive(300);
    expect(audio.currentTime).toBe(120);
    expect(problem()).toBeNull();
  });

  it('one that ended while it was paused is renewed in silence', async () => {
    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.toggle(locked);
    audio.arrive(300);
    player.toggle(locked);
    audio.break();
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: true });
  });

  it('one that ended before the player was there is renewed too', async () => {
    findAddress.mockResolvedValue({ ok: true, address: renewed });
    detach();
    player.toggle(locked);
    audio.break();
    attach();
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false });
  });

  it('is not asked for on and on: the second failure at one place is told', async () => {
    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.toggle(locked);
    audio.break();
    await settled();
    audio.break();
    await settled();
    expect(findAddress).toHaveBeenCalledTimes(1);
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);
  });

  it('once it went on for a while, another address may end', async () => {
    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.toggle(locked);
    audio.break();
    await settled();
    audio.arrive(300);
    audio.reach(60);
    audio.break();
    await settled();
    expect(findAddress).toHaveBeenCalledTimes(2);
    expect(problem()).toBeNull();
  });

  it('without a network it says so, and another try goes on where it stopped', async () => {
    findAddress.mockResolvedValue({ ok: false, problem: 'failed' });
    player.toggle(calm);
    audio.arrive(300);
    audio.reach(90);
    audio.break();
    await settled();
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);

    findAddress.mockResolvedValue({ ok: true, address: calm.podcast });
    player.settle(true);
    await settled();
    audio.arrive(300);
    expect(problem()).toBeNull();
    expect(audio).toMatchObject({ src: calm.podcast, paused: false, currentTime: 90 });
  });

  it.each(['locked', 'gone'] as const)('what is %s is told as that, and asked for anew by another tap', async (why) => {
    findAddress.mockResolvedValue({ ok: false, problem: why });
    player.toggle(locked);
    audio.break();
    await settled();
    expect(problem()).toBe(why);

    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.toggle(locked);
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false });
  });

  it('an error nobody foresaw is told, can be seen, and does not stand in the way of another try', async () => {
    const seen = vi.fn();
    vi.stubGlobal('reportError', seen);
    const unforeseen = new Error('Not of the API');
    findAddress.mockRejectedValue(unforeseen);
    player.toggle(locked);
    audio.break();
    await settled();
    expect(problem()).toBe('failed');
    expect(plays()).toBe(false);
    expect(seen).toHaveBeenCalledExactlyOnceWith(unforeseen);

    findAddress.mockResolvedValue({ ok: true, address: renewed });
    player.settle(true);
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: false });
  });

  it('who chose another one meanwhile hears that, whatever the answer is', async () => {
    let answer: (found: FoundAddress) => void = () => {};
    findAddress.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    player.toggle(locked);
    audio.break();
    player.toggle(calm);
    expect(audio).toMatchObject({ src: calm.podcast, paused: false });
    answer({ ok: true, address: renewed });
    await settled();
    expect(audio.src).toBe(calm.podcast);
    expect(problem()).toBeNull();
  });

  it('who pauses while it is asked for is not surprised by sound', async () => {
    let answer: (found: FoundAddress) => void = () => {};
    findAddress.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    player.toggle(locked);
    audio.break();
    player.toggle(locked);
    answer({ ok: true, address: renewed });
    await settled();
    expect(audio).toMatchObject({ src: renewed, paused: true });
  });
});
