import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { SUMMARY_POLLING, type SummaryPollingProfile } from '@alento/domain/insight/limits';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { faultCopy } from '../insight.copy.ts';
import type { Insight } from '../insight.ts';
import { begunSummary, dropBegun, keepBegun } from '../kept/kept-summary.ts';
import { pause, within } from './abortable.ts';
import { isGone, RequestTimeout, SummaryError } from './summary-errors.ts';

export type Asking = {
  userId: string;
  today: LocalDate;
  /** What the entries look like now. */
  mark: string;
  profile: SummaryPollingProfile;
};
type Listening = Asking & {
  signal: AbortSignal;
  /** Hears of every answer: what answers is not stuck. */
  onSign: () => void;
};
/** A summary, and what its entries looked like when it was asked for. */
export type Answered = { insight: Insight; mark: string };

/** A lost connection is the screen's to try again, where it can say so. */
const ONCE = { repeatable: false };
const POLL_ADDRESS = /^\/api\/weekly-summary\/([\w-]{1,64})$/;

const fault = (code: ErrorCode): SummaryError => new SummaryError(errorText(code));

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A summary, or the plain words that stand for one (core §3). */
function insightOf(data: unknown, today: LocalDate): Insight {
  const { summary, startDate, endDate, writtenBy }: Fields = isRecord(data) ? data : { summary: data };
  if (typeof summary !== 'string' || summary.trim() === '') throw fault('WEEKLY_SUMMARY_NO_CONTENT');
  return {
    text: summary,
    startDate: typeof startDate === 'string' ? startDate : addDays(today, 1 - WEEK_DAYS),
    endDate: typeof endDate === 'string' ? endDate : today,
    writtenBy: writtenBy === 'local' || writtenBy === 'external' ? writtenBy : null,
  };
}

/** Where to ask for it, when the answer was that it has begun; null when the answer is the summary. */
function begunBy(data: unknown): string | null {
  if (!isRecord(data) || 'summary' in data || !('pollUrl' in data || 'requestId' in data)) return null;
  const [, id] = POLL_ADDRESS.exec(String(data.pollUrl)) ?? [];
  if (id === undefined) throw fault('WEEKLY_SUMMARY_NO_POLL_URL');
  return id;
}

/** Asks whether it is there; null where nothing could be heard this time. */
async function look(id: string, { profile, signal, onSign }: Listening) {
  try {
    const { data } = await within(SUMMARY_POLLING[profile].requestTimeoutMs, signal, (leave) =>
      call('GET /weekly-summary/{id}', { params: { id } }, { signal: leave, ...ONCE }),
    );
    onSign();
    return data;
  } catch (error) {
    // A network that comes and goes is asked again; anything else is an answer.
    if (isOffline(error) || error instanceof RequestTimeout) return null;
    throw error;
  }
}

async function poll(id: string, asking: Listening): Promise<Insight> {
  const { attempts, everyMs } = SUMMARY_POLLING[asking.profile];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(everyMs, asking.signal);
    const state = await look(id, asking);
    if (state?.status === 'completed') return insightOf(state, asking.today);
    if (state?.status === 'error') throw new SummaryError(state.message ?? errorText('WEEKLY_SUMMARY_FAILED'));
  }
  throw new SummaryError(faultCopy.pollingTimeout(attempts));
}

/** Waits for one that has begun. However that ends, it is not waited for again; who leaves may come back to it. */
async function follow(id: string, asking: Listening): Promise<Insight> {
  try {
    return await poll(id, asking);
  } finally {
    if (!asking.signal.aborted) dropBegun(asking.userId);
  }
}

async function start(asking: Listening): Promise<Answered> {
  const { userId, today, mark, profile, signal, onSign } = asking;
  const { data }: { data: unknown } = await within(SUMMARY_POLLING[profile].requestTimeoutMs, signal, (leave) =>
    call('POST /weekly-summary', {}, { signal: leave, ...ONCE }),
  );
  onSign();
  if (data === undefined || data === null) throw fault('WEEKLY_SUMMARY_EMPTY');
  const requestId = begunBy(data);
  if (requestId === null) return { insight: insightOf(data, today), mark };
  keepBegun(userId, today, { requestId, mark });
  return { insight: await follow(requestId, asking), mark };
}

/** The week's summary: the one on its way, if this device asked for it, else a new request. */
export async function requestSummary(asking: Listening): Promise<Answered> {
  const begun = begunSummary(asking.userId, asking.today);
  if (!begun) return start(asking);
  try {
    return { insight: await follow(begun.requestId, asking), mark: begun.mark };
  } catch (error) {
    if (isGone(error)) return start(asking);
    throw error;
  }
}
