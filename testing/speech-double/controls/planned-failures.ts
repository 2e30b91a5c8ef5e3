import type { Call, Reply } from '../exchange.ts';

/** How requests of one kind fail. Without any of the last four they are answered as usual. */
export interface PlannedFailure {
  of: Call;
  /** For how many requests; all of them if not given. */
  times?: number;
  /** Wait before the answer, ms. */
  delayMs?: number;
  /** Status to answer instead. */
  status?: number;
  /** Ends the connection before the answer, or after half of it. */
  cut?: 'before' | 'half-way';
  /** Answers a page of HTML with status 200, as the login page of a network does. */
  wrongType?: boolean;
}

export class PlannedFailures {
  #planned: PlannedFailure[] = [];

  plan(failure: PlannedFailure): void {
    this.#planned.push({ ...failure });
  }

  clear(): void {
    this.#planned = [];
  }

  /** The first failure that is planned for a call, counted down. */
  take(call: Call): PlannedFailure | undefined {
    const planned = this.#planned.find(({ of }) => of === call);
    if (planned?.times !== undefined) {
      planned.times -= 1;
      if (planned.times <= 0) this.#planned = this.#planned.filter((failure) => failure !== planned);
    }
    return planned;
  }
}

const PAGE: Reply = { status: 200, type: 'text/html', body: '<!doctype html><p>Entre na sua rede</p>' };

/** What is answered if `planned` applies to a request that would be answered with `usual`. */
export function plannedReply({ status, wrongType }: PlannedFailure, usual: Reply): Reply {
  if (status !== undefined) {
    const body = JSON.stringify({ error: { message: 'Planned by the test', type: 'server_error' } });
    return { status, type: 'application/json', body };
  }
  return wrongType ? PAGE : usual;
}
