import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { session } from '../../../lib/session/session.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { changeReading, readingQuery } from '../../../state/content/content.queries.ts';
import type { Reader } from '../../../state/content/content-keys.ts';
import { SHARE_STEP } from './book-chapters.ts';
import { bookVisit } from './book-visit.ts';

export type KeepPlace = (of: Reader, share: number, told: { isLeaving: boolean }) => void;
type BookProgress = {
  /** The furthest place, 0 to 1: a member's from any device, a visitor's of this visit. */
  share: number;
  /** Tells a place that somebody reached; of who reads no longer it is dropped. */
  keep: KeepPlace;
};

/** How far a book was read, and a way to tell that it was read on. */
export function useBookProgress(id: string): BookProgress {
  const userId = useAccount()?.userId ?? null;
  const client = useQueryClient();
  const { data } = useQuery({ ...readingQuery(userId ?? ''), enabled: userId !== null });
  const visited = useSyncExternalStore(
    bookVisit.subscribe,
    () => bookVisit.shareOf(id),
    () => 0,
  );
  // A place that could not be kept is told again with the next one: nothing to trouble a reader with.
  const { mutate } = useMutation({
    mutationFn: ({ of, share, isLeaving }: { of: string; share: number; isLeaving: boolean }) =>
      changeReading(client, of, id, { share }, { isLeaving }),
  });
  const share = userId === null ? visited : (data?.progress[id]?.share ?? 0);
  const keep = useCallback(
    (of: Reader, reached: number, { isLeaving }: { isLeaving: boolean }) => {
      // Signing out leaves the page too: its last place is not the next person's.
      if (of !== session.userId() || reached < share + SHARE_STEP) return;
      if (of === null) bookVisit.keep(id, reached);
      else mutate({ of, share: reached, isLeaving });
    },
    [id, mutate, share],
  );
  return { share, keep };
}

/** How far a member read each piece; a visitor is told nothing. */
export function useReadShares(): (id: string) => number {
  const userId = useAccount()?.userId ?? null;
  const { data } = useQuery({ ...readingQuery(userId ?? ''), enabled: userId !== null });
  return (id) => data?.progress[id]?.share ?? 0;
}
