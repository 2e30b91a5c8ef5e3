import type { Refusal } from './outbox-item.ts';

/** How a feature sends its items of one kind. Each function makes one attempt and must have a timeout of its own. */
export type OutboxKind<Body, Result> = {
  /** Creates the item once per key; a retry returns the first result. */
  create: (body: Body, key: string) => Promise<Result>;
  /** Updates the created item to `body`; must be idempotent. */
  correct: (result: Result, body: Body) => Promise<Result>;
  remove: (result: Result) => Promise<void>;
  /** Called in every open tab when the server has the item, before the item leaves the outbox. */
  onSent: (result: Result) => void;
  /** Returns another body to try at once after this refusal, without asking the person; null if there is none. */
  amend?: (body: Body, refusal: Refusal) => Body | null;
};
