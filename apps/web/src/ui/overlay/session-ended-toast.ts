import { ApiError } from '../../lib/api/api-error.ts';
import { hasErased } from '../../lib/session/erased.ts';
import { session } from '../../lib/session/session.ts';
import { toast } from './toast.tsx';

/** Shows the text if the error ended the session, but not after the account was deleted. */
export function toastIfEnded(error: unknown, text: string): void {
  const isUnauthorized = error instanceof ApiError && error.status === 401;
  if (isUnauthorized && session.current() === null && !hasErased()) toast.failed(text);
}
