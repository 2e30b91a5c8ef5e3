import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { takePlanned } from '../../take-planned.ts';
import { newId } from '../objects/ids.ts';
import type { Context, IdempotentCall } from '../store/store.ts';
import { PLANNED, type PlannedFailure, StripeFailure } from './failure.ts';
import { decodeForm, type Form, Parameters } from './parameters.ts';
import { present } from './present.ts';
import { type Routes, routeOf } from './route.ts';

/** One API request as the log keeps it. */
export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  body: Form;
  idempotencyKey: string | null;
}

type Answer = { status: number; body: string };
type Call = { method: string; path: string; body: string; form: Form; planned: PlannedFailure | undefined };

const SECRET_KEY = 'sk_test_double';
const answerOf = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });

/** Whether Stripe keeps a failure for the idempotency key: bad parameters fail before the work begins. */
const isStoredForKey = ({ status, body }: StripeFailure): boolean =>
  status === 402 || status === 500 || (status === 400 && /^charge_/.test(body.code ?? ''));

export class ApiServer {
  readonly requests: LoggedRequest[] = [];
  readonly planned: PlannedFailure[] = [];
  private readonly context: Context;
  private readonly routes: Routes;
  private readonly beforeEach: () => void;

  constructor(context: Context, routes: Routes, beforeEach: () => void) {
    this.context = context;
    this.routes = routes;
    this.beforeEach = beforeEach;
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const method = request.method ?? 'GET';
    const planned = takePlanned(
      this.planned,
      (one) => one.method === method && new RegExp(one.path).test(url.pathname),
    );
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' && method === 'POST' ? key : null;
    const answer = await this.answer(request, response, url, { method, body, idempotencyKey, planned }).catch(
      (error: unknown) => {
        if (error instanceof StripeFailure) return answerOf(error.status, { error: error.body });
        throw error;
      },
    );
    if (planned?.status === 'disconnect') response.socket?.destroy();
    else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname: path, search }: URL,
    { method, body, idempotencyKey, planned }: Omit<Call, 'path' | 'form'> & { idempotencyKey: string | null },
  ): Promise<Answer> {
    response.setHeader('Request-Id', newId('req', 14));
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    // The SDK sends the parameters of GET and DELETE in the query.
    const form = decodeForm(method === 'POST' ? body : search);
    const at = new Date(this.context.now() * 1000).toISOString();
    this.requests.push({ at, method, path, body: form, idempotencyKey });
    if (planned?.status === 500 && planned.saved !== true) throw new StripeFailure(500, PLANNED[500]);
    const call = { method, path, body, form, planned };
    if (idempotencyKey === null) return this.work(call);
    const known = this.context.store.keys.get(idempotencyKey);
    if (known === undefined) return this.workOnce(idempotencyKey, call);
    const again = storedAnswer(known, call, idempotencyKey);
    response.setHeader('Idempotent-Replayed', 'true');
    return again;
  }

  private async workOnce(key: string, call: Call): Promise<Answer> {
    const { keys } = this.context.store;
    const record: IdempotentCall = { fingerprint: fingerprintOf(call) };
    keys.set(key, record);
    try {
      record.answer = await this.work(call);
      return record.answer;
    } catch (error) {
      if (error instanceof StripeFailure && isStoredForKey(error))
        record.answer = answerOf(error.status, { error: error.body });
      else keys.delete(key);
      throw error;
    }
  }

  private async work({ method, path, form, planned }: Call): Promise<Answer> {
    if (planned?.status === 'slow') await (planned.until ?? sleep(planned.ms ?? 1000));
    if (planned?.status === 402 || planned?.status === 500)
      throw new StripeFailure(planned.status, PLANNED[planned.status]);
    const matched = routeOf(this.routes, method, path);
    if (matched === undefined) {
      const message = `Unrecognized request URL (${method}: ${path}), or one that the double doesn't imitate.`;
      throw new StripeFailure(404, { type: 'invalid_request_error', message });
    }
    this.beforeEach();
    const parameters = new Parameters(form);
    const object = matched.run({ context: this.context, id: matched.id, parameters });
    return answerOf(200, present(this.context.store, object, parameters.texts('expand')));
  }
}

const fingerprintOf = ({ method, path, body }: Call): string => `${method} ${path} ${body}`;

function storedAnswer({ fingerprint, answer }: IdempotentCall, call: Call, key: string): Answer {
  if (fingerprint !== fingerprintOf(call)) {
    const message = `Keys for idempotent requests can only be used with the same parameters: ${key}`;
    throw new StripeFailure(400, { type: 'idempotency_error', message });
  }
  if (answer !== undefined) return answer;
  const message = `There is currently another in-progress request using this Idempotent Key: ${key}`;
  throw new StripeFailure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}
