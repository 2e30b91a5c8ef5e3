import type { AiFailure } from '@alento/domain/assistant/assistant-model';

/** Reason of a failure. It never contains a text of the service, which may quote the person's text. */
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
  | 'tools'
  | 'thoughts'
  | 'aborted';

type Traits = {
  /** Whether a retry may succeed. */
  retriable?: boolean;
  /** Whether the circuit breaker counts the failure. It doesn't count failures that only this request causes. */
  harmsCircuit?: boolean;
  /** HTTP status, if there was a response. */
  status?: number;
  /** Whether the model can't use tools, so that the same request without them may succeed. */
  withoutTools?: boolean;
  /** The tag that ends thoughts whose beginning wasn't marked. */
  thoughtTag?: string;
  /** Value of Retry-After, ms. */
  retryAfterMs?: number;
};

/** An expected failure of the service. It is thrown within the adapter, which returns it to callers as a value. */
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

/** Creates the failure for a call that the caller aborted. The service didn't fail. */
export const aborted = (): ServiceFailure => new ServiceFailure('timeout', 'aborted');
