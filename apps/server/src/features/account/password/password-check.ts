import { checkNewPassword } from '@alento/domain/account/password';
import type { PasswordContext } from '@alento/domain/account/password-context';
import type { Result } from '@alento/domain/result';

/**
 * Checks a new password against the strength rule and the person's data. The word lists are loaded with the first
 * password that satisfies the strength rule; loading takes 250 ms once per process.
 */
export async function checkPassword(password: string, context: PasswordContext): Promise<Result<string>> {
  const basicCheck = checkNewPassword(password);
  if (!basicCheck.ok) return basicCheck;
  const judgement = await import('@alento/password-check/password-check');
  return judgement.checkPassword(password, context);
}
