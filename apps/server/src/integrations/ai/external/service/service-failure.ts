import type { AiFailure } from '@alento/domain/assistant/assistant-model';

/** Reason of a failure. Never the service's text, which may repeat a person's. */
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
  /** A retry may succeed. */
  retriable?: boolean;
  /** Counts as a failure of the service for the circuit breaker, unlike a refusal of this request. */
  harmsCircuit?: boolean;
  /** HTTP status, if there was a response. */
  status?: number;
  /** Value of Retry-After, ms. */
  retryAfterMs?: number;
};

/** An expected failure of the service, used inside the adapter; the port returns it as a value. */
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

/** The caller aborted; not a failure of the service. */
export const aborted = (): ServiceFailure => new ServiceFailure('timeout', 'aborted');
