import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { EventStream, StreamPath } from './event-stream.ts';
import { type Call, handle, handleRest, listen, recorded } from './network.ts';
import { type Failure, lost, type RefusalDetails, refused, responseOf, type Success } from './reply.ts';
import { type BodyOf, type DataOf, methodOf, type ParamsOf, paramsIn, type Route, templateOf } from './route.ts';

export type CallOf<R extends Route> = Omit<Call, 'body'> & { params: ParamsOf<R>; body: BodyOf<R> };
type Settled<R extends Route> = Success<DataOf<R>> | Failure;
export type Reply<R extends Route> = Settled<R> | Promise<Settled<R>>;
export type Answer<R extends Route> = Reply<R> | ((call: CallOf<R>) => Reply<R>);
/** A call that is answered without a body needs no reply. */
type Given<R extends Route> = undefined extends DataOf<R> ? [answer?: Answer<R>] : [answer: Answer<R>];

type StreamReply = EventStream | Failure | Promise<EventStream | Failure>;
type Ending = Failure | Promise<Failure>;

/** A call as one of a route; null where it is another's. */
function asCallOf<R extends Route>(route: R, call: Call): CallOf<R> | null {
  const params = call.method === methodOf(route) ? paramsIn(templateOf(route), call.path) : null;
  return params && ({ ...call, params } as CallOf<R>);
}

const replyTo = async (answer: unknown, call: Call | null): Promise<Response> =>
  responseOf(await (typeof answer === 'function' ? answer(call) : answer));

function calls(): Call[];
function calls<R extends Route>(route: R): CallOf<R>[];
function calls(route?: Route): unknown[] {
  return route === undefined ? recorded() : recorded().flatMap((call) => asCallOf(route, call) ?? []);
}

/**
 * The API as a test of the web app needs it. Each test states its answers; the last one for a route counts. A call
 * without an answer fails the test.
 */
export const server = {
  /** Replies with data, with a failure, or with what a function makes of the call. */
  answer<R extends Route>(route: R, ...[answer]: Given<R>): void {
    handle(methodOf(route), templateOf(route), (call) => replyTo(answer, asCallOf(route, call)));
  },

  /** One answer for each call; the last is repeated. */
  answerInTurn<R extends Route>(route: R, ...answers: readonly [Answer<R>, ...Answer<R>[]]): void {
    const left = [...answers];
    handle(methodOf(route), templateOf(route), (call) =>
      replyTo(left.length > 1 ? left.shift() : left[0], asCallOf(route, call)),
    );
  },

  refuse(route: Route, status: number, errorCode: ErrorCode, details?: RefusalDetails): void {
    server.answer<Route>(route, refused(status, errorCode, details));
  },

  /** The connection breaks. */
  fail(route: Route): void {
    server.answer<Route>(route, lost);
  },

  /** The call waits for its answer until the returned function gives it. */
  hold<R extends Route>(route: R): (...answer: Given<R>) => void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    handle(methodOf(route), templateOf(route), async (call) => replyTo(await promise, asCallOf(route, call)));
    return (...[answer]) => resolve(answer);
  },

  /** Server-sent events; a function opens a stream for each call. */
  stream(path: StreamPath, answer: StreamReply | ((call: Call) => StreamReply)): void {
    handle('GET', path, (call) => replyTo(answer, call));
  },

  /** The calls for a stream so far. */
  streamCalls: (path: StreamPath): Call[] =>
    recorded().filter((call) => call.method === 'GET' && paramsIn(path, call.path) !== null),

  /** How each call ends that has no answer of its own. */
  otherwise(answer: Ending | ((call: Call) => Ending)): void {
    handleRest((call) => replyTo(answer, call));
  },

  /** Tells of each call at the moment it is sent; answers come later. */
  onCall: listen,

  /** What was sent so far, in order: of one route, or all. */
  calls,
};
