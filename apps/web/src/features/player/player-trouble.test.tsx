// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { locked } from '../../state/lock/locked.ts';
import { podcastOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { signIn } from '../../testing/signed-in.ts';
import { area, audio, calm, press, showOpen, showPlaying, withPlayer } from './player.harness.tsx';

withPlayer();

describe('the player with a problem', () => {
  it('continues at the same position when the retry button is pressed', async () => {
    server.refuse('GET /podcasts', 404, 'NOT_FOUND');
    showPlaying();
    act(() => audio.reach(90));
    act(() => audio.break());
    expect((await screen.findByRole('alert')).textContent).toContain('O áudio não carregou.');
    expect(screen.getByRole('button', { name: 'Tocar' })).toBeTruthy();

    server.answer('GET /podcasts', { podcasts: [podcastOf(calm.id, { podcast: calm.podcast })] });
    press('Tentar novamente');
    await waitFor(() => expect(audio.paused).toBe(false));
    act(() => audio.arrive(300));
    expect(audio.currentTime).toBe(90);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a member', 'O áudio não carregou. Sua posição nele está guardada.'],
    ['a visitor', 'O áudio não carregou.'],
  ])('shows to %s the text "%s" if the audio can’t be loaded', async (who, expected) => {
    if (who === 'a member') signIn();
    server.refuse('GET /podcasts', 404, 'NOT_FOUND');
    showPlaying();
    act(() => audio.break());
    expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(expected);
  });

  it('shows that a podcast was removed from the library, and links the others', async () => {
    server.answer('GET /podcasts', { podcasts: [] });
    showOpen();
    act(() => audio.break());
    expect((await screen.findByRole('alert')).textContent).toContain('Este podcast saiu da biblioteca.');
    expect(screen.getByRole('link', { name: 'Ver podcasts' }).getAttribute('href')).toBe('/podcasts');
  });
});

it('the player continues to play when a visitor signs in, and stops when the session ends', async () => {
  showOpen();
  await act(async () => signIn());
  expect(audio.paused).toBe(false);
  await act(async () => session.leave());
  await waitFor(() => expect(area()).toBeNull());
  expect(audio.paused).toBe(true);
});

it('useMediaSession shows the item on the lock screen unless the app is locked, and handles its controls', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const lockScreen = {
    metadata: null as unknown,
    playbackState: 'none',
    setPositionState: vi.fn(),
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      // Browsers throw an error for an action that they don't support.
      if (action === 'stop') throw new TypeError('Unknown action');
      handlers.set(action, handler);
    },
  };
  Object.defineProperty(navigator, 'mediaSession', { value: lockScreen, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly init: unknown;
      constructor(init: unknown) {
        this.init = init;
      }
    },
  );
  const steer = (action: MediaSessionAction, more = {}) => act(() => handlers.get(action)?.({ action, ...more }));
  showPlaying();
  expect(lockScreen.metadata).toEqual({ init: { title: calm.title, artist: 'Alento', artwork: [] } });
  await waitFor(() => expect(lockScreen.playbackState).toBe('playing'));
  expect(lockScreen.setPositionState).toHaveBeenLastCalledWith({ duration: 300, position: 0, playbackRate: 1 });
  act(() => locked.set(true));
  expect(lockScreen.metadata).toEqual({ init: { title: 'Alento', artist: 'Alento', artwork: [] } });
  expect([area(), screen.queryByText(calm.title, { exact: false }), audio.paused]).toEqual([null, null, false]);
  act(() => locked.set(false));
  expect(lockScreen.metadata).toEqual({ init: { title: calm.title, artist: 'Alento', artwork: [] } });
  steer('seekforward');
  steer('seekto', { seekTime: 100 });
  steer('seekbackward', { seekOffset: 10 });
  expect(audio.currentTime).toBe(90);
  steer('pause');
  expect(audio.paused).toBe(true);
  steer('play');
  expect(audio.paused).toBe(false);
  press('Fechar o tocador');
  expect(lockScreen).toMatchObject({ metadata: null, playbackState: 'none' });
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  Reflect.deleteProperty(navigator, 'mediaSession');
});
