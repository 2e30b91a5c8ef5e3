import type { DeliveryMode, WebhookTarget } from '../webhooks/delivery.ts';
import { refused } from '../wire/failure.ts';
import type { PlannedFailure } from '../wire/failures.ts';
import type { Controls, Payment } from './controls.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a JSON body and refuses those that are missing or of another type. */
class Body {
  private readonly fields: Fields;

  constructor(fields: Fields) {
    this.fields = fields;
  }

  text(key: string): string {
    const value = this.optionalText(key);
    if (value === undefined) throw refused(`Missing field: ${key}`, key);
    return value;
  }

  optionalText(key: string): string | undefined {
    const value = this.fields[key];
    if (value === undefined || typeof value === 'string') return value;
    throw refused(`Not a text: ${key}`, key);
  }

  number(key: string): number {
    const value = this.optionalNumber(key);
    if (value === undefined) throw refused(`Missing field: ${key}`, key);
    return value;
  }

  optionalNumber(key: string): number | undefined {
    const value = this.fields[key];
    if (value === undefined || typeof value === 'number') return value;
    throw refused(`Not a number: ${key}`, key);
  }

  flag(key: string): boolean {
    return this.fields[key] === true;
  }

  oneOf<T extends string | number>(key: string, values: readonly T[]): T {
    const found = values.find((value) => value === this.fields[key]);
    if (found === undefined) throw refused(`Must be one of ${values.join(', ')}: ${key}`, key);
    return found;
  }
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  // A field that is absent, not one that is undefined.
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });

const target = (body: Body): WebhookTarget => ({
  url: body.text('url'),
  secret: body.text('secret'),
  ...optional('retryMs', body.optionalNumber('retryMs')),
});

const mode = (body: Body): DeliveryMode => ({
  mode: body.oneOf('mode', ['normal', 'hold', 'twice', 'wrong-signature']),
  ...optional('delayMs', body.optionalNumber('delayMs')),
  ...optional('random', body.optionalNumber('random')),
});

const payment = (body: Body): Payment => ({
  session: body.text('session'),
  method: body.oneOf('method', ['card', 'pix']),
  leave: body.flag('leave'),
  ...optional('card', body.optionalText('card')),
  ...optional('email', body.optionalText('email')),
});

const failure = (body: Body): PlannedFailure => ({
  method: body.text('method'),
  path: body.text('path'),
  times: body.number('times'),
  status: body.oneOf('status', [402, 429, 500, 'disconnect', 'slow']),
  before: body.flag('before'),
  saved: body.flag('saved'),
  ...optional('ms', body.optionalNumber('ms')),
});

type Run = (controls: Controls, body: Body) => unknown;

const POSTS: Readonly<Record<string, Run>> = {
  webhooks: (controls, body) => controls.webhooks(target(body)),
  delivery: (controls, body) => controls.delivery(mode(body)),
  deliver: (controls, body) =>
    controls.deliver({
      order: body.oneOf('order', ['as-made', 'random', 'reverse']),
      ...optional('seed', body.optionalNumber('seed')),
      ...optional('times', body.optionalNumber('times')),
    }),
  resend: (controls, body) => controls.resend({ id: body.text('id') }),
  idle: (controls) => controls.idle(),
  shift: (controls, body) => controls.shift({ customer: body.text('customer'), seconds: body.number('seconds') }),
  pay: (controls, body) => controls.pay(payment(body)),
  pix: (controls, body) =>
    controls.pix({ session: body.text('session'), outcome: body.oneOf('outcome', ['paid', 'failed']) }),
  refund: (controls, body) =>
    controls.refund({ charge: body.text('charge'), ...optional('amount', body.optionalNumber('amount')) }),
  dispute: (controls, body) => controls.dispute({ charge: body.text('charge') }),
  'dispute-close': (controls, body) =>
    controls.closeDispute({ charge: body.text('charge'), status: body.oneOf('status', ['won', 'lost']) }),
  'cancel-now': (controls, body) => controls.cancelNow({ subscription: body.text('subscription') }),
  fail: (controls, body) => controls.fail(failure(body)),
};

const GETS: Readonly<Record<string, (controls: Controls, rest: string) => unknown>> = {
  events: (controls) => controls.events(),
  attempts: (controls) => controls.attempts(),
  requests: (controls) => controls.requests(),
  customers: (controls, account) => controls.lookUp(account),
};

/** The answer to a call of `/_double/…`; `undefined` if there is no such control. */
export async function control(
  controls: Controls,
  method: string,
  path: string,
  json: string,
): Promise<object | undefined> {
  const [name = '', rest = ''] = path.replace(/^\/_double\//, '').split('/');
  if (method === 'GET') {
    const run = Object.hasOwn(GETS, name) ? GETS[name] : undefined;
    return run === undefined ? undefined : Object(run(controls, decodeURIComponent(rest)));
  }
  const run = method === 'POST' && Object.hasOwn(POSTS, name) ? POSTS[name] : undefined;
  if (run === undefined) return undefined;
  const fields: unknown = json === '' ? {} : JSON.parse(json);
  if (typeof fields !== 'object' || fields === null) throw refused('The body must be an object.');
  return Object((await run(controls, new Body({ ...fields }))) ?? {});
}
