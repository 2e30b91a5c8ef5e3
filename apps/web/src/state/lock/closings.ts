import { readOwned } from '../../lib/session/device/device-store.ts';
import { session } from '../../lib/session/session.ts';

/** A stored count that "Bloquear agora" raises, so that the other tabs of this browser lock too. */
export const LOCKED_BY = 'lock-closings';

let seen: string | null = null;

function read(): string | null {
  const userId = session.userId();
  return userId === null ? null : readOwned(userId, LOCKED_BY);
}

/** The mark after this one; a stored value that no version wrote counts as none. */
export function nextMark(mark: string | null): string {
  const count = Number(mark);
  return String(Number.isSafeInteger(count) ? count + 1 : 1);
}

export const lockCounter = {
  /** Takes a mark as known to this tab, by default the stored one. */
  keep(mark: string | null = read()): void {
    seen = mark;
  },
  /** Whether another tab locked since the last call. */
  isNew(): boolean {
    const mark = read();
    const isNew = mark !== null && mark !== seen;
    seen = mark;
    return isNew;
  },
};
