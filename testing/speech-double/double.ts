import type { PlannedFailure } from './controls/planned-failures.ts';
import type { Asked } from './exchange.ts';

export interface SpeechDouble {
  /** Origin; its API is below /v1. */
  readonly address: string;
  /** Requests that kept to the protocol, oldest first. */
  readonly asked: readonly Asked[];
  /** Why other requests were refused. */
  readonly refused: readonly string[];
  /** The files that were transcribed, oldest first. */
  readonly recordings: readonly Buffer[];
  /** Sets the sentence of the recordings with a marker. @param hz one of MARKERS */
  teach(hz: number, text: string): void;
  fail(failure: PlannedFailure): void;
  /** Forgets planned failures, requests and recordings. The sentences stay. */
  reset(): void;
  stop(): Promise<void>;
}
