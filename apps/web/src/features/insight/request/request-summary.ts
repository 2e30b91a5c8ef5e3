import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { SUMMARY_POLLING, type SummaryPollingProfile } from '@alento/domain/insight/limits';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { CallTimeout, withinTimeout } from '../../../lib/api/within-timeout.ts';
import type { Intent } from '../../../lib/intent/intent.ts';
import { isRecord } from '../../../lib/parse-json.ts';
import { dropRunningRequest, runningRequest, storeRunningRequest } from '../cache/cached-summary.ts';
import { faultCopy } from '../insight.copy.ts';
import type { Insight } from '../insight.ts';
import { pause } from './pause.ts';
import { isGone, SummaryError } from './summary-errors.ts';

export type SummaryRequest = {
  userId: string;
  today: LocalDate;
  /** The fingerprint of the current entries. */
  mark: string;
  profile: SummaryPollingProfile;
};
type Listening = SummaryRequest & {
  /** Keeps the idempotency key while it is unknown whether the server has the request. */
  intent: Intent<null>;
  signal: AbortSignal;
  /** Called for every response, so that the caller restarts its timeout. */
  onSign: () => void;
};
/** A summary, and the fingerprint of the entries at the time of the request. */
export type Answered = { insight: Insight; mark: string };

/** The screen retries a lost connection itself, because it shows each retry. */
const ONCE = { repeatable: false };
const POLL_ADDRESS = /^\/api\/weekly-summary\/([\w-]{1,64})$/;

const fault = (code: ErrorCode): SummaryError => new SummaryError(errorText(code));

/** Parses a summary, which may be a plain string. */
function insightOf(data: unknown, today: LocalDate): Insight {
  const { summary, startDate, endDate, writtenBy }: Readonly<Record<string, unknown>> = isRecord(data)
    ? data
    : { summary: data };
  if (typeof summary !== 'string' || summary.trim() === '') throw fault('WEEKLY_SUMMARY_NO_CONTENT');
  return {
    text: summary,
    startDate: typeof startDate === 'string' ? startDate : addDays(today, 1 - WEEK_DAYS),
    endDate: typeof endDate === 'string' ? endDate : today,
    writtenBy: writtenBy === 'local' || writtenBy === 'external' ? writtenBy : null,
  };
}

/**
 * Returns the id of the summary to poll if the response means that it is being written. Null if the response is the
 * summary.
 */
function begunBy(data: unknown): string | null {
  if (!isRecord(data) || 'summary' in data || !('pollUrl' in data || 'requestId' in data)) return null;
  const [, id] = POLL_ADDRESS.exec(String(data.pollUrl)) ?? [];
  if (id === undefined) throw fault('WEEKLY_SUMMARY_NO_POLL_URL');
  return id;
}

/** Polls once. Null after a network failure or timeout. */
async function look(id: string, { profile, signal, onSign }: Listening) {
  try {
    const { data } = await withinTimeout(
      (leave) => call('GET /weekly-summary/{id}', { params: { id } }, { signal: leave, ...ONCE }),
      signal,
      SUMMARY_POLLING[profile].requestTimeoutMs,
    );
    onSign();
    return data;
  } catch (error) {
    // After a network failure or timeout the caller polls again. Any other error ends the polling.
    if (isOffline(error) || error instanceof CallTimeout) return null;
    throw error;
  }
}

async function poll(id: string, request: Listening): Promise<Insight> {
  const { attempts, everyMs } = SUMMARY_POLLING[request.profile];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(everyMs, request.signal);
    const state = await look(id, request);
    if (state?.status === 'completed') return insightOf(state, request.today);
    if (state?.status === 'error') throw new SummaryError(state.message ?? errorText('WEEKLY_SUMMARY_FAILED'));
  }
  throw new SummaryError(faultCopy.pollingTimeout(attempts));
}

/**
 * Polls a running summary. Its stored id is deleted afterwards, unless the request was aborted: then the next visit
 * polls it again.
 */
async function follow(id: string, request: Listening): Promise<Insight> {
  try {
    return await poll(id, request);
  } finally {
    if (!request.signal.aborted) dropRunningRequest(request.userId);
  }
}

async function start(request: Listening): Promise<Answered> {
  const { userId, today, mark, profile, intent, signal, onSign } = request;
  const { answer } = await intent.send(null, ({ key }) =>
    withinTimeout(
      (leave) => call('POST /weekly-summary', {}, { signal: leave, idempotencyKey: key, ...ONCE }),
      signal,
      SUMMARY_POLLING[profile].requestTimeoutMs,
    ),
  );
  const data: unknown = answer.data;
  onSign();
  if (data === undefined || data === null) throw fault('WEEKLY_SUMMARY_EMPTY');
  const requestId = begunBy(data);
  if (requestId === null) return { insight: insightOf(data, today), mark };
  storeRunningRequest(userId, { requestId, mark });
  return { insight: await follow(requestId, request), mark };
}

/** Returns the week's summary: polls the one that this device already requested, otherwise sends a new request. */
export async function requestSummary(request: Listening): Promise<Answered> {
  const running = runningRequest(request.userId);
  if (!running) return start(request);
  try {
    return { insight: await follow(running.requestId, request), mark: running.mark };
  } catch (error) {
    if (isGone(error)) return start(request);
    throw error;
  }
}
