import type { Reply } from '../exchange.ts';

/** An answer instead of the usual one. Without a target it is for all of them. */
export interface PlannedAnswer {
  target?: string;
  /** Status to answer; the usual answer if not given. */
  status?: number;
  headers?: Record<string, string>;
  body?: object;
  /** Wait before the answer, ms. */
  delayMs?: number;
  /** Ends the connection instead of answering. */
  drop?: boolean;
  /** For how many requests; all of them if not given. */
  times?: number;
}

export class PlannedAnswers {
  #planned: PlannedAnswer[] = [];

  plan(answer: PlannedAnswer): void {
    this.#planned.push({ ...answer });
  }

  clear(): void {
    this.#planned = [];
  }

  /** The first answer that is planned for a target, counted down. */
  take(target: string): PlannedAnswer | undefined {
    const planned = this.#planned.find((answer) => answer.target === undefined || answer.target === target);
    if (planned?.times !== undefined) {
      planned.times -= 1;
      if (planned.times <= 0) this.#planned = this.#planned.filter((answer) => answer !== planned);
    }
    return planned;
  }
}

/** What is answered if `planned` applies to a request that would be answered with `usual`. */
export const plannedReply = ({ status, headers, body }: PlannedAnswer, usual: Reply): Reply =>
  status === undefined ? usual : { status, ...(headers ? { headers } : {}), ...(body ? { body } : {}) };
