import type { Endpoint } from '@alento/contract/endpoint';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { refusalOf } from '../errors/error-answer.ts';
import { Refusal } from '../errors/refusal.ts';

/** Matches the media type JSON with optional parameters such as a charset. */
const JSON_TYPE = /^application\/json(;\s*[\w-]+=[^;]+)*$/i;

/** The validated parts of a call. */
type Parts = { params?: unknown; query?: unknown; body?: unknown };

function parsed(schema: z.ZodType, input: unknown): unknown {
  // No schema of the contract is asynchronous, and synchronous parsing is faster.
  const result = schema.safeParse(input);
  if (!result.success) throw refusalOf(result.error);
  return result.data;
}

/** A parameter is a string if given once, an array if given several times. */
const queryOf = (c: Context<Env>): unknown =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

/** Parses the body. A missing body becomes an empty object, so that validation reports the missing fields. */
async function bodyOf(c: Context<Env>): Promise<unknown> {
  const type = c.req.header('Content-Type');
  if (type === undefined) {
    if ((await c.req.text()) !== '') throw new Refusal('INVALID_JSON');
    return {};
  }
  if (!JSON_TYPE.test(type)) throw new Refusal('INVALID_JSON');
  try {
    return await c.req.json();
  } catch (cause) {
    // The error handler finds out by the cause whether the JSON was invalid or the request was aborted.
    throw new HTTPException(400, { cause });
  }
}

/** Reads a call and validates it by the contract. Throws the refusal of the first invalid part. */
export async function readCall(c: Context<Env>, { params, query, body }: Endpoint): Promise<Parts> {
  const parts: Parts = {};
  if (query) parts.query = parsed(query, queryOf(c));
  if (params) parts.params = parsed(params, c.req.param());
  if (body) parts.body = parsed(body, await bodyOf(c));
  return parts;
}
