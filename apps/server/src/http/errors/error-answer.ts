import type { ErrorBody } from '@alento/contract/endpoint';
import { ACCOUNT_DELETED_CODE } from '@alento/domain/account/session';
import { type ErrorCode, errorText, isErrorCode } from '@alento/domain/errors/catalogue';
import { NO_ROWS_CODE } from '@alento/domain/legal/documents';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { AccountExists } from '../../access/account-exists.ts';
import type { SignedIn } from '../../access/person.ts';
import { answerJson, setAnswerHeader } from '../answer.ts';
import type { Env } from '../env.ts';
import { isCutOff, requestFacts } from '../request/request-log.ts';
import { statusOf } from './error-status.ts';
import { Refusal } from './refusal.ts';
import { unauthorizedOf } from './unauthorized.ts';

z.config(z.locales.pt());

/** Converts a validation error into a refusal with the code of the first issue and the messages of all issues. */
export function refusalOf(error: z.core.$ZodError): Refusal {
  const [first] = error.issues;
  const code: ErrorCode = first && isErrorCode(first.message) ? first.message : 'VALIDATION_FAILED';
  const details = error.issues.slice(0, 10).map((issue) => ({
    path: issue.path.join('.'),
    message: isErrorCode(issue.message) ? errorText(issue.message) : issue.message,
  }));
  return new Refusal(code, { details });
}

/** Why a payment page can't be opened. The specified alert quotes the field `error`. */
const CHECKOUT_REASONS: ReadonlySet<ErrorCode> = new Set([
  'PAYMENTS_OFF',
  'CHECKOUT_MINOR',
  'PLAN_INCLUDED',
  'SUBSCRIPTION_RENEWS',
  'CHECKOUT_SESSION_FAILED',
]);

/** The API's representation of a refusal. */
export const errorBodyOf = ({ code, message, details, isOfDeletedAccount }: Refusal): ErrorBody => ({
  errorCode: code,
  message,
  ...(details ? { details: [...details] } : {}),
  ...(CHECKOUT_REASONS.has(code) ? { error: message } : {}),
  ...(code === 'LEGAL_DOCUMENT_NOT_FOUND' ? { code: NO_ROWS_CODE } : {}),
  ...(isOfDeletedAccount ? { code: ACCOUNT_DELETED_CODE } : {}),
});

function answer(c: Context<Env>, refusal: Refusal): Response {
  for (const [name, value] of Object.entries(refusal.headers)) setAnswerHeader(c, name, value);
  return answerJson(c, statusOf(refusal.code), errorBodyOf(refusal));
}

/** Whether the client disconnected or violated the protocol before the request had arrived completely. */
function wasCutOff(c: Context<Env>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function asRefusal(error: Error, c: Context<Env>): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof z.core.$ZodError) return refusalOf(error);
  if (wasCutOff(c)) return new Refusal('REQUEST_INVALID');
  if (!(error instanceof HTTPException)) return null;
  if (error.status === 413) return new Refusal('BODY_TOO_LARGE');
  return error.status < 500 ? new Refusal('INVALID_JSON') : null;
}

export type Lookups = { exists: AccountExists; isOpen: (actor: SignedIn) => Promise<boolean> };

/** A refusal if the account of a request was deleted, or its session was ended, since the request was let in. */
export async function refusalIfEnded(c: Context<Env>, { exists, isOpen }: Lookups): Promise<Refusal | null> {
  const actor = c.get('actor') ?? c.get('visitor');
  if (actor === undefined || (await isOpen(actor))) return null;
  return new Refusal(unauthorizedOf(c), { isOfDeletedAccount: !(await exists(actor.owner.userId)) });
}

/** The same after an error; null if it can't be looked up. */
async function endedSince(c: Context<Env>, lookups: Lookups): Promise<Refusal | null> {
  try {
    return await refusalIfEnded(c, lookups);
  } catch (error) {
    c.var.log.error({ ...requestFacts(c), err: error }, 'a session could not be looked up after an error');
    return null;
  }
}

/**
 * The error handler of the app. Whatever fails because the account was deleted or the session was ended while the
 * request ran responds 401 and is no error of the server.
 */
export const answerErrorOf =
  (lookups: Lookups) =>
  async (error: Error, c: Context<Env>): Promise<Response> => {
    const isUnexpected = asRefusal(error, c) === null && !isCutOff(c);
    const ended = isUnexpected ? await endedSince(c, lookups) : null;
    if (!ended) return answerError(error, c);
    c.var.log.warn({ ...requestFacts(c), err: error }, 'failed after its session had ended');
    return answer(c, ended);
  };

/**
 * The error handler of what needs no account: refusals keep their code; any other error responds 500 without details.
 */
export function answerError(error: Error, c: Context<Env>): Response {
  const refusal = asRefusal(error, c);
  if (refusal) return answer(c, refusal);
  // An aborted upload is not an error of the server; the request's log line records it.
  if (isCutOff(c)) return answer(c, new Refusal('INVALID_JSON'));
  c.var.log.error({ ...requestFacts(c), err: error }, 'unexpected error');
  return answer(c, new Refusal('INTERNAL'));
}

export const answerNotFound = (c: Context<Env>): Response => answer(c, new Refusal('NOT_FOUND'));
