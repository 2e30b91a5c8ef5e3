import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { SignedIn } from '../access/person.ts';

/** What every request carries through the chain. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** Headers of the API's answer to come (http/answer.ts). */
    answerHeaders: Record<string, string>;
    /** The contract's path of the call, once it is known: what the log names. */
    route?: string;
    /** Set by a call that answers with its other success (Endpoint.response.also). */
    otherStatus?: number;
    /** Only behind the session check (http/request/require-session.ts). */
    actor: SignedIn;
    /** Who asks, where a call may be made by anybody; absent for a visitor. */
    visitor?: SignedIn;
  };
};
