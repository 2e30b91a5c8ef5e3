import type { AiFailure } from '@alento/domain/assistant/assistant-model';

/** Why a call failed, in words of ours alone: never a service's text, which may repeat a person's. */
export type FailureReason =
  | 'network'
  | 'status'
  | 'circuit-open'
  | 'total-time'
  | 'first-token'
  | 'idle'
  | 'no-text'
  | 'protocol'
  | 'cut-off'
  | 'content-filter'
  | 'too-long'
  | 'aborted';

type Traits = {
  /** Asking again may help. */
  retriable?: boolean;
  /** It tells that the service is unwell, not that this one request was refused. */
  harmsCircuit?: boolean;
  /** HTTP status, where there was one. */
  status?: number;
  /** How long the service asked to be left alone, ms. */
  retryAfterMs?: number;
};

/** An expected refusal of the service inside the adapter; at the port it becomes a value. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly failure: AiFailure;
  readonly reason: FailureReason;
  readonly traits: Traits;

  constructor(failure: AiFailure, reason: FailureReason, traits: Traits = {}) {
    super(`${failure}: ${reason}`);
    this.failure = failure;
    this.reason = reason;
    this.traits = traits;
  }
}

/** The caller gave up: nobody waits for the answer any more, and the service is not to blame. */
export const aborted = (): ServiceFailure => new ServiceFailure('timeout', 'aborted');
