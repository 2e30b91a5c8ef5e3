// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { device } from './recording/device.harness.ts';
import { audios, createTestVoice, tracks, withVoice } from './server-voice.harness.ts';

withVoice();

const ITEM = { id: 'a', title: 'A', podcast: '/a.mp3', tags: [], url: null, imageUrl: null };

describe('the crisis card', () => {
  it('switches the microphone off, and nothing of the recording is sent', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    crisis.show({ source: 'asked', kind: null, about: 'self' });
    expect([tracks(), voice.now().status]).toEqual([['ended'], 'ready']);
    expect(voice.server.recordings()).toEqual([]);
  });

  it('stops the spoken reply', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    voice.server.accept();
    voice.server.part('YQ==');
    crisis.show({ source: 'asked', kind: null, about: 'self' });
    expect([audios[0]?.paused, voice.now().status]).toEqual([true, 'ready']);
  });

  /** The server understood words of a crisis. */
  async function askedForHelp() {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    voice.server.accept({ crisis: true });
    return voice;
  }

  it('opens before the chat learns of a transcript with a crisis', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    let wasOpen = false;
    voice.onAccepted.mockImplementation(() => {
      wasOpen = crisis.current() !== null;
    });
    voice.server.accept({ crisis: true });
    expect([wasOpen, crisis.current()]).toEqual([true, { source: 'note', kind: null, about: 'self' }]);
  });

  it('holds the words of help back until it is closed, and then they are spoken by themselves', async () => {
    const voice = await askedForHelp();
    voice.server.part('YQ==');
    voice.server.endReply();
    expect([voice.now().status, audios[0]?.paused]).toEqual(['ready', true]);
    crisis.close();
    expect([voice.now().status, audios[0]?.paused]).toEqual(['playing', false]);
  });

  it.each([
    ['before the first part of them arrived', 0],
    ['after one of their parts arrived', 1],
  ])('is closed %s: they are spoken all the same, from their beginning', async (_, arrived) => {
    const voice = await askedForHelp();
    for (let part = 0; part < arrived; part += 1) voice.server.part('YQ==');
    expect([voice.now().status, audios[0]?.paused]).toEqual(['processing', true]);
    crisis.close();
    for (let part = arrived; part < 2; part += 1) voice.server.part('YQ==');
    voice.server.endReply();
    expect([voice.now().status, audios[0]?.paused]).toEqual(['playing', false]);
    audios[0]?.finish();
    expect(voice.now().status).toBe('playing');
    audios[0]?.finish();
    expect(voice.now().status).toBe('ready');
  });

  it('opened again later has nothing more to speak when it is closed', async () => {
    const voice = await askedForHelp();
    voice.server.part('YQ==');
    voice.server.endReply();
    crisis.close();
    audios[0]?.finish();
    crisis.show({ source: 'asked', kind: null, about: 'self' });
    crisis.close();
    expect([voice.now().status, audios[0]?.paused]).toEqual(['ready', true]);
  });
});

describe('the podcast player', () => {
  it('is paused by a recording and by a reply', async () => {
    const voice = createTestVoice();
    voice.start();
    player.toggle(ITEM);
    await voice.say();
    expect(player.current()?.isPlaying).toBe(false);
    player.settle(true);
    voice.server.accept();
    voice.server.part('YQ==');
    expect([player.current()?.isPlaying, voice.now().status]).toEqual([false, 'playing']);
  });

  it('stops the reply when it starts', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.say();
    voice.server.accept();
    voice.server.part('YQ==');
    player.toggle(ITEM);
    expect([audios[0]?.paused, voice.now().status, player.current()?.isPlaying]).toEqual([true, 'ready', true]);
  });
});

describe('leaving', () => {
  it.each([
    ['the screen', (leave: () => void) => leave()],
    ['the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('%s switches the microphone off within 1 s, and ends the conversation', async (_, go) => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    go(voice.leave);
    vi.advanceTimersByTime(1000);
    expect(tracks()).toEqual(['ended']);
    expect([voice.server.sent.at(-1)?.[0], voice.server.isClosed]).toEqual(['live-chat:end', true]);
  });

  it('closes a microphone that opens only after the screen was left', async () => {
    const voice = createTestVoice();
    voice.start();
    let answer = (): void => undefined;
    device.whileAsking = () => new Promise((resolve) => (answer = () => resolve()));
    voice.actions.record();
    voice.leave();
    answer();
    await vi.waitFor(() => expect(tracks()).toEqual(['ended']));
    expect(voice.now()).toMatchObject({ status: 'ended', recordingSince: null });
  });

  it('takes no notice of crisis card and player afterwards', () => {
    const voice = createTestVoice();
    voice.leave();
    const before = voice.now();
    crisis.show({ source: 'asked', kind: null, about: 'self' });
    expect(voice.now()).toBe(before);
  });
});
