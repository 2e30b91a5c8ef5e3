import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { sharingKeys } from '../sharing.keys.ts';

/** Reads everything about sharing again, because something shared with or by the person has changed. */
export function readSharingAgain(userId: string): void {
  if (session.userId() === userId) void queryClient.invalidateQueries({ queryKey: sharingKeys.all() });
}

/**
 * Reads again whether shares continue, because events were missed before the stream was open. The data itself is not
 * read again: a share that has ended is noticed by these calls, which are not in the person's log.
 */
export function checkSharing(userId: string): void {
  if (session.userId() !== userId) return;
  const longest = sharingKeys.patient('').length;
  void queryClient.invalidateQueries({
    queryKey: sharingKeys.all(),
    predicate: ({ queryKey }) => queryKey.length <= longest,
  });
}
