import type { LocalDate } from '@alento/domain/time/local-date';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../../lib/session/session.ts';
import { getPlatform } from '../../platform/platform.ts';
import { begunSummary, checkSummary, keepSummary, keptSummary } from './kept/kept-summary.ts';
import { followInsight, type InsightState } from './request/follow-insight.ts';

const IDLE: InsightState = { kind: 'idle', because: 'first' };

function firstState(userId: string | null, today: LocalDate, mark: string): InsightState {
  const insight = keptSummary(userId, today, mark);
  return insight ? { kind: 'shown', insight } : IDLE;
}

/** What is left of a state when the entries it spoke of have changed. */
function afterChange(state: InsightState): InsightState {
  if (state.kind === 'shown') return { kind: 'idle', because: 'entries-changed' };
  return state.kind === 'days' ? IDLE : state;
}

/** The insight of one person's week that ends today; `mark` tells its entries from others. */
export function useInsight(today: LocalDate, mark: string) {
  const [state, setState] = useState(() => firstState(session.userId(), today, mark));
  const running = useRef<AbortController>(null);
  const newest = useRef(mark);

  const ask = useCallback((): void => {
    const userId = session.userId();
    // Two quick taps are one request.
    if (running.current || userId === null) return;
    const leave = new AbortController();
    running.current = leave;
    // Decision D23: the shell's network may be slow to wake, so it asks for longer.
    const profile = getPlatform().os === 'web' ? 'default' : 'extended';
    const done = followInsight({ userId, today, mark: newest.current, profile }, leave.signal, {
      onState: setState,
      onAnswer: ({ insight, mark: asked }) => {
        setState({ kind: 'shown', insight });
        // Of the entries it was asked for: where they changed meanwhile, the next look finds that out.
        keepSummary(userId, insight, asked);
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
    // One that was asked for and left: it was paid for, and is looked for without another tap.
    if (begunSummary(session.userId(), today)) ask();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [today, ask]);

  return { state, ask };
}
