import { checkNewPassword } from '@alento/domain/account/password';
import type { PasswordContext } from '@alento/domain/account/password-context';
import type { Result } from '@alento/domain/result';

/**
 * Every new password, with what is known of its person (decision D13). The word lists are read at the first
 * one that keeps the strength rule: a quarter of a second, once in a process.
 */
export async function checkPassword(password: string, context: PasswordContext): Promise<Result<string>> {
  const kept = checkNewPassword(password);
  if (!kept.ok) return kept;
  const judgement = await import('@alento/password-check/password-check');
  return judgement.checkPassword(password, context);
}
