import {
  INSIGHT_ASYNC_WAIT_MS,
  INSIGHT_FAILURE_DISPLAY_MS,
  INSIGHT_RETRIES,
  INSIGHT_RETRY_EVERY_MS,
  INSIGHT_STUCK_MS,
  INSIGHT_STUCK_RETRY_MS,
} from '@alento/domain/insight/limits';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Intent } from '../../../lib/intent/intent.ts';
import type { Insight } from '../insight.ts';
import { pause } from './pause.ts';
import { type Answered, requestSummary, type SummaryRequest } from './request-summary.ts';
import { SummaryError, summaryErrorKind } from './summary-errors.ts';

/** The state of the insight card. */
export type InsightState =
  | { kind: 'idle'; because: 'first' | 'entries-changed' | 'late' }
  | { kind: 'loading' }
  | { kind: 'retrying'; attempt: number; reason: string | null }
  | { kind: 'waiting' }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'limit' }
  | { kind: 'days' }
  | { kind: 'ready'; insight: Insight };

type Show = {
  onState: (state: InsightState) => void;
  onAnswer: (answer: Answered) => void;
};
type Tried = { answer: Answered } | { error: unknown } | 'stuck';

/**
 * Sends one request and polls for its result. It times out after a minute without any response, not after a minute in
 * total: the native app polls for longer, and each response shows that the server is working.
 */
async function attempt(request: SummaryRequest, intent: Intent<null>, signal: AbortSignal): Promise<Tried> {
  const stop = new AbortController();
  const leave = (): void => stop.abort();
  let isStuck = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStuck = true;
      leave();
    }, INSIGHT_STUCK_MS);
  };
  signal.addEventListener('abort', leave);
  onSign();
  try {
    return { answer: await requestSummary({ ...request, intent, signal: stop.signal, onSign }) };
  } catch (error) {
    return isStuck ? 'stuck' : { error };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

/** The specified text for a response that isn't a summary. A lost connection has none. */
const reasonOf = (tried: Tried): string | null =>
  tried !== 'stuck' && 'error' in tried && tried.error instanceof SummaryError ? tried.error.message : null;

async function follow(request: SummaryRequest, signal: AbortSignal, { onState, onAnswer }: Show): Promise<void> {
  let retries = 0;
  let reason: string | null = null;
  let hasWaited = false;
  const intent = new Intent<null>();
  onState({ kind: 'loading' });
  for (;;) {
    const tried = await attempt(request, intent, signal);
    if (signal.aborted) return;
    if (tried !== 'stuck' && 'answer' in tried) return onAnswer(tried.answer);
    const verdict = tried === 'stuck' ? 'again' : summaryErrorKind(tried.error);
    if (verdict === 'limit' || verdict === 'days') return onState({ kind: verdict });
    if (verdict === 'refused' && tried !== 'stuck') {
      return onState({ kind: 'refused', message: messageOf(tried.error) });
    }
    if (verdict === 'processing') {
      onState({ kind: 'waiting' });
      await pause(INSIGHT_ASYNC_WAIT_MS, signal);
      // The second request doesn't count towards the limit, because the server returns the running summary. A third
      // one is sent only by a tap.
      if (hasWaited) return onState({ kind: 'idle', because: 'late' });
      hasWaited = true;
      onState({ kind: 'loading' });
      continue;
    }
    reason = reasonOf(tried);
    // A request that timed out counts as a retry too, so that an open page doesn't retry without end.
    if (retries >= INSIGHT_RETRIES) break;
    retries += 1;
    if (tried === 'stuck') {
      onState({ kind: 'loading' });
      await pause(INSIGHT_STUCK_RETRY_MS, signal);
    } else {
      onState({ kind: 'retrying', attempt: retries, reason });
      await pause(INSIGHT_RETRY_EVERY_MS, signal);
    }
  }
  onState({ kind: 'failed', reason });
  await pause(INSIGHT_FAILURE_DISPLAY_MS, signal);
  onState({ kind: 'idle', because: 'first' });
}

/** Requests the week's insight and reports each state. Reports nothing after an abort. */
export async function followInsight(request: SummaryRequest, signal: AbortSignal, show: Show): Promise<void> {
  try {
    await follow(request, signal, show);
  } catch (error) {
    // The request was aborted during a wait, so nothing is reported.
    if (!signal.aborted) throw error;
  }
}
