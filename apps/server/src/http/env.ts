import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { SignedIn } from '../access/person.ts';

/** Variables of each request. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** Headers collected for the API's response (http/answer.ts). */
    answerHeaders: Record<string, string>;
    /** Path of the endpoint in the contract, for the log; set when the request has reached its route. */
    route?: string;
    /** The endpoint's own error without a session (Endpoint.unauthorized); absent for most. */
    unauthorized?: ErrorCode;
    /** Set by a route that responds with its alternative success status (Endpoint.response.also). */
    otherStatus?: number;
    /** Set only behind the session check (http/request/require-session.ts). */
    actor: SignedIn;
    /** The signed-in person on endpoints that need no session; absent for visitors. */
    visitor?: SignedIn;
  };
};
