// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeChannel } from '../../../state/account/stream/browser-tabs.harness.ts';
import { player } from '../../../state/player/player.ts';
import { fakeAudio, item } from '../../../testing/fake-audio.ts';
import { takeTurnsWithOtherTabs } from './other-tabs.ts';

const here = fakeAudio();
let end: () => void = () => undefined;

beforeEach(() => vi.stubGlobal('BroadcastChannel', FakeChannel));
afterEach(() => {
  end();
  player.close();
});

it('takeTurnsWithOtherTabs pauses the player if another tab starts to play', () => {
  end = takeTurnsWithOtherTabs(here);
  const there = new EventTarget();
  const endThere = takeTurnsWithOtherTabs(there);
  player.toggle(item('calma'));
  there.dispatchEvent(new Event('play'));
  expect(player.current()).toMatchObject({ item: { id: 'calma' }, isPlaying: false });
  endThere();
});

it('takeTurnsWithOtherTabs notifies other tabs when this tab starts to play', () => {
  end = takeTurnsWithOtherTabs(here);
  player.toggle(item('calma'));
  const other = new FakeChannel([...FakeChannel.open][0]?.name ?? '');
  other.onmessage = vi.fn();
  here.dispatch('play');
  expect(other.onmessage).toHaveBeenCalledOnce();
  expect(player.current()?.isPlaying).toBe(true);
  other.close();
});

it('takeTurnsWithOtherTabs lets the player play in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  end = takeTurnsWithOtherTabs(here);
  player.toggle(item('calma'));
  here.dispatch('play');
  expect(player.current()?.isPlaying).toBe(true);
});
