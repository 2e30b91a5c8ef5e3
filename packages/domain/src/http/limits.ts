import { FAILURES_KEPT_MS, FREE_FAILURES } from '../account/guessing.ts';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/**
 * What a limit counts by: an account (or the mailbox a call names), the network address, the two together, a
 * device that has opened the account before, a session, or whoever calls: the account of who is signed in, and
 * the address of who is not.
 */
export type LimitedBy = 'account' | 'address' | 'account at an address' | 'device' | 'session' | 'caller';

/** So many calls, or tries, in a time. Operators may set other numbers (docs/operations.md). */
export type Limit = {
  readonly calls: number;
  readonly seconds: number;
  readonly by: LimitedBy;
  /** Beyond the calls none is refused for good: each one waits longer than the one before. */
  readonly thenWaits?: true;
};

/** Limits that each call of an endpoint counts among, before it is looked at. Counted in each process. */
export const CALL_LIMITS = {
  writes: { calls: 300, seconds: MINUTE, by: 'account' },
  /** What changes who can get in, and every way out: no session can use up another's. */
  'access-changes': { calls: 30, seconds: MINUTE, by: 'session' },
  /** What opens or computes over a whole history. */
  searches: { calls: 60, seconds: MINUTE, by: 'account' },
  /** Lists of which one answer opens hundreds of rows. */
  'large-reads': { calls: 300, seconds: MINUTE, by: 'account' },
  'public-searches': { calls: 60, seconds: MINUTE, by: 'caller' },
  'public-reads': { calls: 1200, seconds: MINUTE, by: 'caller' },
} as const satisfies Record<string, Limit>;
export type CallLimitName = keyof typeof CALL_LIMITS;

/** Limits that a service counts itself: tries, of which a right one may not count, or what is kept. In the database. */
export const SERVICE_LIMITS = {
  'sign-up-address': { calls: 20, seconds: HOUR, by: 'address' },
  'sign-in-address': { calls: 100, seconds: QUARTER_HOUR, by: 'address' },
  'sign-in-account': { calls: 10, seconds: QUARTER_HOUR, by: 'account at an address' },
  'sign-in-proof': { calls: 10, seconds: QUARTER_HOUR, by: 'device' },
  'second-factor-challenge': { calls: 100, seconds: QUARTER_HOUR, by: 'session' },
  'reset-address': { calls: 20, seconds: HOUR, by: 'address' },
  'reset-account': { calls: 5, seconds: HOUR, by: 'account' },
  'recovery-mail': { calls: 5, seconds: HOUR, by: 'account' },
  'recovery-link-address': { calls: 20, seconds: HOUR, by: 'address' },
  'chat-messages': { calls: 200, seconds: HOUR, by: 'account' },
  'chat-conversations': { calls: 60, seconds: HOUR, by: 'account' },
} as const satisfies Record<string, Limit>;
export type ServiceLimitName = keyof typeof SERVICE_LIMITS;

/** Failures after which each further try waits longer (domain/account/guessing.ts). No setting changes them. */
export const WAITS = {
  'sign-in-failures': { calls: FREE_FAILURES, seconds: FAILURES_KEPT_MS / 1000, by: 'account', thenWaits: true },
  'session-failures': { calls: FREE_FAILURES, seconds: FAILURES_KEPT_MS / 1000, by: 'session', thenWaits: true },
  'second-factor-failures': { calls: FREE_FAILURES, seconds: FAILURES_KEPT_MS / 1000, by: 'account', thenWaits: true },
} as const satisfies Record<string, Limit>;
export type WaitName = keyof typeof WAITS;

export type LimitName = CallLimitName | ServiceLimitName | WaitName;

/** Every limit there is, by name. */
export const LIMITS: Readonly<Record<LimitName, Limit>> = { ...CALL_LIMITS, ...SERVICE_LIMITS, ...WAITS };

export const isCallLimit = (name: LimitName): name is CallLimitName => Object.hasOwn(CALL_LIMITS, name);
