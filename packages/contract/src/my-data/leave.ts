import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS, Confirmation } from '../second-factor.ts';

export const DeletedAccount = z.object({
  message: z.string(),
  /** Number of removed items of each kind. */
  deletedData: z.record(z.enum(DATA_KINDS), z.int().min(0)),
});
export type DeletedAccount = z.infer<typeof DeletedAccount>;

/** The password is asked again. */
export const deleteAccount = endpoint({
  method: 'delete',
  path: '/account/delete',
  summary: 'Delete the account and everything in it, for good; it asks for the password',
  auth: true,
  limits: CONFIRM_LIMITS,
  body: Confirmation.partial(),
  response: { status: 200, body: DeletedAccount },
  errors: [...CONFIRM_ERRORS, 'ACCOUNT_DELETE_FAILED'],
});
