/** Prices in US-dollar cents for a million tokens. */
export type CostPerMillion = { input: number; output: number };

const MILLION = 1_000_000;

/** What a call cost, in US-dollar cents. */
export const costOf = (tokens: { input: number; output: number }, price: CostPerMillion): number =>
  (tokens.input * price.input + tokens.output * price.output) / MILLION;
