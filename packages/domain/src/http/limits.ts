import { FAILURE_COUNT_RESET_MS, FREE_FAILURES } from '../account/limits.ts';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * For whom a limit counts separately: an account (or the mailbox named in the call), the network address, both
 * together, a known device, a session, or the caller. `caller` is the account if signed in, otherwise the address.
 */
type LimitedBy = 'account' | 'address' | 'account at an address' | 'device' | 'session' | 'caller';

/** Maximum number of calls or attempts in a time. Operators may configure other numbers (docs/operations.md). */
export type Limit = {
  readonly calls: number;
  readonly seconds: number;
  readonly by: LimitedBy;
  /** Set if calls beyond the limit are delayed instead of refused. Each is delayed longer than the one before. */
  readonly thenWaits?: true;
};

/** Limits on the calls of an endpoint, checked before validation and counted in each process. */
export const CALL_LIMITS = {
  writes: { calls: 300, seconds: MINUTE, by: 'account' },
  /** Calls that add mood entries. Those without a long note count in no quota of stored bytes. */
  'new-entries': { calls: 3000, seconds: DAY, by: 'account' },
  /**
   * Sign-out and changes of who has access. The limit counts by session, so that one session can't use up the calls of
   * another.
   */
  'access-changes': { calls: 30, seconds: MINUTE, by: 'session' },
  /**
   * Changes of the safety plan, which may take 274 kB each. A person in need who writes every line of the largest plan
   * (140) is not refused.
   */
  'safety-plan': { calls: 200, seconds: HOUR, by: 'account' },
  /** Calls that decrypt a whole history or compute something over it. */
  searches: { calls: 60, seconds: MINUTE, by: 'account' },
  /** Lists whose response decrypts hundreds of rows. */
  'large-reads': { calls: 300, seconds: MINUTE, by: 'account' },
  /** Files to import. Each is read and decrypted in full. */
  imports: { calls: 30, seconds: HOUR, by: 'account' },
  /** Photos and voice notes. */
  uploads: { calls: 120, seconds: HOUR, by: 'account' },
  'test-notifications': { calls: 10, seconds: HOUR, by: 'account' },
  'public-searches': { calls: 60, seconds: MINUTE, by: 'caller' },
  'public-reads': { calls: 1200, seconds: MINUTE, by: 'caller' },
} as const satisfies Record<string, Limit>;
export type CallLimitName = keyof typeof CALL_LIMITS;

/** Limits that a service counts in the database: failed attempts, or stored items. */
export const SERVICE_LIMITS = {
  'sign-up-address': { calls: 20, seconds: HOUR, by: 'address' },
  'sign-in-address': { calls: 100, seconds: QUARTER_HOUR, by: 'address' },
  'sign-in-account': { calls: 10, seconds: QUARTER_HOUR, by: 'account at an address' },
  'sign-in-proof': { calls: 10, seconds: QUARTER_HOUR, by: 'device' },
  'second-factor-challenge': { calls: 100, seconds: QUARTER_HOUR, by: 'session' },
  'reset-address': { calls: 20, seconds: HOUR, by: 'address' },
  'reset-account': { calls: 5, seconds: HOUR, by: 'account' },
  'recovery-mail': { calls: 5, seconds: HOUR, by: 'account' },
  'channel-code': { calls: 5, seconds: HOUR, by: 'account' },
  'recovery-link-address': { calls: 20, seconds: HOUR, by: 'address' },
  'chat-messages': { calls: 200, seconds: HOUR, by: 'account' },
  'chat-conversations': { calls: 60, seconds: HOUR, by: 'account' },
} as const satisfies Record<string, Limit>;
export type ServiceLimitName = keyof typeof SERVICE_LIMITS;

/**
 * Number of failures after which each further attempt is delayed (domain/account/guessing.ts). They are not
 * configurable.
 */
export const WAITS = {
  'sign-in-failures': { calls: FREE_FAILURES, seconds: FAILURE_COUNT_RESET_MS / 1000, by: 'account', thenWaits: true },
  'session-failures': { calls: FREE_FAILURES, seconds: FAILURE_COUNT_RESET_MS / 1000, by: 'session', thenWaits: true },
  'second-factor-failures': {
    calls: FREE_FAILURES,
    seconds: FAILURE_COUNT_RESET_MS / 1000,
    by: 'account',
    thenWaits: true,
  },
} as const satisfies Record<string, Limit>;
export type WaitName = keyof typeof WAITS;

export type LimitName = CallLimitName | ServiceLimitName | WaitName;

/** Every limit by name. */
export const LIMITS: Readonly<Record<LimitName, Limit>> = { ...CALL_LIMITS, ...SERVICE_LIMITS, ...WAITS };

export const isCallLimit = (name: LimitName): name is CallLimitName => Object.hasOwn(CALL_LIMITS, name);
