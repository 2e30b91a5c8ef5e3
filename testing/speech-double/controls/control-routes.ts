import type { SpeechDouble } from '../double.ts';
import { json, type Reply, type Request } from '../exchange.ts';
import type { PlannedFailure } from './planned-failures.ts';

type Control = (double: SpeechDouble, body: never) => object;

const done = {};

/** What other processes can do to the double: method and path, a JSON body, a JSON answer. */
const CONTROLS: Record<string, Control> = {
  'GET /_double/asked': ({ asked, refused }) => ({ asked, refused }),
  'GET /_double/recordings': ({ recordings }) => ({ recordings: recordings.map((one) => one.toString('base64')) }),
  'POST /_double/sentences': (double, { hz, text }: { hz: number; text: string }) => {
    double.teach(hz, text);
    return done;
  },
  'POST /_double/failures': (double, failure: PlannedFailure) => {
    double.fail(failure);
    return done;
  },
  'POST /_double/reset': (double) => {
    double.reset();
    return done;
  },
};

/** Answers a request of another process on this machine; the server listens on localhost only. */
export function control(double: SpeechDouble, { body, method, path }: Request): Reply {
  const found = CONTROLS[`${method} ${path}`];
  if (found === undefined) return json(404, { message: 'No such control.' });
  const given: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  return json(200, found(double, given as never));
}
