import { PLAYER_POSITIONS_MAX } from '@alento/domain/interface/player';
import { afterEach, expect, it } from 'vitest';
import { positions } from './positions.ts';

afterEach(() => positions.forgetVisitors());

it('forgets the oldest position, not the newest, once the list is full', () => {
  for (let audio = 0; audio <= PLAYER_POSITIONS_MAX; audio += 1) positions.keep(`audio-${audio}`, audio + 1);
  expect(positions.recall('audio-0')).toBe(0);
  expect(positions.recall('audio-1')).toBe(2);
  expect(positions.recall(`audio-${PLAYER_POSITIONS_MAX}`)).toBe(PLAYER_POSITIONS_MAX + 1);
});
