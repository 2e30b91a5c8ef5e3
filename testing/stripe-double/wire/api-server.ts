import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { newId } from '../objects/ids.ts';
import type { Context } from '../store/context.ts';
import { type ErrorBody, StripeFailure } from './failure.ts';
import type { PlannedFailure, PlannedFailures } from './failures.ts';
import { decodeForm, type Form } from './form.ts';
import { type Answer, IdempotencyKeys } from './idempotency.ts';
import { Parameters } from './parameters.ts';
import { present } from './present.ts';
import { type Route, routeOf } from './route.ts';

/** One API request as the log keeps it. */
export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  body: Form;
  idempotencyKey: string | null;
}

const answerOf = (status: number, body: object): Answer => ({ status, body: `${JSON.stringify(body, null, 2)}\n` });
const failed = (failure: StripeFailure): Answer => answerOf(failure.status, { error: failure.body });

const PLANNED: Readonly<Record<402 | 429 | 500, ErrorBody>> = {
  402: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
  500: { type: 'api_error', message: 'An unknown error occurred.' },
};

/** Whether Stripe keeps an answer for the idempotency key: bad parameters fail before the work begins. */
const isKept = (failure: StripeFailure): boolean =>
  failure.status === 402 || (failure.status === 400 && /^charge_/.test(failure.body.code ?? ''));

export class ApiServer {
  readonly requests: LoggedRequest[] = [];
  readonly keys = new IdempotencyKeys();
  private readonly context: Context;
  private readonly routes: readonly Route[];
  private readonly secretKey: string;
  private readonly failures: PlannedFailures;
  private readonly beforeEach: () => void;

  constructor(
    context: Context,
    routes: readonly Route[],
    secretKey: string,
    failures: PlannedFailures,
    beforeEach: () => void,
  ) {
    this.context = context;
    this.routes = routes;
    this.secretKey = secretKey;
    this.failures = failures;
    this.beforeEach = beforeEach;
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' && method === 'POST' ? key : null;
    response.setHeader('Request-Id', newId('req', 14));
    response.setHeader('Stripe-Version', Stripe.API_VERSION);
    if (idempotencyKey !== null) response.setHeader('Idempotency-Key', idempotencyKey);
    const planned = this.failures.take(method, url.pathname);
    const answer = await this.answer(request, response, { method, url, body, idempotencyKey, planned });
    if (planned?.status === 'disconnect') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    call: {
      method: string;
      url: URL;
      body: string;
      idempotencyKey: string | null;
      planned: PlannedFailure | undefined;
    },
  ): Promise<Answer> {
    const { method, url, body, idempotencyKey, planned } = call;
    try {
      this.authorize(request);
      // The SDK sends the parameters of GET and DELETE in the query.
      const form = decodeForm(method === 'POST' ? body : url.search);
      const at = new Date(this.context.now() * 1000).toISOString();
      this.requests.push({ at, method, path: url.pathname, body: form, idempotencyKey });
      if (planned?.status === 429 || (planned?.status === 500 && planned.saved !== true)) {
        throw new StripeFailure(planned.status, PLANNED[planned.status]);
      }
      if (planned?.status === 'disconnect' && planned.before === true) return answerOf(200, {});
      if (idempotencyKey === null) return await this.work(method, url.pathname, form, planned);
      const fingerprint = `${method} ${url.pathname} ${body}`;
      const kept = this.keys.begin(idempotencyKey, fingerprint);
      if (kept !== undefined) {
        response.setHeader('Idempotent-Replayed', 'true');
        return kept;
      }
      return await this.workOnce(idempotencyKey, () => this.work(method, url.pathname, form, planned));
    } catch (error) {
      if (error instanceof StripeFailure) return failed(error);
      throw error;
    }
  }

  private async workOnce(key: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work();
      this.keys.finish(key, answer);
      return answer;
    } catch (error) {
      if (error instanceof StripeFailure && (isKept(error) || error.status === 500)) {
        this.keys.finish(key, failed(error));
      } else this.keys.forget(key);
      throw error;
    }
  }

  private async work(method: string, path: string, form: Form, planned: PlannedFailure | undefined): Promise<Answer> {
    if (planned?.status === 'slow') await sleep(planned.ms ?? 1000);
    if (planned?.status === 402 || planned?.status === 500) {
      throw new StripeFailure(planned.status, PLANNED[planned.status]);
    }
    const matched = routeOf(this.routes, method, path);
    if (matched === undefined) {
      const message = `Unrecognized request URL (${method}: ${path}), or one that the double doesn't imitate.`;
      throw new StripeFailure(404, { type: 'invalid_request_error', message });
    }
    this.beforeEach();
    const parameters = new Parameters(form);
    const object = matched.route.run({ context: this.context, id: matched.id, parameters });
    return answerOf(200, present(this.context.store, object, parameters.texts('expand')));
  }

  private authorize(request: IncomingMessage): void {
    const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
    const key = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().replace(/:$/, '') : credentials;
    const [given, wanted] = [Buffer.from(key), Buffer.from(this.secretKey)];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      const shown = key === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${key.slice(0, 8)}***`;
      throw new StripeFailure(401, { type: 'invalid_request_error', message: shown });
    }
    const version = request.headers['stripe-version'];
    if (version !== undefined && version !== Stripe.API_VERSION) {
      const message = `Invalid Stripe API version: ${String(version)}. The double speaks ${Stripe.API_VERSION}.`;
      throw new StripeFailure(400, { type: 'invalid_request_error', message });
    }
  }
}
