import type { AiFailure } from '@alento/domain/assistant/assistant-model';

export type CallCounters = {
  calls: number;
  failures: Record<AiFailure, number>;
  /** Calls whose caller gave up. */
  aborted: number;
  inputTokens: number;
  outputTokens: number;
  /** US-dollar cents; 0 without prices. */
  costCents: number;
};

/** What was asked of the service since the process began: numbers alone. */
export const newCounters = (): CallCounters => ({
  calls: 0,
  failures: { timeout: 0, unavailable: 0, empty: 0, 'bad-answer': 0 },
  aborted: 0,
  inputTokens: 0,
  outputTokens: 0,
  costCents: 0,
});

/** Prices in US-dollar cents for a million tokens. */
export type CostPerMillion = { input: number; output: number };

const MILLION = 1_000_000;

/** What a call cost, in US-dollar cents. */
export const costOf = (tokens: { input: number; output: number }, price: CostPerMillion): number =>
  (tokens.input * price.input + tokens.output * price.output) / MILLION;
