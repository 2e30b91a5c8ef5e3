type Rule = {
  readonly attempts: number;
  /** Wait after the failed attempt of this number (from 1), ms. */
  readonly waitMs: (attempt: number) => number;
  readonly isWorthTrying: (error: unknown) => boolean;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats work that failed, as often as the rule says. Throws the last error. */
export async function tryAgain<Result>(work: () => Promise<Result>, rule: Rule): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= rule.attempts || !rule.isWorthTrying(error)) throw error;
      await wait(rule.waitMs(attempt));
    }
  }
}
