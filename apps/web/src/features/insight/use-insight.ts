import type { LocalDate } from '@alento/domain/time/local-date';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/session.ts';
import { getPlatform } from '../../platform/platform.ts';
import { cachedSummary, cacheSummary, checkSummary, runningRequest } from './cache/cached-summary.ts';
import { followInsight, type InsightState } from './request/follow-insight.ts';

const IDLE: InsightState = { kind: 'idle', because: 'first' };

function firstState(userId: string | null, today: LocalDate, mark: string): InsightState {
  const insight = cachedSummary(userId, today, mark);
  return insight ? { kind: 'ready', insight } : IDLE;
}

/** Returns the state after the entries changed. */
function afterChange(state: InsightState): InsightState {
  if (state.kind === 'ready') return { kind: 'idle', because: 'entries-changed' };
  return state.kind === 'days' ? IDLE : state;
}

/** State of the insight of the week that ends today. `mark` is the entries' fingerprint. */
export function useInsight(today: LocalDate, mark: string) {
  const [state, setState] = useState(() => firstState(session.userId(), today, mark));
  const running = useRef<AbortController>(null);
  const newest = useRef(mark);

  const ask = useCallback((): void => {
    const userId = session.userId();
    // Two quick taps send one request.
    if (running.current || userId === null) return;
    const leave = new AbortController();
    running.current = leave;
    // The native app's network may be slow to wake up, so it polls longer.
    const profile = getPlatform().os === 'web' ? 'default' : 'extended';
    const done = followInsight({ userId, today, mark: newest.current, profile }, leave.signal, {
      onState: setState,
      onAnswer: ({ insight, mark: requestMark }) => {
        setState({ kind: 'ready', insight });
        // The summary is cached under the fingerprint at the time of the request: if entries changed meanwhile, the
        // next check drops it. After midnight the fingerprint is that of another week.
        cacheSummary(userId, insight, insight.endDate === today ? requestMark : newest.current);
      },
    });
    void done.finally(() => {
      if (running.current === leave) running.current = null;
    });
  }, [today]);

  useEffect(() => {
    const userId = session.userId();
    if (userId !== null) checkSummary(userId, today, mark);
    if (newest.current === mark) return;
    newest.current = mark;
    setState(afterChange);
  }, [today, mark]);

  useEffect(() => {
    // Continues a request of an earlier visit. It was already counted towards the limit, so no tap is needed.
    if (runningRequest(session.userId())) ask();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [ask]);

  return { state, ask };
}
