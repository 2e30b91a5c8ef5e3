import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/listeners.ts';
import { session } from '../../../lib/session/session.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { changeReading, readingQuery } from '../../../state/content/content.queries.ts';
import type { Reader } from '../../../state/content/content-keys.ts';
import { SHARE_STEP } from './book-chapters.ts';

/** The positions of a visitor. They are kept only in memory, because what a person reads is sensitive. */
const shares = new Map<string, number>();
const listeners = new Listeners();

const bookVisit = {
  shareOf: (id: string): number => shares.get(id) ?? 0,
  keep(id: string, share: number): void {
    if (share <= bookVisit.shareOf(id)) return;
    shares.set(id, share);
    listeners.notify();
  },
  forget(): void {
    shares.clear();
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};

// The next person on this device must not see the positions.
session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') bookVisit.forget();
});

export type KeepPlace = (of: Reader, share: number, options: { isLeaving: boolean }) => void;
type BookProgress = {
  /** The furthest position, 0 to 1. A member's is stored for all devices, a visitor's only until the page is left. */
  share: number;
  /** Stores a position. It is ignored if another person has signed in. */
  keep: KeepPlace;
};

/** Returns the furthest position in a book, and a function that stores a new one. */
export function useBookProgress(id: string): BookProgress {
  const userId = useAccount()?.userId ?? null;
  const client = useQueryClient();
  const { data } = useQuery({ ...readingQuery(userId ?? ''), enabled: userId !== null });
  const visited = useSyncExternalStore(
    bookVisit.subscribe,
    () => bookVisit.shareOf(id),
    () => 0,
  );
  // A position that could not be stored is sent with the next one, so no error is shown.
  const { mutate } = useMutation({
    mutationFn: ({ of, share, isLeaving }: { of: string; share: number; isLeaving: boolean }) =>
      changeReading(client, of, id, { share }, { isLeaving }),
  });
  const share = userId === null ? visited : (data?.progress[id]?.share ?? 0);
  const keep = useCallback(
    (of: Reader, reached: number, { isLeaving }: { isLeaving: boolean }) => {
      // Signing out unmounts the page too, and the position must not be stored for the next person.
      if (of !== session.userId() || reached < share + SHARE_STEP) return;
      if (of === null) bookVisit.keep(id, reached);
      else mutate({ of, share: reached, isLeaving });
    },
    [id, mutate, share],
  );
  return { share, keep };
}

/** Returns the furthest position of a member in each book or article, and 0 for visitors. */
export function useReadShares(): (id: string) => number {
  const userId = useAccount()?.userId ?? null;
  const { data } = useQuery({ ...readingQuery(userId ?? ''), enabled: userId !== null });
  return (id) => data?.progress[id]?.share ?? 0;
}
