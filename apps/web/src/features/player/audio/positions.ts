import { PLAYER_POSITIONS_MAX } from '@alento/domain/interface/player';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';
import { session } from '../../../lib/session/session.ts';

const NAME = 'player-positions';

/** Positions in seconds, keyed by audio. Later entries are newer. */
type Positions = Readonly<Record<string, number>>;

/** The positions of a visitor. They are kept only in memory. */
let visitors: Positions = {};

const isPosition = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && Number.isFinite(entry[1]);

function read(): Positions {
  const userId = session.userId();
  if (userId === null) return visitors;
  return Object.fromEntries(Object.entries(readObject(userId, NAME) ?? {}).filter(isPosition));
}

/**
 * A person's position in each audio. Those of a signed-in person are stored on this device, a visitor's only in
 * memory.
 */
export const positions = {
  recall: (key: string): number => read()[key] ?? 0,

  /** @param position the position in seconds, or null to start from the beginning next time */
  keep(key: string, position: number | null): void {
    const { [key]: _before, ...others } = read();
    const newest = Object.entries(others).slice(-(PLAYER_POSITIONS_MAX - 1));
    const next = Object.fromEntries(position === null ? newest : [...newest, [key, position]]);
    const userId = session.userId();
    if (userId === null) visitors = next;
    else void writeJson(userId, NAME, next);
  },

  /** Deletes a visitor's positions, so that they aren't used for the next person. */
  forgetVisitors(): void {
    visitors = {};
  },
};
