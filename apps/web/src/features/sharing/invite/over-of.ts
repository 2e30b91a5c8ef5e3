import { ApiError } from '../../../lib/api/api-error.ts';
import { type Over, overCopy } from './invite.copy.ts';

/** Why an invitation can't be accepted any more; null for any other error. */
export const overOf = (error: unknown): Over | null =>
  error instanceof ApiError && Object.hasOwn(overCopy.texts, error.errorCode) ? (error.errorCode as Over) : null;
