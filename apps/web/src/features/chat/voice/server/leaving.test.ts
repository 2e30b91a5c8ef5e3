// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { device } from '../../../../lib/media/device.harness.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import { item } from '../../../../testing/fake-audio.ts';
import { createAcceptedVoice, createTestVoice, tracks, withVoice } from './server-voice.harness.ts';

withVoice();

const showCard = (): void => crisis.show({ source: 'asked', kind: null, about: 'self' });

describe('the crisis card', () => {
  it('switches the microphone off, and nothing of the recording is sent', async () => {
    const voice = createTestVoice();
    voice.start();
    await voice.record();
    showCard();
    expect([tracks(), voice.now().status, voice.server.recordings()]).toEqual([['ended'], 'ready', []]);
  });

  it('stops the spoken reply', async () => {
    const voice = await createAcceptedVoice();
    voice.server.part('YQ==');
    showCard();
    expect([voice.now().status, voice.audio.paused]).toEqual(['ready', true]);
  });

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

  it.each([
    ['before the first part of them arrived', 0, 'processing'],
    ['after one of their parts arrived', 1, 'processing'],
    ['after all of them arrived', 2, 'ready'],
  ])(
    'holds the words of help back, and is closed %s: they are then spoken from their beginning, once',
    async (_, arrived, status) => {
      const voice = await createAcceptedVoice({ crisis: true });
      const seen = () => [voice.now().status, voice.audio.paused];
      const receive = (count: number): void => {
        for (let part = 0; part < count; part += 1) voice.server.part('YQ==');
      };
      receive(arrived);
      if (arrived === 2) voice.server.endReply();
      expect(seen()).toEqual([status, true]);
      crisis.close();
      receive(2 - arrived);
      if (arrived < 2) voice.server.endReply();
      expect(seen()).toEqual(['playing', false]);
      voice.audio.finish();
      expect(seen()).toEqual(['playing', false]);
      voice.audio.finish();
      expect(voice.now().status).toBe('ready');
      showCard();
      crisis.close();
      expect(seen()).toEqual(['ready', true]);
    },
  );
});

it('the podcast player is paused by a recording and by a reply, and stops the reply when it starts', async () => {
  const voice = createTestVoice();
  voice.start();
  player.toggle(item('a'));
  await voice.say();
  expect(player.current()?.isPlaying).toBe(false);
  player.settle(true);
  voice.server.accept();
  voice.server.part('YQ==');
  expect([player.current()?.isPlaying, voice.now().status]).toEqual([false, 'playing']);
  player.settle(true);
  expect([voice.audio.paused, voice.now().status, player.current()?.isPlaying]).toEqual([true, 'ready', true]);
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
    expect([tracks(), voice.server.sent.at(-1)?.[0], voice.server.isClosed]).toEqual([
      ['ended'],
      'live-chat:end',
      true,
    ]);
  });

  it('closes a microphone that opens only after the screen was left', async () => {
    const voice = createTestVoice();
    voice.start();
    let answer = (): void => undefined;
    device.whileAsking = () => new Promise((resolve) => (answer = () => resolve()));
    voice.engine.record();
    voice.leave();
    answer();
    await vi.waitFor(() => expect(tracks()).toEqual(['ended']));
    expect(voice.now()).toMatchObject({ status: 'ended', recordingSince: null });
  });

  it('takes no notice of crisis card and player afterwards', () => {
    const voice = createTestVoice();
    voice.leave();
    const before = voice.now();
    showCard();
    expect(voice.now()).toBe(before);
  });
});
