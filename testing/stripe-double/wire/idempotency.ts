import { StripeFailure } from './failure.ts';

/** An answer as it is kept for a repeated call. */
export interface Answer {
  status: number;
  body: string;
}

export interface Kept {
  fingerprint: string;
  /** Absent while the first call is still at work. */
  answer?: Answer | undefined;
}

const inUse = (key: string): StripeFailure =>
  new StripeFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
  });

const otherParameters = (key: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/** Remembers the answers of calls with an idempotency key. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  /** The kept answer; `undefined` if the call is to be made, which then has to be finished or forgotten. */
  begin(key: string, fingerprint: string): Answer | undefined {
    const known = this.kept.get(key);
    if (known === undefined) {
      this.kept.set(key, { fingerprint });
      return undefined;
    }
    if (known.fingerprint !== fingerprint) throw otherParameters(key);
    if (known.answer === undefined) throw inUse(key);
    return known.answer;
  }

  finish(key: string, answer: Answer): void {
    const known = this.kept.get(key);
    if (known !== undefined) known.answer = answer;
  }

  /** A call that failed before its work began can be made again with the same key. */
  forget(key: string): void {
    this.kept.delete(key);
  }

  /** The finished calls, for the state file. */
  entries(): [string, Kept][] {
    return [...this.kept].filter(([, { answer }]) => answer !== undefined);
  }

  restore(entries: readonly [string, Kept][]): void {
    for (const [key, kept] of entries) this.kept.set(key, kept);
  }
}
