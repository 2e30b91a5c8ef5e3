import type { PasswordContext } from '@alento/domain/account/password-context';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';

type Judge = (password: string, context: PasswordContext) => Result<string>;

let judge: Judge | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads the password check that the server also uses, with its word lists, once a person types a new password. If
 * loading fails (no network, or a newer build is deployed), only the server checks the password, and the next form
 * loads them again.
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

/** Checks the password on this device. Null if the password is accepted or the word lists are not loaded yet. */
export function judgePassword(password: string, context: PasswordContext): ErrorCode | null {
  const judged = judge?.(password, context);
  return judged && !judged.ok ? judged.code : null;
}
