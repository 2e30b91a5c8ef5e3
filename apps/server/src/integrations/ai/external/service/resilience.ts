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
  /** The whole call, with all attempts and the waiting between them. */
  totalMs: number;
  /** Attempts after the first. */
  retries: number;
  backoffMs: number;
  backoffMaxMs: number;
  /** A service that asks to be left alone for longer is not asked again. */
  retryAfterMaxMs: number;
  /** Failed attempts in a row that open the circuit, and how long it stays so. */
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
  /** Rejects with a ServiceFailure for what the service, the time or the caller ended; with anything else for a bug. */
  run<T>(attempt: Attempt<T>, signal: AbortSignal): Promise<T>;
  circuit(): AiCondition['circuit'];
};

/** One service's patience: the whole call in time, attempts again with backoff, a circuit that opens. */
export function resilience({ limits, clock, log }: Options): Resilience {
  let openedAt = 0;
  const breaker = circuitBreaker(
    // The trial of a half-open circuit that ends by an abort or a bug has shown nothing: it opens again.
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
  // An attempt whose caller is gone, or that waits to be made again, must not hold the process.
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
              // One trial at a time: nobody waits for another person's.
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

/** Whatever an attempt throws once its time is over, it was ended, by the caller or by the time. */
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

/** Exponential with jitter, and never sooner than the service asked. */
function backoffOf({ backoffMs, backoffMaxMs }: ResilienceLimits): IBackoffFactory<RetryContext> {
  const exponential = new ExponentialBackoff({ initialDelay: backoffMs, maxDelay: backoffMaxMs });
  const from = (inner: IBackoff<unknown>, { result }: RetryContext): IBackoff<RetryContext> => {
    const asked = 'error' in result && result.error instanceof ServiceFailure ? result.error.traits.retryAfterMs : 0;
    return { duration: Math.max(inner.duration, asked ?? 0), next: (context) => from(inner.next(undefined), context) };
  };
  return { next: (context) => from(exponential.next(), context) };
}
