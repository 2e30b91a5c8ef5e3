/** Query keys of everything about the account. */
export const accountKeys = {
  all: ['account'] as const,
  session: ['account', 'session'] as const,
  sessions: ['account', 'open-sessions'] as const,
  recoveryEmail: ['account', 'recovery-email'] as const,
};
