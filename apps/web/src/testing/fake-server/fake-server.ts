import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { EventStream, StreamPath } from './event-stream.ts';
import { type Call, handle, handleRest, listen, recorded } from './network.ts';
import { type Failure, lost, type RefusalDetails, refused, responseOf, type Success } from './reply.ts';
import { type BodyOf, type DataOf, methodOf, type ParamsOf, paramsIn, type Route, templateOf } from './route.ts';

export type CallOf<R extends Route> = Omit<Call, 'body'> & { params: ParamsOf<R>; body: BodyOf<R> };
type Settled<R extends Route> = Success<DataOf<R>> | Failure;
export type Reply<R extends Route> = Settled<R> | Promise<Settled<R>>;
export type Answer<R extends Route> = Reply<R> | ((call: CallOf<R>) => Reply<R>);
/** The response may be left out for an endpoint without a response body. */
type AnswerArguments<R extends Route> = undefined extends DataOf<R> ? [answer?: Answer<R>] : [answer: Answer<R>];

type StreamReply = EventStream | Failure | Promise<EventStream | Failure>;
type Ending = Failure | Promise<Failure>;

/** The call with the types of the route; null if the call is of another route. */
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
 * Fake API for tests of the web app. Each test states the responses; the last response stated for a route is used. A
 * request without a response fails the test.
 */
export const server = {
  /** States the response: data, a failure, or a function of the request that returns either. */
  answer<R extends Route>(route: R, ...[answer]: AnswerArguments<R>): void {
    handle(methodOf(route), templateOf(route), (call) => replyTo(answer, asCallOf(route, call)));
  },

  /** States one response for each request; the last one is repeated. */
  answerInTurn<R extends Route>(route: R, ...answers: readonly [Answer<R>, ...Answer<R>[]]): void {
    const left = [...answers];
    handle(methodOf(route), templateOf(route), (call) =>
      replyTo(left.length > 1 ? left.shift() : left[0], asCallOf(route, call)),
    );
  },

  refuse(route: Route, status: number, errorCode: ErrorCode, details?: RefusalDetails): void {
    server.answer<Route>(route, refused(status, errorCode, details));
  },

  /** Breaks the connection of requests to the route. */
  fail(route: Route): void {
    server.answer<Route>(route, lost);
  },

  /** Delays the response until the test calls the returned function with it. */
  hold<R extends Route>(route: R): (...answer: AnswerArguments<R>) => void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    handle(methodOf(route), templateOf(route), async (call) => replyTo(await promise, asCallOf(route, call)));
    return (...[answer]) => resolve(answer);
  },

  /** Responds with server-sent events. A function creates a stream for each request. */
  stream(path: StreamPath, answer: StreamReply | ((call: Call) => StreamReply)): void {
    handle('GET', path, (call) => replyTo(answer, call));
  },

  /** The requests for a stream so far. */
  streamCalls: (path: StreamPath): Call[] =>
    recorded().filter((call) => call.method === 'GET' && paramsIn(path, call.path) !== null),

  /** States the response to requests that have none of their own. */
  otherwise(answer: Ending | ((call: Call) => Ending)): void {
    handleRest((call) => replyTo(answer, call));
  },

  /** Calls the listener when a request is sent, before its response. */
  onCall: listen,

  /** The requests so far in order, of one route or of all. */
  calls,
};
