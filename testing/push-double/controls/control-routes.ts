import type { PushDouble } from '../double.ts';
import type { Incoming, Reply } from '../exchange.ts';
import type { Browser } from '../web/subscriptions.ts';
import type { PlannedAnswer } from './planned-answers.ts';

type Control = (double: PushDouble, body: never) => object;

/** What other processes can do to the double: method and path, a JSON body, a JSON answer. */
const CONTROLS: Record<string, Control> = {
  'GET /_double/addresses': ({ address, tlsAddress, ca }) => ({ address, tlsAddress, ca }),
  'GET /_double/received': ({ received, faults }) => ({ received, faults }),
  'GET /_double/requests': (double) => ({ ...double.requests(), connections: double.connections() }),
  'GET /_double/fcm': ({ fcm }) => ({ serviceAccount: fcm.account.file, token: fcm.register() }),
  'GET /_double/apns': ({ apns }) => ({
    key: apns.keyFile,
    keyId: apns.keyId,
    teamId: apns.teamId,
    topic: apns.topic,
    token: apns.register(),
  }),
  'POST /_double/subscriptions': (
    double,
    { browser, ...options }: { browser: Browser; applicationServerKey?: string; tls?: boolean },
  ) => double.subscribe(browser, options),
  'POST /_double/removed': (double, { target }: { target: string }) => {
    if (URL.canParse(target) && target.startsWith('http')) double.unsubscribe(target);
    else if (/^[0-9a-f]{64}$/.test(target)) double.apns.remove(target);
    else double.fcm.remove(target);
    return {};
  },
  'POST /_double/answers': (double, answer: PlannedAnswer) => {
    double.plan(answer);
    return {};
  },
  'POST /_double/reset': (double) => {
    double.reset();
    return {};
  },
  'POST /_double/goaway': (double) => {
    double.goAway();
    return {};
  },
};

/** Answers a request of another process on this machine; the server listens on localhost only. */
export function control(double: PushDouble, { body, method, path }: Incoming): Reply {
  const found = CONTROLS[`${method} ${path}`];
  if (found === undefined) return { status: 404, body: { message: 'No such control.' } };
  const given: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  return { status: 200, body: found(double, given as never) };
}
