/** Prices in US cents per million tokens. */
export type CostPerMillion = { input: number; output: number };

const MILLION = 1_000_000;

/** Cost of a call in US cents. */
export const costOf = (tokens: { input: number; output: number }, price: CostPerMillion): number =>
  (tokens.input * price.input + tokens.output * price.output) / MILLION;
