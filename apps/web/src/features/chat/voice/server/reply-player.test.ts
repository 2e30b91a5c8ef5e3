// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { player } from '../../../../state/player/player.ts';
import { type FakeAudio, item } from '../../../../testing/fake-audio.ts';
import { ReplyPlayer } from './reply-player.ts';
import { audios, withAudio } from './server-voice.harness.ts';

withAudio();

const part = (text: string) => ({ audioData: btoa(text), mimeType: 'audio/mpeg' });

/** Texts of the parts, by the address under which they were loaded. */
let addresses: Map<string, Blob>;

beforeEach(() => {
  addresses = new Map();
  URL.createObjectURL = (blob) => {
    const address = `blob:${Math.random()}`;
    addresses.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});

function create() {
  const calls = { onChange: vi.fn(), onDone: vi.fn(), onFailed: vi.fn() };
  const reply = new ReplyPlayer(calls);
  const audio = audios.at(-1) as FakeAudio;
  reply.begin(false);
  /** Whether it is silent, and the text of the part that is loaded. */
  const heard = async () => [audio.paused, await addresses.get(audio.src)?.text()];
  return { audio, reply, heard, ...calls };
}

describe('a spoken reply', () => {
  it('plays its parts in order, waits for a late one, and is done after the last', async () => {
    const { audio, reply, heard, onDone } = create();
    reply.add(part('um'));
    reply.add(part('dois'));
    expect([await heard(), reply.isActive]).toEqual([[false, 'um'], true]);
    expect([...addresses.values()][0]?.type).toBe('audio/mpeg');
    audio.finish();
    expect(await heard()).toEqual([false, 'dois']);
    audio.finish();
    expect([reply.isActive, onDone.mock.calls.length]).toEqual([true, 0]);
    reply.add(part('tres'));
    expect(await heard()).toEqual([false, 'tres']);
    reply.finish();
    expect(onDone).not.toHaveBeenCalled();
    audio.finish();
    expect([onDone.mock.calls.length, reply.isActive, addresses.size]).toEqual([1, false, 0]);
  });

  it('is done if its last part was played before its end is known', () => {
    const { audio, reply, onDone } = create();
    reply.add(part('um'));
    audio.finish();
    reply.finish();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is paused and resumed, also between two parts, and shows that the system paused it', async () => {
    const { audio, reply, heard } = create();
    reply.add(part('um'));
    reply.pause();
    expect([audio.paused, reply.playback.isPaused]).toEqual([true, true]);
    reply.resume();
    expect([audio.paused, reply.playback.isPaused]).toEqual([false, false]);
    audio.finish();
    reply.pause();
    reply.add(part('dois'));
    expect(audio.paused).toBe(true);
    reply.resume();
    expect(await heard()).toEqual([false, 'dois']);
    audio.pause();
    expect(reply.playback.isPaused).toBe(true);
  });

  it('keeps its speed for all parts and the next reply, and the pitch of the voice', () => {
    const { audio, reply } = create();
    reply.setSpeed(1.25);
    reply.add(part('um'));
    expect(audio).toMatchObject({ playbackRate: 1.25, preservesPitch: true });
    reply.setSpeed(1.5);
    audio.load();
    expect(audio.playbackRate).toBe(1.5);
    reply.begin(false);
    reply.add(part('dois'));
    expect([audio.playbackRate, reply.playback.speed]).toEqual([1.5, 1.5]);
  });

  it('is played again from its beginning', async () => {
    const { audio, reply, heard } = create();
    expect([reply.replay(), reply.playback.canReplay]).toEqual([false, false]);
    reply.add(part('um'));
    reply.add(part('dois'));
    reply.finish();
    audio.finish();
    audio.finish();
    expect([reply.replay(), await heard()]).toEqual([true, [false, 'um']]);
    audio.finish();
    expect(await heard()).toEqual([false, 'dois']);
  });

  it('stops, and stores later parts for "play again" only', async () => {
    const { audio, reply, heard } = create();
    reply.add(part('um'));
    reply.stop();
    reply.add(part('dois'));
    expect([audio.paused, reply.isActive]).toEqual([true, false]);
    reply.replay();
    audio.finish();
    expect(await heard()).toEqual([false, 'dois']);
  });

  it('is only stored if it begins silenced, and forgotten at the end', () => {
    const { audio, reply } = create();
    reply.begin(true);
    reply.add(part('um'));
    expect([audio.paused, reply.isActive, reply.playback.canReplay]).toEqual([true, false, true]);
    reply.forget();
    expect([reply.replay(), reply.playback.canReplay, addresses.size]).toEqual([false, false, 0]);
  });

  it('pauses the podcast player whenever it starts to sound', () => {
    const { reply } = create();
    player.toggle(item('a'));
    reply.add(part('um'));
    expect(player.current()?.isPlaying).toBe(false);
    reply.pause();
    player.settle(true);
    reply.resume();
    expect(player.current()?.isPlaying).toBe(false);
  });
});

describe('a reply that can’t be played', () => {
  it('stops and reports it, once', () => {
    const { audio, reply, onFailed } = create();
    reply.add(part('um'));
    audio.break();
    reply.add(part('dois'));
    expect([onFailed.mock.calls.length, reply.isActive]).toEqual([1, false]);
  });

  it('is reported if the browser refuses the format, or the part is no base64', async () => {
    const refused = create();
    refused.audio.refusal = new DOMException('', 'NotSupportedError');
    refused.reply.add(part('um'));
    await vi.waitFor(() => expect(refused.onFailed).toHaveBeenCalledOnce());
    const broken = create();
    broken.reply.add({ audioData: '%', mimeType: 'audio/mpeg' });
    expect(broken.onFailed).toHaveBeenCalledOnce();
  });

  it('waits for a tap if the browser wants one', async () => {
    const { audio, reply, onFailed } = create();
    audio.refusal = new DOMException('', 'NotAllowedError');
    reply.add(part('um'));
    await vi.waitFor(() => expect(reply.playback.isPaused).toBe(true));
    expect(onFailed).not.toHaveBeenCalled();
    audio.refusal = null;
    reply.resume();
    expect(audio.paused).toBe(false);
  });
});
