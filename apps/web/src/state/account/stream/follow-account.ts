import type { PlanId } from '@alento/domain/plan/plans';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { underLock } from '../../../platform/locks.ts';
import { openChannel } from '../../../platform/tab-channel.ts';
import { analyticsKeys } from '../../mood/analytics.keys.ts';
import { moodKeys } from '../../mood/mood-entry.keys.ts';
import { healthRecordKeys } from '../health-record.keys.ts';
import { myDataKeys } from '../my-data.keys.ts';
import { sharingKeys } from '../sharing.keys.ts';
import { type AccountChange, listen } from './listen.ts';
import { followPlanChanges, isAnotherPlan, readPlanAgain, refetchPlanOlderThan } from './plan-changes.ts';

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

/**
 * Reads again what is shared by and with the person, because a share has changed or events may have been missed. The
 * shared data itself is not read: each reading of it is in its owner's log, where only readings that somebody made
 * belong. A share that has ended is noticed by the calls about the share, which are in no log.
 */
function readSharingAgain(userId: string): void {
  if (session.userId() !== userId) return;
  const longest = sharingKeys.patient('').length;
  void queryClient.invalidateQueries({
    queryKey: sharingKeys.all(),
    predicate: ({ queryKey }) => queryKey.length <= longest,
  });
}

/** A hidden tab closes the stream after this time, ms. */
const HIDDEN_MS = 60_000;
/** A tab to which the person returns reads the plan again if it was read longer ago than this, ms. */
const RETURN_MS = 30_000;

/** Runs the work in one tab of this browser at a time; in each tab if the browser has no locks. */
async function lead(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    await underLock(name, work, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Opens a stream while the tab is visible, and a while longer. Returns a function that closes it. */
function whileVisible(start: (signal: AbortSignal) => void, returned: () => void): () => void {
  const ended = new AbortController();
  let open: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(timer);
    open?.abort();
    open = null;
  };
  const begin = (): void => {
    clearTimeout(timer);
    if (open) return;
    open = new AbortController();
    start(open.signal);
  };
  const look = (): void => {
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(close, HIDDEN_MS);
      return;
    }
    begin();
    returned();
  };
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  // The browser can't keep a page with an open connection for going back to it.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  if (document.visibilityState !== 'hidden') begin();
  return () => {
    ended.abort();
    close();
  };
}

/**
 * Follows the events of an account: one tab of the browser holds the stream and tells the others. Returns a function
 * that ends it.
 */
export function followAccount(userId: string): () => void {
  const name = `alento:account:${userId}`;
  const tabs = openChannel(name);
  const readers: Record<AccountChange, () => void> = {
    plan: () => void readPlanAgain(userId),
    'my-data': () => readMyDataAgain(userId),
    sharing: () => readSharingAgain(userId),
  };
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<AccountChange>) => readers[data]();
  const announce = (what: AccountChange): void => {
    tabs?.postMessage(what);
    readers[what]();
  };
  const opened = (planId: PlanId, again: boolean): void => {
    if (again || isAnotherPlan(planId)) announce('plan');
    if (again) announce('my-data');
    announce('sharing');
  };
  const stopChanges = followPlanChanges();
  const stopStream = whileVisible(
    (signal) => void lead(name, signal, () => listen({ changed: announce, opened }, signal)),
    () => void refetchPlanOlderThan(userId, RETURN_MS),
  );
  return () => {
    stopStream();
    stopChanges();
    tabs?.close();
  };
}
