import type { Refusal } from './outbox-item.ts';

/** What a feature tells about the things of one kind it puts into the outbox. Each call is one try, and is bounded in time. */
export type OutboxKind<Body, Result> = {
  /** Creates it once per key; a repeat answers the first result (decision D6). */
  create: (body: Body, key: string) => Promise<Result>;
  /** Makes what was created like `body`; sent twice, it changes nothing more. */
  correct: (result: Result, body: Body) => Promise<Result>;
  remove: (result: Result) => Promise<void>;
  /** It is with the server: told in every open tab, before it leaves the outbox. */
  onSent: (result: Result) => void;
  /** Another body to try at once after this refusal, where that needs nobody's word. */
  amend?: (body: Body, refusal: Refusal) => Body | null;
};
