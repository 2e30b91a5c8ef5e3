import type { PasswordContext } from '@alento/domain/account/password-context';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';

type Judge = (password: string, context: PasswordContext) => Result<string>;

let judge: Judge | null = null;
let loading: Promise<void> | null = null;

/**
 * Fetches the judgement that the server gives too, with its word lists (decision D13), once someone types a
 * new password. Where they don't come (no network, a newer build) the form works without: the server decides,
 * and the next form asks for them again.
 */
export function loadPasswordJudge(): Promise<void> {
  loading ??= import('@alento/password-check/password-check').then(
    ({ checkPassword }) => {
      judge = checkPassword;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Why the password is refused, on this device alone; null when it is not, or when the lists are not here yet. */
export function judgePassword(password: string, context: PasswordContext): ErrorCode | null {
  const judged = judge?.(password, context);
  return judged && !judged.ok ? judged.code : null;
}
