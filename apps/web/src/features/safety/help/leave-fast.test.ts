// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { player } from '../../../state/player/player.ts';
import { leaveFast } from './leave-fast.ts';

afterEach(() => void player.close());

it('leaveFast hides the page, closes the player and replaces the history entry', () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal(
    'Audio',
    class {
      load(): void {}
    },
  );
  player.toggle({ id: 'calma', title: 'Calma', podcast: '/calma.mp3', tags: [], url: null, imageUrl: null });
  leaveFast();
  expect(player.current()).toBeNull();
  expect(document.body.hidden).toBe(true);
  expect(document.title).toBe('');
  expect(replace).toHaveBeenCalledOnce();
});
