import type { AiCondition } from '@alento/domain/assistant/assistant-model';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import type { Logger } from 'pino';
import { aborted, ServiceFailure } from './service-failure.ts';

export type ResilienceLimits = {
  /** Timeout of a call with all attempts and the delays between them. */
  totalMs: number;
  /** Number of retries. */
  retries: number;
  backoffMs: number;
  backoffMaxMs: number;
  /** If Retry-After is longer, the call is not retried. */
  retryAfterMaxMs: number;
  /** After how many consecutive failures the circuit opens, and for how long. */
  failuresToOpen: number;
  openMs: number;
};

export const RESILIENCE: ResilienceLimits = {
  totalMs: 60_000,
  retries: 2,
  backoffMs: 300,
  backoffMaxMs: 3000,
  retryAfterMaxMs: 5000,
  failuresToOpen: 5,
  openMs: 30_000,
};

type Options = { limits: ResilienceLimits; clock: () => number; log: Logger };
type Attempt<T> = (signal: AbortSignal) => Promise<T>;

export type Resilience = {
  /**
   * Runs an attempt with retries. Rejects with a ServiceFailure if the service fails, a timeout expires or the caller
   * aborts. Any other error is a bug.
   */
  run<T>(attempt: Attempt<T>, signal: AbortSignal): Promise<T>;
  circuit(): AiCondition['circuit'];
};

/** Creates timeout, retries with backoff and circuit breaker for one service. */
export function resilience({ limits, clock, log }: Options): Resilience {
  let openedAt = 0;
  const breaker = circuitBreaker(
    // A trial request that was aborted or failed because of a bug doesn't prove that the service works, so the
    // circuit opens again.
    handleWhen((error) =>
      error instanceof ServiceFailure && error.reason !== 'aborted'
        ? error.traits.harmsCircuit === true
        : breaker.state === CircuitState.HalfOpen,
    ),
    { breaker: new ConsecutiveBreaker(limits.failuresToOpen), halfOpenAfter: limits.openMs },
  );
  breaker.onBreak(() => {
    openedAt = clock();
    log.warn({ circuit: 'open' }, 'external service fails again and again: it is left alone for a while');
  });
  breaker.onReset(() => log.info({ circuit: 'closed' }, 'external service answers again'));

  const whole = timeout(limits.totalMs, TimeoutStrategy.Aggressive);
  // The process may end although a retry is pending.
  const again = retry(
    handleWhen((error) => error instanceof ServiceFailure && worthAnother(error, limits)),
    { maxAttempts: limits.retries, backoff: backoffOf(limits) },
  ).dangerouslyUnref();

  return {
    async run(attempt, signal) {
      if (signal.aborted) throw aborted();
      try {
        return await whole.execute(
          ({ signal: inTime }) =>
            again.execute(() => {
              if (inTime.aborted) throw endedBy(signal);
              // Only one trial request is sent at a time. Other calls fail at once instead of waiting for it.
              if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
              return breaker.execute(() => ended(attempt, inTime, signal), inTime);
            }, inTime),
          signal,
        );
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ServiceFailure('unavailable', 'circuit-open');
        if (error instanceof TaskCancelledError) throw endedBy(signal);
        throw error;
      }
    },
    circuit() {
      if (breaker.state === CircuitState.Closed) return 'closed';
      if (breaker.state === CircuitState.HalfOpen) return 'half-open';
      return clock() - openedAt >= limits.openMs ? 'half-open' : 'open';
    },
  };
}

/** Runs an attempt. Any error after the signal aborted is reported as the caller's abort or as the timeout. */
async function ended<T>(attempt: Attempt<T>, inTime: AbortSignal, caller: AbortSignal): Promise<T> {
  try {
    return await attempt(inTime);
  } catch (error) {
    throw inTime.aborted ? endedBy(caller) : error;
  }
}

const endedBy = (caller: AbortSignal): ServiceFailure =>
  caller.aborted ? aborted() : new ServiceFailure('timeout', 'total-time', { harmsCircuit: true });

const worthAnother = ({ traits }: ServiceFailure, { retryAfterMaxMs }: ResilienceLimits): boolean =>
  traits.retriable === true && (traits.retryAfterMs ?? 0) <= retryAfterMaxMs;

type RetryContext = IRetryBackoffContext<unknown>;

/** Exponential backoff with jitter, at least as long as Retry-After. */
function backoffOf({ backoffMs, backoffMaxMs }: ResilienceLimits): IBackoffFactory<RetryContext> {
  const exponential = new ExponentialBackoff({ initialDelay: backoffMs, maxDelay: backoffMaxMs });
  const from = (inner: IBackoff<unknown>, { result }: RetryContext): IBackoff<RetryContext> => {
    const retryAfterMs =
      'error' in result && result.error instanceof ServiceFailure ? result.error.traits.retryAfterMs : 0;
    return {
      duration: Math.max(inner.duration, retryAfterMs ?? 0),
      next: (context) => from(inner.next(undefined), context),
    };
  };
  return { next: (context) => from(exponential.next(), context) };
}
