// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crisis } from '../../state/crisis/crisis.ts';
import { type PlayerItem, player } from '../../state/player/player.ts';
import { useQuietInCrisis } from './use-quiet-in-crisis.ts';

const CALM: PlayerItem = { id: 'calma', title: 'Calma', podcast: '/calma.mp3', tags: [], url: null, imageUrl: null };
const plays = () => player.current()?.isPlaying;

beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class {
      load(): void {}
    },
  );
  player.toggle(CALM);
});
afterEach(() => {
  cleanup();
  player.close();
  crisis.close();
});

it('useQuietInCrisis() pauses playback when the crisis card opens, and keeps it paused when the card closes', () => {
  renderHook(useQuietInCrisis);
  expect(plays()).toBe(true);
  crisis.raise({ source: 'note', kind: 'suicide', about: 'self' });
  expect(plays()).toBe(false);
  crisis.close();
  expect(player.current()).toMatchObject({ item: CALM, isPlaying: false });
});

it('useQuietInCrisis() pauses playback if the crisis card is already open when the hook is mounted', () => {
  crisis.show({ source: 'asked', kind: null, about: 'self' });
  renderHook(useQuietInCrisis);
  expect(plays()).toBe(false);
});
