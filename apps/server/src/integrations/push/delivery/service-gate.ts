import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  noJitterGenerator,
} from 'cockatiel';
import type { Logger } from 'pino';
import type { PushResult } from '../push-sender.ts';
import type { Attempt } from './attempt.ts';

const FAILURES_UNTIL_OPEN = 5;
const FIRST_BREAK_MS = 10_000;
const LONGEST_BREAK_MS = 300_000;

const UNAVAILABLE: PushResult = { outcome: 'later', afterMs: null };

/**
 * Spares a push service that can't take messages: no request while it asks to wait (Retry-After), and after five
 * failures in a row only one probe, at intervals from ten seconds to five minutes. A service that is down for an hour
 * gets about twenty requests, besides those that were under way when it failed.
 */
export class ServiceGate {
  #pausedUntil = 0;
  readonly #circuit = circuitBreaker(
    handleWhenResult((attempt) => (attempt as Attempt).failed),
    {
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: FIRST_BREAK_MS,
        maxDelay: LONGEST_BREAK_MS,
        generator: noJitterGenerator,
      }),
    },
  );

  readonly #log: Logger;

  /** @param host of the service. Of the address only this is logged: paths and tokens identify people. */
  constructor(host: string, log: Logger) {
    this.#log = log.child({ host });
    this.#circuit.onBreak(() => this.#log.warn('a push service failed repeatedly: only probes are sent to it'));
    this.#circuit.onReset(() => this.#log.info('a push service takes messages again'));
  }

  /** Makes the request, unless the service must be spared. The request must not throw. */
  async run(request: () => Promise<Attempt>): Promise<PushResult> {
    const waitMs = this.#pausedUntil - Date.now();
    if (waitMs > 0) return { outcome: 'later', afterMs: waitMs };
    // While one probe is under way the library lets others wait for it; a sender has better things to do.
    if (this.#circuit.state === CircuitState.HalfOpen) return UNAVAILABLE;
    try {
      const { result, pauseMs } = await this.#circuit.execute(request);
      if (pauseMs !== null) this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + pauseMs);
      if (result.outcome === 'refused') this.#log.warn({ status: result.status }, 'a push service refused a message');
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError) return UNAVAILABLE;
      throw error;
    }
  }

  /** Whether the gate holds no state that a later request needs. */
  get isIdle(): boolean {
    return this.#pausedUntil <= Date.now() && this.#circuit.state === CircuitState.Closed;
  }
}
