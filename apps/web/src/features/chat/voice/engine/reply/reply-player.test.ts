// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { player } from '../../../../../state/player/player.ts';
import { FakeAudio, fakeAudio, item } from '../../../../player/audio/fake-audio.harness.ts';
import { createReplyPlayer } from './reply-player.ts';

const podcast = fakeAudio();
const part = (text: string) => ({ audioData: btoa(text), mimeType: 'audio/mpeg' });

/** Texts of the parts, by the address under which they were loaded. */
let addresses: Map<string, Blob>;

beforeEach(() => {
  addresses = new Map();
  vi.stubGlobal('Audio', FakeAudio);
  URL.createObjectURL = (blob) => {
    const address = `blob:${Math.random()}`;
    addresses.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
});
afterEach(() => {
  player.close();
  vi.unstubAllGlobals();
});

function create() {
  const audio = new FakeAudio();
  const told = { onChange: vi.fn(), onDone: vi.fn(), onFailed: vi.fn() };
  const reply = createReplyPlayer(told, () => audio as unknown as HTMLAudioElement);
  reply.begin({ silent: false });
  /** The text of the part that is loaded. */
  const loaded = async (): Promise<string | undefined> => addresses.get(audio.src)?.text();
  return { audio, reply, loaded, ...told };
}

describe('a spoken reply', () => {
  it('plays its parts in order, and is done after the last', async () => {
    const { audio, reply, loaded, onDone } = create();
    reply.add(part('um'));
    reply.add(part('dois'));
    expect([audio.paused, await loaded(), reply.isActive()]).toEqual([false, 'um', true]);
    audio.finish();
    expect([audio.paused, await loaded()]).toEqual([false, 'dois']);
    reply.finish();
    expect(onDone).not.toHaveBeenCalled();
    audio.finish();
    expect([onDone.mock.calls.length, reply.isActive(), addresses.size]).toEqual([1, false, 0]);
  });

  it('waits for a part that is late', async () => {
    const { audio, reply, loaded, onDone } = create();
    reply.add(part('um'));
    audio.finish();
    expect([reply.isActive(), onDone.mock.calls.length]).toEqual([true, 0]);
    reply.add(part('dois'));
    expect([audio.paused, await loaded()]).toEqual([false, 'dois']);
    audio.finish();
    reply.finish();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('has the type that the server named', async () => {
    const { reply } = create();
    reply.add(part('um'));
    expect([...addresses.values()][0]?.type).toBe('audio/mpeg');
  });

  it('is paused and resumed, also between two parts', async () => {
    const { audio, reply, loaded } = create();
    reply.add(part('um'));
    reply.pause();
    expect([audio.paused, reply.current().isPaused]).toEqual([true, true]);
    reply.resume();
    expect([audio.paused, reply.current().isPaused]).toEqual([false, false]);
    audio.finish();
    reply.pause();
    reply.add(part('dois'));
    expect(audio.paused).toBe(true);
    reply.resume();
    expect([audio.paused, await loaded()]).toEqual([false, 'dois']);
  });

  it('shows that the system paused it', () => {
    const { audio, reply } = create();
    reply.add(part('um'));
    audio.pause();
    expect(reply.current().isPaused).toBe(true);
  });

  it('keeps its speed for all parts and the next reply, and the pitch of the voice', () => {
    const { audio, reply } = create();
    reply.setSpeed(1.25);
    reply.add(part('um'));
    expect(audio).toMatchObject({ playbackRate: 1.25, preservesPitch: true });
    reply.setSpeed(1.5);
    expect(audio.playbackRate).toBe(1.5);
    audio.load();
    expect(audio.playbackRate).toBe(1.5);
    reply.begin({ silent: false });
    reply.add(part('dois'));
    expect([audio.playbackRate, reply.current().speed]).toEqual([1.5, 1.5]);
  });

  it('is played again from its beginning', async () => {
    const { audio, reply, loaded } = create();
    expect([reply.replay(), reply.current().canReplay]).toEqual([false, false]);
    reply.add(part('um'));
    reply.add(part('dois'));
    reply.finish();
    audio.finish();
    audio.finish();
    expect(reply.replay()).toBe(true);
    expect([audio.paused, await loaded()]).toEqual([false, 'um']);
    audio.finish();
    expect([audio.paused, await loaded()]).toEqual([false, 'dois']);
  });

  it('stops, and keeps later parts for "play again" only', async () => {
    const { audio, reply, loaded } = create();
    reply.add(part('um'));
    reply.stop();
    reply.add(part('dois'));
    expect([audio.paused, reply.isActive()]).toEqual([true, false]);
    reply.replay();
    audio.finish();
    expect([audio.paused, await loaded()]).toEqual([false, 'dois']);
  });

  it('is only kept if it begins silent', () => {
    const { audio, reply } = create();
    reply.begin({ silent: true });
    reply.add(part('um'));
    expect([audio.paused, reply.isActive(), reply.current().canReplay]).toEqual([true, false, true]);
  });

  it('is forgotten at the end of the conversation', () => {
    const { reply } = create();
    reply.add(part('um'));
    reply.forget();
    expect([reply.replay(), reply.current().canReplay, addresses.size]).toEqual([false, false, 0]);
  });
});

describe('a reply that can’t be played', () => {
  it('stops and tells it, once', () => {
    const { audio, reply, onFailed } = create();
    reply.add(part('um'));
    audio.break();
    reply.add(part('dois'));
    expect([onFailed.mock.calls.length, reply.isActive()]).toEqual([1, false]);
  });

  it('is told if the browser refuses the format, or the part is no base64', async () => {
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
    await vi.waitFor(() => expect(reply.current().isPaused).toBe(true));
    expect(onFailed).not.toHaveBeenCalled();
    audio.refusal = null;
    reply.resume();
    expect(audio.paused).toBe(false);
  });
});

it('pauses the podcast player whenever it starts to sound', async () => {
  const { reply } = create();
  player.toggle(item('a'));
  await podcast.play();
  reply.add(part('um'));
  expect([podcast.paused, player.current()?.isPlaying]).toEqual([true, false]);
  reply.pause();
  player.settle(true);
  await podcast.play();
  reply.resume();
  expect([podcast.paused, player.current()?.isPlaying]).toEqual([true, false]);
});
