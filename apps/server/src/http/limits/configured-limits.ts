import { LIMITS, type Limit, type LimitName } from '@alento/domain/http/limits';
import type { Config } from '../../config.ts';

/** The environment variable of each limit. The growing delays can't be configured. */
const VARIABLE_OF = {
  writes: 'LIMIT_WRITES_PER_MINUTE',
  'new-entries': 'LIMIT_NEW_ENTRIES_PER_DAY',
  'access-changes': 'LIMIT_ACCESS_CHANGES_PER_MINUTE',
  'safety-plan': 'LIMIT_SAFETY_PLAN_PER_HOUR',
  searches: 'LIMIT_SEARCHES_PER_MINUTE',
  'large-reads': 'LIMIT_LARGE_READS_PER_MINUTE',
  imports: 'LIMIT_IMPORTS_PER_HOUR',
  uploads: 'LIMIT_UPLOADS_PER_HOUR',
  'test-notifications': 'LIMIT_TEST_NOTIFICATIONS_PER_HOUR',
  'public-searches': 'LIMIT_PUBLIC_SEARCHES_PER_MINUTE',
  'public-reads': 'LIMIT_PUBLIC_READS_PER_MINUTE',
  'sign-up-address': 'LIMIT_SIGN_UP_PER_ADDRESS',
  'sign-in-address': 'LIMIT_SIGN_IN_PER_ADDRESS',
  'sign-in-account': 'LIMIT_SIGN_IN_PER_ACCOUNT',
  'sign-in-proof': 'LIMIT_SIGN_IN_PER_ACCOUNT',
  'second-factor-challenge': 'LIMIT_SIGN_IN_PER_ADDRESS',
  'reset-address': 'LIMIT_RESET_PER_ADDRESS',
  'reset-account': 'LIMIT_RESET_PER_ACCOUNT',
  'recovery-mail': 'LIMIT_RESET_PER_ACCOUNT',
  'channel-code': 'LIMIT_RESET_PER_ACCOUNT',
  'recovery-link-address': 'LIMIT_RESET_PER_ADDRESS',
  'chat-messages': 'LIMIT_CHAT_MESSAGES_PER_HOUR',
  'chat-conversations': 'LIMIT_CHAT_CONVERSATIONS_PER_HOUR',
  'sign-in-failures': null,
  'session-failures': null,
  'second-factor-failures': null,
} as const satisfies Record<LimitName, keyof Config | null>;

/** The domain's limits with numbers from environment variables. */
export type ConfiguredLimits = Readonly<Record<LimitName, Limit>>;

export function configuredLimits(config: Config): ConfiguredLimits {
  const names = Object.keys(LIMITS) as LimitName[];
  const configured = names.map((name) => {
    const variable = VARIABLE_OF[name];
    return [name, variable === null ? LIMITS[name] : { ...LIMITS[name], calls: config[variable] }] as const;
  });
  return Object.fromEntries(configured) as Record<LimitName, Limit>;
}
