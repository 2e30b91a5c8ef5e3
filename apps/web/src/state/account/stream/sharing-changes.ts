import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { sharingKeys } from '../sharing.keys.ts';

/**
 * Reads again what is shared by and with the person, because a share has changed or events may have been missed. The
 * shared data itself is not read: each reading of it is in its owner's log, where only readings that somebody made
 * belong. A share that has ended is noticed by the calls about the share, which are in no log.
 */
export function readSharingAgain(userId: string): void {
  if (session.userId() !== userId) return;
  const longest = sharingKeys.patient('').length;
  void queryClient.invalidateQueries({
    queryKey: sharingKeys.all(),
    predicate: ({ queryKey }) => queryKey.length <= longest,
  });
}
