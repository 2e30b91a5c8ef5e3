import { accept, type Result, refuse } from '../result.ts';
import { isEmail, normalizeEmail } from './email.ts';

/** Normalises and validates a recovery address, with the specified errors. */
export function checkRecoveryEmail(text: string): Result<string> {
  const email = normalizeEmail(text);
  if (email === '') return refuse('RECOVERY_EMAIL_EMPTY');
  return isEmail(email) ? accept(email) : refuse('RECOVERY_EMAIL_FORMAT');
}
