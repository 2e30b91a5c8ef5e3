import type { AiFailure, AiResult } from '@alento/domain/assistant/assistant-model';
import type { Logger } from 'pino';
import type { Resilience } from './resilience.ts';
import { ServiceFailure } from './service-failure.ts';

/** Prices in US cents per million tokens. */
export type CostPerMillion = { input: number; output: number };
const MILLION = 1_000_000;

/** Measurements of an attempt, set while it runs. */
export type CallNotes = {
  attempts: number;
  firstTokenAt: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  toolCalls: number;
  /** Whether the request was repeated without tools. */
  withoutTools: boolean;
};

type Options = {
  model: string;
  log: Logger;
  clock: () => number;
  patience: Resilience;
  costPerMillion?: CostPerMillion | undefined;
};
type Call<T> = { name: string; signal: AbortSignal; attempt: (signal: AbortSignal, notes: CallNotes) => Promise<T> };
type Outcome = 'ok' | AiFailure | 'aborted' | 'bug';

/** Runs calls of the external service and logs one line for each, without any text of the conversation. */
export function meteredCalls({ model, log, clock, patience, costPerMillion }: Options) {
  function finish(call: string, startedAt: number, notes: CallNotes, outcome: Outcome, failure?: ServiceFailure) {
    const { inputTokens, outputTokens } = notes;
    const costCents =
      costPerMillion &&
      ((inputTokens ?? 0) * costPerMillion.input + (outputTokens ?? 0) * costPerMillion.output) / MILLION;
    log.info(
      {
        call,
        model,
        ms: clock() - startedAt,
        firstTokenMs: notes.firstTokenAt === null ? null : notes.firstTokenAt - startedAt,
        attempts: notes.attempts,
        inputTokens,
        outputTokens,
        ...(notes.toolCalls > 0 ? { toolCalls: notes.toolCalls } : {}),
        ...(notes.withoutTools ? { withoutTools: true } : {}),
        ...(costCents === undefined ? {} : { costCents }),
        outcome,
        ...(failure ? { reason: failure.reason } : {}),
        ...(failure?.traits.status === undefined ? {} : { status: failure.traits.status }),
      },
      'ai call',
    );
  }

  return async <T>({ name, signal, attempt }: Call<T>): Promise<AiResult<T>> => {
    const startedAt = clock();
    const notes: CallNotes = {
      attempts: 0,
      firstTokenAt: null,
      inputTokens: null,
      outputTokens: null,
      toolCalls: 0,
      withoutTools: false,
    };
    const noted = (inTime: AbortSignal) => {
      notes.attempts += 1;
      return attempt(inTime, notes);
    };
    try {
      const value = await patience.run(noted, signal);
      finish(name, startedAt, notes, 'ok');
      return { ok: true, value };
    } catch (error) {
      if (!(error instanceof ServiceFailure)) {
        finish(name, startedAt, notes, 'bug');
        throw error;
      }
      finish(name, startedAt, notes, error.reason === 'aborted' ? 'aborted' : error.failure, error);
      return { ok: false, failure: error.failure };
    }
  };
}
