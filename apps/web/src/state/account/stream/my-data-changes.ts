import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { analyticsKeys } from '../../mood/analytics.keys.ts';
import { moodKeys } from '../../mood/mood-entry.keys.ts';
import { healthRecordKeys } from '../health-record.keys.ts';
import { myDataKeys } from '../my-data.keys.ts';

/**
 * Reads exports, imports and health records again, because one of them has gone on. The diary and the overview are only
 * marked as stale: an import sends many such events, and the next screen that is opened reads them again.
 */
export function readMyDataAgain(userId: string): void {
  if (session.userId() !== userId) return;
  for (const queryKey of [myDataKeys.exports(), myDataKeys.imports(), healthRecordKeys.all()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  for (const queryKey of [myDataKeys.overview(), moodKeys.all(), analyticsKeys.all()]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
