/** A fault that the next calls meet. */
export interface PlannedFailure {
  method: string;
  /** Start of the path, or a regular expression. */
  path: string;
  times: number;
  status: 402 | 429 | 500 | 'disconnect' | 'slow';
  /** How long a slow answer takes. */
  ms?: number;
  /** The connection ends before the work is done instead of after it. */
  before?: boolean;
  /** A 500 that Stripe keeps for the idempotency key, so that a repeated call gets it again. */
  saved?: boolean;
}

export class PlannedFailures {
  private readonly planned: PlannedFailure[] = [];

  add(failure: PlannedFailure): void {
    new RegExp(failure.path);
    this.planned.push({ ...failure });
  }

  /** The failure for a call, which is used up by that. */
  take(method: string, path: string): PlannedFailure | undefined {
    const failure = this.planned.find(
      (one) =>
        one.times > 0 &&
        one.method.toUpperCase() === method &&
        (path.startsWith(one.path) || new RegExp(one.path).test(path)),
    );
    if (failure !== undefined) failure.times -= 1;
    return failure;
  }
}
