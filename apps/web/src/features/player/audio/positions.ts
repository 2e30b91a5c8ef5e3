import { PLAYER_POSITIONS_MAX } from '@alento/domain/interface/player';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';
import { session } from '../../../lib/session/session.ts';

const NAME = 'player-positions';

/** Keyed by sound; later ones are newer. */
type Positions = Readonly<Record<string, number>>;

/** A visitor's, until the page is left: nothing of theirs is written to the device. */
let visitors: Positions = {};

const isPosition = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && Number.isFinite(entry[1]);

function read(): Positions {
  const userId = session.userId();
  if (userId === null) return visitors;
  return Object.fromEntries(Object.entries(readObject(userId, NAME) ?? {}).filter(isPosition));
}

/** Where a person stopped in each audio, on this device: theirs when signed in, else only in memory. */
export const positions = {
  recall: (key: string): number => read()[key] ?? 0,

  /** @param position null when the next time is to begin anew. */
  keep(key: string, position: number | null): void {
    const { [key]: _before, ...others } = read();
    const newest = Object.entries(others).slice(-(PLAYER_POSITIONS_MAX - 1));
    const next = Object.fromEntries(position === null ? newest : [...newest, [key, position]]);
    const userId = session.userId();
    if (userId === null) visitors = next;
    else void writeJson(userId, NAME, next);
  },

  /** Nobody who comes after a person on this device goes on where they stopped. */
  forgetVisitors(): void {
    visitors = {};
  },
};
